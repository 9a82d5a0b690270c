import {createRequire} from 'node:module';
import {Prism, normalizeTokens} from 'prism-react-renderer';
import {extractMarks, type LineMark} from './marks';

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

/** The languages whose code is shown without tokens on purpose. */
const plain = new Set(['text', 'txt', 'plain']);

/**
 * Highlights code as HTML with class names only: one `.line` element per line, each ending in its line break.
 * Throws when the language is unknown, so that a misspelt fence is noticed.
 */
export function highlight(
  source: string,
  language: string,
  highlighted: readonly number[] = [],
  focused: readonly number[] = [],
): string {
  const {code, marks} = extractMarks(source.replace(/\n$/, ''));
  const grammar = Prism.languages[aliases[language] ?? language];
  if (!grammar && !plain.has(language)) throw new Error(`Unknown code language "${language}"`);
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  return lines
    .map((tokens, index) => {
      const mark =
        marks.get(index) ??
        (highlighted.includes(index + 1) ? 'highlight' : undefined) ??
        (focused.includes(index + 1) ? 'focus' : undefined);
      const html = tokens
        .filter((token) => !token.empty)
        .map(({types, content}) => {
          const classes = types.filter((type) => type !== 'plain');
          const text = escapeHtml(content);
          return classes.length > 0
            ? `<span class="token ${classes.join(' ')}">${text}</span>`
            : text;
        })
        .join('');
      return `<span class="line${mark ? ` ${lineClass[mark]}` : ''}">${html}\n</span>`;
    })
    .join('');
}

/** A type or a default as inline HTML, without line elements; lines stay lines. */
export function highlightInline(source: string, language = 'typescript'): string {
  return highlight(source, language)
    .replace(/<span class="line">/g, '')
    .replace(/\n<\/span>/g, '\n')
    .trim();
}
