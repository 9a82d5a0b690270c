import {createRequire} from 'node:module';
import {Prism, normalizeTokens} from 'prism-react-renderer';
import {extractMarks, type LineMark} from './marks';
import type {CodeMeta} from './meta';

const require = createRequire(import.meta.url);

// prismjs grammars extend a global; it exists only while they load.
const holder = globalThis as {Prism?: unknown};
holder.Prism = Prism;
for (const language of ['bash', 'diff', 'less', 'scss', 'toml', 'json5']) {
  require(`prismjs/components/prism-${language}`);
}
delete holder.Prism;

// What a build says in the terminal: the words that its lines begin with.
Prism.languages.terminal = {
  deleted: /^error\b|\berror TS\d+/m,
  number: /^warn\b/m,
  inserted: /^ready\b/m,
  comment: /^(?:info|start)\b/m,
};

const aliases: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  jsonc: 'json5',
  mjs: 'javascript',
  cjs: 'javascript',
  mts: 'typescript',
  cts: 'typescript',
  vue: 'markup',
  html: 'markup',
};

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (c) => escapes[c] ?? c);

const lineClass: Readonly<Record<LineMark, string>> = {
  highlight: 'line--highlight',
  inserted: 'line--inserted',
  deleted: 'line--deleted',
  focus: 'line--focus',
};

/** Lines up to this length fit on a phone. */
const neverWrapped = 36;

/** How deep the rest of a long line hangs when it is wrapped: two columns behind the line's own beginning. */
function hangClass(line: string): readonly string[] {
  const depth = Math.min(8, Math.floor(/^ */.exec(line)![0].length / 2));
  return depth > 0 && line.length > neverWrapped ? [`line--in${depth}`] : [];
}

/** The kinds of tokens that have a colour, and the kinds that share it; the first one that a token has counts. */
const kinds: readonly (readonly [kind: string, ...like: string[]])[] = [
  ['bold'],
  ['deleted'],
  ['inserted'],
  ['property', 'literal-property'],
  ['class-name', 'builtin'],
  ['attr-name'],
  ['tag', 'selector'],
  ['punctuation'],
  ['operator'],
  ['number', 'constant'],
  ['function'],
  ['string', 'template-string', 'attr-value', 'url'],
  ['keyword', 'boolean'],
  ['comment'],
];

type Run = {readonly kind: string | undefined; readonly text: string};

/** A line as few runs as it needs: what looks the same is one, with the blanks in it, which have no colour. */
function runsOf(tokens: readonly {readonly types: string[]; readonly content: string}[]): Run[] {
  const runs: Run[] = [];
  for (const {types, content} of tokens) {
    const kind = kinds.find((names) => names.some((name) => types.includes(name)))?.[0];
    const last = runs.at(-1);
    const before = runs.at(-2);
    if (last?.kind === kind) runs.splice(-1, 1, {kind, text: `${last?.text ?? ''}${content}`});
    else if (kind && before?.kind === kind && last?.text.trim() === '')
      runs.splice(-2, 2, {kind, text: before.text + last.text + content});
    else runs.push({kind, text: content});
  }
  return runs;
}

/** The languages whose code is shown without tokens on purpose. */
const plain = new Set(['text', 'txt', 'plain']);

/** Lines of a block by their numbers, from 1. */
type Lines = Partial<Pick<CodeMeta, 'highlighted' | 'focused' | 'seen'>>;

/**
 * Highlights code as HTML with class names only: one `.line` element per line, each ending in its line break. Lines
 * that are not seen to begin with stand in a hidden element behind a gap, which is drawn and holds no text.
 * Throws when the language is unknown, so that a misspelt fence is noticed.
 */
export function highlight(
  source: string,
  language: string,
  {highlighted = [], focused = [], seen}: Lines = {},
): string {
  const {code, marks} = extractMarks(source.replace(/\n$/, ''));
  const grammar = Prism.languages[aliases[language] ?? language];
  if (!grammar && !plain.has(language)) throw new Error(`Unknown code language "${language}"`);
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  const isSeen = (index: number): boolean => seen?.includes(index + 1) ?? true;
  const opens = (index: number): boolean => !isSeen(index) && (index === 0 || isSeen(index - 1));
  const closes = (index: number): boolean =>
    !isSeen(index) && (index === lines.length - 1 || isSeen(index + 1));
  return lines
    .map((tokens, index) => {
      const mark =
        marks.get(index) ??
        (highlighted.includes(index + 1) ? 'highlight' : undefined) ??
        (focused.includes(index + 1) ? 'focus' : undefined);
      const html = runsOf(tokens.filter((token) => !token.empty))
        .map(({kind, text}) =>
          kind ? `<span class="token ${kind}">${escapeHtml(text)}</span>` : escapeHtml(text),
        )
        .join('');
      const classes = [
        'line',
        ...(mark ? [lineClass[mark]] : []),
        ...hangClass(tokens.map(({content}) => content).join('')),
      ];
      const line = `<span class="${classes.join(' ')}">${html}\n</span>`;
      const start = opens(index)
        ? '<span class="code__gap"></span><span class="code__rest" hidden="until-found">'
        : '';
      return `${start}${line}${closes(index) ? '</span>' : ''}`;
    })
    .join('');
}

/** A type or a default as inline HTML, without line elements; lines stay lines. */
export function highlightInline(source: string, language = 'typescript'): string {
  return (
    highlight(source, language)
      .replace(/<span class="line[^"]*">/g, '')
      .replace(/\n<\/span>/g, '\n')
      // A narrow line may end behind what opens an argument of a type; there is no space in it.
      .replace(/&lt;(?:<\/span>)?/g, '$&<wbr>')
      .trim()
  );
}
