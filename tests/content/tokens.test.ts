import {lineOf, list, read} from '../../tools/support/files';
import {expectNone} from './support/problems';

const file = 'src/css/tokens.css';
const css = read(file);

type Tokens = Readonly<Record<string, string>>;

/** Returns the tokens that a rule of the stylesheet sets. */
function block(selector: string): Tokens {
  const start = css.indexOf(` ${selector} {`);
  if (start < 0) throw new Error(`${file} has no rule ${selector}`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--site-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name!,
      value!.trim(),
    ]),
  );
}

const both = block(':root');

/** Returns the tokens of a theme. */
function tokensOf(theme: 'light' | 'dark'): Tokens {
  return Object.fromEntries(
    Object.entries(both).map(([name, value]) => {
      const [, light, dark] = /^var\(--light, (.+)\) var\(--dark, (.+)\)$/.exec(value) ?? [];
      return [name, {light, dark}[theme] ?? value];
    }),
  );
}

const themes: Readonly<Record<string, Tokens>> = {
  light: tokensOf('light'),
  dark: tokensOf('dark'),
};

function resolve(tokens: Tokens, name: string): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`${file} has no token --site-${name}`);
  const alias = /^var\(--site-([\w-]+)\)$/.exec(value)?.[1];
  if (alias) return resolve(tokens, alias);
  if (!/^#[0-9a-f]{6}$/i.test(value))
    throw new Error(
      `${file}: --site-${name} carries text and must be an opaque hex colour, not ${value}`,
    );
  return value;
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast of two colours (WCAG 2.2). */
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const code = [
  'text',
  'comment',
  'keyword',
  'string',
  'function',
  'number',
  'operator',
  'punctuation',
  'tag',
  'attr-name',
  'class-name',
  'property',
  'inserted',
  'deleted',
].map((name) => `code-${name}`);
const callouts = ['note', 'tip', 'info', 'warning', 'danger'];
const grounds = ['canvas', 'surface-1', 'surface-2', 'raised'];

/** Text colours with their backgrounds and the minimum contrast. */
const pairs: readonly {
  readonly group: string;
  readonly on: readonly string[];
  readonly texts: readonly string[];
  readonly least: number;
}[] = [
  {
    group: 'text',
    texts: ['text-strong', 'text', 'text-muted', 'text-faint', 'link', 'link-hover'],
    on: grounds,
    least: 4.5,
  },
  {group: 'buttons', texts: ['on-accent'], on: ['accent', 'accent-hover'], least: 4.5},
  {group: 'selected', texts: ['accent', 'text', 'text-strong'], on: ['accent-soft'], least: 4.5},
  {group: 'selection', texts: ['text-strong', 'text', 'link'], on: ['selection'], least: 4.5},
  {group: 'inline code', texts: ['code-inline-text', 'link'], on: ['code-inline-bg'], least: 4.5},
  {
    group: 'code',
    texts: code,
    on: ['code-bg', 'code-head', 'code-highlight-bg', 'code-inserted-bg', 'code-deleted-bg'],
    least: 4.5,
  },
  {group: 'lines out of focus', texts: ['code-dim'], on: ['code-bg'], least: 4.5},
  {
    group: 'captions of code',
    texts: ['text-muted', 'text-strong', 'text-faint'],
    on: ['code-bg', 'code-head'],
    least: 4.5,
  },
  ...callouts.map((kind) => ({
    group: `callout ${kind}`,
    texts: [`${kind}-fg`, 'text', 'link', 'code-inline-text'],
    on: [`${kind}-bg`],
    least: 4.5,
  })),
  {group: 'controls', texts: ['focus', 'line-control', 'accent'], on: grounds, least: 3},
  {
    group: 'focus',
    texts: ['focus'],
    on: ['accent-soft', 'code-bg', 'code-head', 'code-inline-bg'],
    least: 3,
  },
  {group: 'marked line', texts: ['code-highlight-edge'], on: ['code-highlight-bg'], least: 3},
];

describe.each(Object.keys(themes))('in the %s theme', (theme) => {
  test.each(pairs)('contrast of $group is at least $least', ({texts, on, least}) => {
    const tokens = themes[theme]!;
    const problems = texts.flatMap((text) =>
      on.flatMap((ground) => {
        const ratio = contrast(resolve(tokens, text), resolve(tokens, ground));
        if (ratio >= least) return [];
        const line = lineOf(css, css.indexOf(`--site-${text}:`));
        return [`${file}:${line}: --site-${text} on --site-${ground}: ${ratio.toFixed(2)}`];
      }),
    );
    expectNone(problems, `Change one of the two colours until the contrast is ${least}.`);
  });
});

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});

