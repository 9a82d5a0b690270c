import {readTokens, tokenColour} from '../../src/compiler/designTokens';
import {drawDependencyGraph} from '../../tools/images/dependencyGraph';
import {favicon} from '../../tools/images/favicon';
import {lineOf, list, read} from '../../tools/support/files';
import {expectNone, matchProblems} from './support/expectNone';

const file = 'src/css/tokens.css';
const css = read(file);

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Names of the tokens `code-*` that are text colours in code blocks: not backgrounds, sizes and inline code. */
const code = Object.keys(readTokens('light')).filter(
  (name) => name.startsWith('code-') && !/^code-inline-|-(?:bg|line|head|edge|size)$/.test(name),
);
const grounds = ['canvas', 'surface-1', 'surface-2', 'raised'];
const codeGrounds = ['bg', 'head', 'highlight-bg', 'inserted-bg', 'deleted-bg'].map(
  (name) => `code-${name}`,
);

type Pairs = readonly [
  group: string,
  least: number,
  texts: readonly string[],
  grounds: readonly string[],
];

/** Each row: a name, the minimum contrast, text colours, and backgrounds. Every text is tested on every background. */
const pairs: readonly Pairs[] = [
  ['text', 4.5, ['text-strong', 'text', 'text-muted', 'text-faint'], grounds],
  ['links', 4.5, ['link', 'link-hover'], grounds],
  ['buttons', 4.5, ['on-accent'], ['accent', 'accent-hover']],
  ['selected', 4.5, ['accent', 'text', 'text-strong'], ['accent-soft']],
  ['selection', 4.5, ['text-strong', 'text', 'link'], ['selection']],
  ['inline code', 4.5, ['code-inline-text', 'link'], ['code-inline-bg']],
  ['code', 4.5, code.filter((name) => name !== 'code-dim'), codeGrounds],
  ['lines out of focus', 4.5, ['code-dim'], ['code-bg']],
  ['captions of code', 4.5, ['text-muted', 'text-strong', 'text-faint'], ['code-bg', 'code-head']],
  ...['note', 'tip', 'info', 'warning', 'danger'].map((kind): Pairs => [
    `callout ${kind}`,
    4.5,
    [`${kind}-fg`, 'text', 'link', 'code-inline-text'],
    [`${kind}-bg`],
  ]),
  ['controls', 3, ['focus', 'line-control', 'accent'], grounds],
  ['focus', 3, ['focus'], ['accent-soft', 'code-bg', 'code-head', 'code-inline-bg']],
  ['highlighted line', 3, ['code-highlight-edge'], ['code-highlight-bg']],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(pairs)('contrast of %s is at least %d', (_group, least, texts, backgrounds) => {
    const tokens = readTokens(theme);
    const problems = texts.flatMap((text) =>
      backgrounds.flatMap((ground) => {
        const ratio = contrast(tokenColour(tokens, text), tokenColour(tokens, ground));
        if (ratio >= least) return [];
        const line = lineOf(css, css.indexOf(`--site-${text}:`));
        return [`${file}:${line}: --site-${text} on --site-${ground}: ${ratio.toFixed(2)}`];
      }),
    );
    expectNone(problems, `Change one of the two colours until the contrast is ${least}.`);
  });
});

const stylesheets = list('src', /\.css$/);

/** Returns `file:line: match` for each match of a pattern in stylesheets, apart from comments. */
function matches(pattern: RegExp, files = stylesheets): readonly string[] {
  return files.flatMap((name) => {
    const text = read(name).replace(/\/\*[\s\S]*?\*\//g, (comment) =>
      comment.replace(/[^\n]/g, ' '),
    );
    return matchProblems(name, text, pattern);
  });
}

test('every CSS rule is in a layer', () => {
  expectNone(
    matches(/^(?!@layer .+[;{]$|\}$)\S.*$/gm),
    'Write it inside of `@layer components`: what stands outside beats every layer.',
  );
});

test('media queries use em, so that a larger font counts as a narrower window', () => {
  expectNone(matches(/@media.*\b(?:width|height)\b.*\dpx.*/g), 'Write it in em: 16 px are one.');
});

test('every token that is used exists', () => {
  const known = new Set(
    stylesheets.flatMap((name) =>
      [...read(name).matchAll(/(--(?:site|ifm)-[\w-]+)\s*:/g)].map(([, token]) => token!),
    ),
  );
  const problems = matches(/var\(--site-[\w-]+\s*\)/g).filter(
    (problem) => !known.has(/--site-[\w-]+/.exec(problem)![0]),
  );
  expectNone(problems, `Define the token in ${file}, or correct its name.`);
});

test('colours are written in the tokens only', () => {
  const others = stylesheets.filter((name) => name !== file);
  expectNone(
    matches(/.*:[^;\n]*(?:#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\().*/gi, others),
    `Use a token of ${file}: only those have a dark counterpart and a checked contrast.`,
  );
});

test('the accent is written in the tokens only', () => {
  const accents = (['light', 'dark'] as const).map((theme) => readTokens(theme).accent);
  const drawn = new Map([
    ['static/img/favicon.svg', favicon],
    ['static/img/dependency-graph.svg', drawDependencyGraph('deps-fields')],
  ]);
  const others = ['src', 'tools', 'static', 'docs', 'blog']
    .flatMap((folder) => list(folder, /\.(?:css|[cm]?[jt]sx?|svg|html|mdx?)$/))
    .filter((name) => name !== file && !drawn.has(name));
  expectNone(
    matches(new RegExp(accents.join('|'), 'gi'), others),
    `Use a token, or tokenColour of src/compiler/designTokens.ts where CSS does not reach.`,
  );
  expectNone(
    [...drawn]
      .filter(([name, text]) => read(name) !== text)
      .map(([name]) => `${name}:1: is not up to date`),
    `Draw it in the colours of ${file}: npm run images`,
  );
});

test('every colour of a code token comes from a code token of the theme', () => {
  const allowed = code.map((name) => `var(--site-${name})`);
  const problems = stylesheets.flatMap((name) => {
    const text = read(name);
    return [...text.matchAll(/((?:\.token[^{}]*)+)\{([^}]*)\}/g)].flatMap(
      ({1: selector = '', 2: body = '', index}) =>
        [...body.matchAll(/(?<!-)color:\s*([^;]+);/g)]
          .filter(([, value = '']) => !allowed.includes(value.trim()))
          .map(([, value]) => `${name}:${lineOf(text, index)}: ${selector.trim()} is ${value}`),
    );
  });
  expectNone(
    problems,
    'Use one of the --site-code-… tokens, whose contrast is checked on every ground of code.',
  );
});
