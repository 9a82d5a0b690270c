import {createRequire} from 'node:module';
import {Prism, normalizeTokens} from 'prism-react-renderer';
import {maxUnwrapped} from '../../lib/page/splitCode';
import {extractAnnotations, type LineAnnotation} from './lineAnnotations';
import type {CodeMeta} from './codeMeta';

const require = createRequire(import.meta.url);

// The grammars of prismjs extend a global `Prism`, which exists only while they are loaded.
const holder = globalThis as {Prism?: unknown};
holder.Prism = Prism;
for (const language of ['bash', 'diff', 'less', 'scss', 'toml', 'json5']) {
  require(`prismjs/components/prism-${language}`);
}
delete holder.Prism;

// Gives the log levels and TypeScript errors of build output the colours of existing token types.
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

const lineClass: Readonly<Record<LineAnnotation, string>> = {
  highlight: 'line--highlight',
  inserted: 'line--inserted',
  deleted: 'line--deleted',
  focus: 'line--focus',
};

/** Longest line that fits on a phone without wrapping, in characters. */
const maxPhoneLine = 36;

/** Returns the class that indents the second row of a wrapped line two columns more than the first. */
function hangClass(line: string): readonly string[] {
  const depth = Math.min(8, Math.floor(/^ */.exec(line)![0].length / 2));
  return depth > 0 && line.length > maxPhoneLine ? [`line--in${depth}`] : [];
}

/** Groups of token types that share a colour. A token gets the colour of the first group with one of its types. */
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

/** Merges adjacent tokens of the same colour, including white space between them. */
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

const plain = new Set(['text', 'txt', 'plain']);

type Lines = Partial<Pick<CodeMeta, 'highlighted' | 'seen'>>;

/**
 * Renders highlighted code as HTML: one `.line` element per line, which contains the line break. Each run of lines that
 * `seen` does not list is in a hidden element, after an element for the gap. Throws if the language is unknown.
 */
export function highlight(
  source: string,
  language: string,
  {highlighted = [], seen}: Lines = {},
): string {
  const {code, annotations} = extractAnnotations(source.replace(/\n$/, ''));
  const grammar = Prism.languages[aliases[language] ?? language];
  if (!grammar && !plain.has(language)) throw new Error(`Unknown code language "${language}"`);
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  const isSeen = (index: number): boolean => seen?.includes(index + 1) ?? true;
  const opens = (index: number): boolean => !isSeen(index) && (index === 0 || isSeen(index - 1));
  const closes = (index: number): boolean =>
    !isSeen(index) && (index === lines.length - 1 || isSeen(index + 1));
  return lines
    .map((tokens, index) => {
      const annotation =
        annotations.get(index) ?? (highlighted.includes(index + 1) ? 'highlight' : undefined);
      const html = runsOf(tokens.filter((token) => !token.empty))
        .map(({kind, text}) =>
          kind ? `<span class="token ${kind}">${escapeHtml(text)}</span>` : escapeHtml(text),
        )
        .join('');
      const classes = [
        'line',
        ...(annotation ? [lineClass[annotation]] : []),
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

/** Renders the type or default of an option as highlighted inline HTML, without line elements. */
export function highlightInline(source: string, language = 'typescript'): string {
  return (
    highlight(source, language)
      .replace(/<span class="line[^"]*">/g, '')
      .replace(/\n<\/span>/g, '\n')
      // Lets a narrow screen break a long type after `<`, because types have few spaces.
      .replace(/&lt;(?:<\/span>)?/g, source.length > maxUnwrapped ? '$&<wbr>' : '$&')
      .trim()
  );
}