const stylesheets = list('src', /\.css$/);

/** Returns the lines of a stylesheet, without comments. */
function linesOf(sheet: string): string[] {
  return read(sheet)
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .split('\n');
}

test('every rule stands in a layer', () => {
  const problems = stylesheets.flatMap((sheet) =>
    linesOf(sheet).flatMap((line, index) =>
      /^\S/.test(line) && !/^(?:@layer .+[;{]|\})$/.test(line)
        ? [`${sheet}:${index + 1}: ${line}`]
        : [],
    ),
  );
  expectNone(
    problems,
    'Write it inside of `@layer components`: what stands outside beats every layer.',
  );
});

test('media queries use em, so that a larger font counts as a narrower window', () => {
  const problems = stylesheets.flatMap((sheet) =>
    linesOf(sheet).flatMap((line, index) =>
      /@media.*\b(?:width|height)\b.*\dpx/.test(line)
        ? [`${sheet}:${index + 1}: ${line.trim()}`]
        : [],
    ),
  );
  expectNone(problems, 'Write it in em: 16 px are one.');
});

test('no colour of code is left out', () => {
  const named = Object.keys(both).filter(
    (name) => name.startsWith('code-') && !/^code-inline-|-(?:bg|line|head|edge|size)$/.test(name),
  );
  expect(named.sort()).toEqual([...code, 'code-dim'].sort());
});

test('every token that is used exists', () => {
  const known = new Set(
    stylesheets.flatMap((sheet) =>
      [...read(sheet).matchAll(/(--(?:site|ifm)-[\w-]+)\s*:/g)].map(([, name]) => name!),
    ),
  );
  const problems = stylesheets.flatMap((sheet) => {
    const text = read(sheet);
    return [...text.matchAll(/var\((--site-[\w-]+)\s*\)/g)]
      .filter(([, name]) => !known.has(name!))
      .map((match) => `${sheet}:${lineOf(text, match.index)}: ${match[1]}`);
  });
  expectNone(problems, `Define the token in ${file}, or correct its name.`);
});

test('colours are written in the tokens only', () => {
  const problems = stylesheets
    .filter((sheet) => sheet !== file)
    .flatMap((sheet) =>
      linesOf(sheet).flatMap((line, index) =>
        /:[^;]*(?:#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\()/i.test(line)
          ? [`${sheet}:${index + 1}: ${line.trim()}`]
          : [],
      ),
    );
  expectNone(
    problems,
    `Use a token of ${file}: only those have a dark counterpart and a checked contrast.`,
  );
});

test('every colour of a code token comes from a code token of the theme', () => {
  const problems = stylesheets.flatMap((sheet) => {
    const text = read(sheet);
    return [...text.matchAll(/((?:\.token[^{}]*)+)\{([^}]*)\}/g)].flatMap((match) =>
      [...match[2]!.matchAll(/(?<!-)color:\s*([^;]+);/g)]
        .filter(
          ([, value]) =>
            ![...code, 'code-dim'].some((name) => value!.trim() === `var(--site-${name})`),
        )
        .map(
          ([, value]) =>
            `${sheet}:${lineOf(text, match.index)}: ${match[1]!.trim().replace(/\s+/g, ' ')} is ${value}`,
        ),
    );
  });
  expectNone(
    problems,
    'Use one of the --site-code-… tokens, whose contrast is checked on every ground of code.',
  );
});
