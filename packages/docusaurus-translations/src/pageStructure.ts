import {createRequire} from 'node:module';
import type {Code, Nodes, Root, RootContent} from 'mdast';
import type typescript from 'typescript';
import {visit} from 'unist-util-visit';
import {headingId} from './normaliseNode.ts';

/** An item of a page that must be the same in every language, such as a link or an image, with its line. */
export type StructureItem = {
  readonly text: string;
  readonly line: number;
  readonly code?: Code;
};

const translated = new Set(['label', 'title', 'alt', 'caption']);

const comments: Readonly<Record<string, RegExp>> = {
  bash: /(^|\s)#(?![^\n]*\[!code).*$/gm,
  sh: /(^|\s)#(?![^\n]*\[!code).*$/gm,
  yaml: /(^|\s)#.*$/gm,
  toml: /(^|\s)#.*$/gm,
  css: /\/\*[\s\S]*?\*\//g,
  html: /<!--[\s\S]*?-->/g,
};

/** Removes comments from code, because comments are translated. Code annotations are not removed. */
export function withoutComments(code: string, language: string): string {
  const script = /^(?:[cm]?[jt]sx?|json[c5]?)$/.test(language);
  const stripped = script
    ? withoutScriptComments(code)
    : code.replace(comments[language] ?? /(?!)/g, '$1');
  return stripped
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** Loaded on demand, because loading TypeScript takes longer than parsing all pages. */
let ts: typeof typescript | undefined;

function withoutScriptComments(code: string): string {
  if (!/\/[/*]/.test(code)) return code;
  ts ??= createRequire(import.meta.url)('typescript') as typeof typescript;
  const {getLeadingCommentRanges, getTrailingCommentRanges, SyntaxKind} = ts;
  // Only a parser can distinguish comments from the same characters in JSX text and template literals.
  const file = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const ranges = new Map<number, number>();
  const collect = (node: typescript.Node): void => {
    if (node.kind === SyntaxKind.JsxText) return;
    for (const range of [
      ...(getLeadingCommentRanges(code, node.getFullStart()) ?? []),
      ...(getTrailingCommentRanges(code, node.getEnd()) ?? []),
    ]) {
      if (!/\[!code/.test(code.slice(range.pos, range.end))) ranges.set(range.pos, range.end);
    }
    node.getChildren(file).forEach(collect);
  };
  collect(file);
  return [...ranges]
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}

/** Removes the language from the URL of an external page, so that links to its translations are equal. */
export function withoutLanguage(url: string, locales: readonly string[]): string {
  if (!/^https?:/.test(url)) return url;
  const tags = locales.map((name) => {
    const {language, region} = new Intl.Locale(name).maximize();
    return `${language}(?:-[a-z]{2,4})?|${region}`;
  });
  const parsed = new URL(url);
  parsed.hostname = parsed.hostname.replace(new RegExp(`^(?:${tags.join('|')})\\.`, 'i'), '');
  parsed.pathname =
    parsed.pathname.replace(new RegExp(`/(?:${tags.join('|')})(?=/|$)`, 'i'), '') || '/';
  return `${parsed.host}${parsed.pathname.replace(/\/$/, '')}${parsed.search}${parsed.hash}`;
}

/** Lists the structure of a text in reading order: headings, code, components, callouts, tables, images. */
export function structureItems(nodes: readonly RootContent[]): readonly StructureItem[] {
  return collect(nodes, structureText);
}

function structureText(node: Nodes): string | undefined {
  switch (node.type) {
    case 'heading': {
      const id = headingId(node);
      return `heading of depth ${node.depth}, ${id === undefined ? 'no id' : `#${id}`}`;
    }
    case 'code':
      return `${node.lang ?? ''} block ${node.meta ?? ''}`;
    case 'image':
      return `image ${node.url}`;
    case 'table':
      return `table with ${node.children.length} rows of ${node.children[0]?.children.length ?? 0} cells`;
    case 'containerDirective':
      return `callout :::${node.name}`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const props = node.attributes.map((attribute) => {
        if (attribute.type !== 'mdxJsxAttribute') return '{...}';
        const {name, value} = attribute;
        if (translated.has(name)) return `${name}=…`;
        return `${name}=${typeof value === 'string' ? value : (value?.value ?? 'true')}`;
      });
      return `<${node.name} ${props.join(' ')}>`;
    }
    default:
      return undefined;
  }
}

type Difference = {
  readonly a: StructureItem | undefined;
  readonly b: StructureItem | undefined;
  /** First difference of two code blocks. `line` counts from the opening fence of the second block, which is 0. */
  readonly detail?: {readonly line: number; readonly text: string} | undefined;
};

/** Returns the first structural difference of two texts. */
export function firstDifference(
  left: readonly StructureItem[],
  right: readonly StructureItem[],
): Difference | undefined {
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [a, b] = [left[index], right[index]];
    if (a?.text !== b?.text) return {a, b};
    const detail = codeDifference(a?.code, b?.code);
    if (detail) return {a, b, detail};
  }
  return undefined;
}

function codeDifference(a: Code | undefined, b: Code | undefined): Difference['detail'] {
  if (!a || !b || a.value === b.value) return undefined;
  const [left, right] = [a, b].map(({value, lang}) =>
    withoutComments(value, lang ?? '').split('\n'),
  ) as [string[], string[]];
  const longest = left.length > right.length ? left : right;
  const at = longest.findIndex((_, index) => left[index] !== right[index]);
  if (at === -1) return undefined;
  const line = b.value.split('\n').findIndex((one) => one.includes(right[at]?.trim() ?? '')) + 1;
  return {line, text: `"${left[at] ?? ''}" and "${right[at] ?? ''}"`};
}

/** Returns the links of a text, to be compared without their order, which may differ between languages. */
export function linksOf(
  nodes: readonly RootContent[],
  locales: readonly string[],
): readonly StructureItem[] {
  return collect(nodes, (node) =>
    node.type === 'link' || node.type === 'definition'
      ? withoutLanguage(node.url, locales)
      : undefined,
  );
}

/** Returns inline code of a translation if it does not occur in the source. */
export function translatedNames(
  nodes: readonly RootContent[],
  source: string,
): readonly StructureItem[] {
  // The source escapes pipes in table cells; syntax trees do not.
  const text = source.replaceAll('\\|', '|');
  return collect(nodes, (node) =>
    node.type === 'inlineCode' && !text.includes(node.value) ? node.value : undefined,
  );
}

function collect(
  nodes: readonly RootContent[],
  textOf: (node: Nodes) => string | undefined,
): readonly StructureItem[] {
  const found: StructureItem[] = [];
  visit({type: 'root', children: [...nodes]} as Root, (node: Nodes) => {
    const text = textOf(node);
    if (text === undefined) return;
    const line = node.position?.start.line ?? 1;
    found.push({text, line, ...(node.type === 'code' && {code: node})});
  });
  return found;
}

/** Returns the items of the first list that the second lacks, or contains less often. */
export function without(
  from: readonly StructureItem[],
  to: readonly StructureItem[],
): readonly StructureItem[] {
  const left = to.map(({text}) => text);
  return from.filter(({text}) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
