import {createRequire} from 'node:module';
import type {Nodes, RootContent} from 'mdast';
import type typescript from 'typescript';
import {visit} from 'unist-util-visit';
import {writtenId} from './plainText';

/** An item that must be equal in every language, with its line. */
export type StructureItem = {
  readonly text: string;
  readonly line: number;
  readonly code?: {readonly value: string; readonly language: string};
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

/** Removes comments, which are translated, except code annotations. */
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

/** Loaded on demand, because it takes longer to load than all pages to parse. */
let ts: typeof typescript | undefined;

function withoutScriptComments(code: string): string {
  if (!/\/[/*]/.test(code)) return code;
  ts ??= createRequire(import.meta.url)('typescript') as typeof typescript;
  const {getLeadingCommentRanges, getTrailingCommentRanges, SyntaxKind} = ts;
  // Only the parser can distinguish comments from JSX text and templates.
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

/** Removes the language from the URL of an external page. */
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
  const bones: StructureItem[] = [];
  visit({type: 'root', children: [...nodes]}, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    const add = (text: string): void => void bones.push({text, line});
    switch (node.type) {
      case 'heading': {
        const last = node.children.at(-1);
        const comment =
          last?.type === 'mdxTextExpression' ? last.value.replace(/\s|\/\*|\*\//g, '') : '';
        const classic = last?.type === 'text' ? writtenId.exec(last.value)?.[1] : undefined;
        add(`heading of depth ${node.depth}, ${comment || (classic ? `#${classic}` : 'no id')}`);
        break;
      }
      case 'code':
        bones.push({
          text: `${node.lang ?? ''} block ${node.meta ?? ''}`,
          code: {value: node.value, language: node.lang ?? ''},
          line,
        });
        break;
      case 'image':
        add(`image ${node.url}`);
        break;
      case 'table':
        add(
          `table with ${node.children.length} rows of ${node.children[0]?.children.length ?? 0} cells`,
        );
        break;
      case 'containerDirective':
        add(`callout :::${node.name}`);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const props = node.attributes.map((attribute) => {
          if (attribute.type !== 'mdxJsxAttribute') return '{...}';
          const {name, value} = attribute;
          if (translated.has(name)) return `${name}=…`;
          return `${name}=${value === null || value === undefined ? 'true' : typeof value === 'string' ? value : value.value}`;
        });
        add(`<${node.name} ${props.join(' ')}>`);
        break;
      }
    }
  });
  return bones;
}

export type Difference = {
  readonly a: StructureItem | undefined;
  readonly b: StructureItem | undefined;
  /** First different line of two code blocks, counted from the fence of the second. */
  readonly detail: {readonly line: number; readonly text: string} | undefined;
};

/** Returns the first structural difference of two texts. */
export function firstDifference(
  a: readonly StructureItem[],
  b: readonly StructureItem[],
): Difference | undefined {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [left, right] = [a[index], b[index]];
    if (left?.text !== right?.text) return {a: left, b: right, detail: undefined};
    const detail = left && right && codeDifference(left, right);
    if (detail) return {a: left, b: right, detail};
  }
  return undefined;
}

function codeDifference({code: a}: StructureItem, {code: b}: StructureItem): Difference['detail'] {
  if (!a || !b || a.value === b.value) return undefined;
  const [left, right] = [a, b].map(({value, language}) =>
    withoutComments(value, language).split('\n'),
  ) as [string[], string[]];
  const longest = left.length > right.length ? left : right;
  const at = longest.findIndex((_, index) => left[index] !== right[index]);
  if (at === -1) return undefined;
  const line = b.value.split('\n').findIndex((one) => one.includes(right[at]?.trim() ?? '')) + 1;
  return {line, text: `"${left[at] ?? ''}" and "${right[at] ?? ''}"`};
}

/** Returns the links of a text. Their order may differ between languages. */
export function linksOf(
  nodes: readonly RootContent[],
  locales: readonly string[],
): readonly StructureItem[] {
  const found: StructureItem[] = [];
  visit({type: 'root', children: [...nodes]}, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    found.push({text: withoutLanguage(node.url, locales), line: node.position?.start.line ?? 1});
  });
  return found;
}

/** Returns the inline code of a translation that does not occur in its source. */
export function translatedNames(
  nodes: readonly RootContent[],
  source: string,
): readonly StructureItem[] {
  const found: StructureItem[] = [];
  // Table cells escape pipes.
  const text = source.replaceAll('\\|', '|');
  visit({type: 'root', children: [...nodes]}, 'inlineCode', ({value, position}) => {
    if (!text.includes(value)) found.push({text: value, line: position?.start.line ?? 1});
  });
  return found;
}

/** Returns the items of the first list that the second lacks, counting duplicates. */
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
