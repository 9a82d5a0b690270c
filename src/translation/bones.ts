import {createRequire} from 'node:module';
import type {Nodes, RootContent} from 'mdast';
import type typescript from 'typescript';
import {visit} from 'unist-util-visit';
import {writtenId} from './text';

/** One thing that has to be the same in every language, with the line it stands on. */
export type Bone = {
  readonly text: string;
  readonly line: number;
  readonly code?: {readonly value: string; readonly language: string};
};

/** Attributes that hold words for a reader. */
const translated = new Set(['label', 'title', 'alt', 'caption']);

const comments: Readonly<Record<string, RegExp>> = {
  bash: /(^|\s)#(?![^\n]*\[!code).*$/gm,
  sh: /(^|\s)#(?![^\n]*\[!code).*$/gm,
  yaml: /(^|\s)#.*$/gm,
  toml: /(^|\s)#.*$/gm,
  css: /\/\*[\s\S]*?\*\//g,
  html: /<!--[\s\S]*?-->/g,
};

/** Code without comments: those are translated. Marks are comments that mean something and stay. */
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

/** Loaded where code with comments is compared: it takes longer to load than all pages to read. */
let ts: typeof typescript | undefined;

function withoutScriptComments(code: string): string {
  if (!/\/[/*]/.test(code)) return code;
  ts ??= createRequire(import.meta.url)('typescript') as typeof typescript;
  const {getLeadingCommentRanges, getTrailingCommentRanges, SyntaxKind} = ts;
  // Text of JSX and of templates may look like a comment: the parser knows, a scanner would have to guess.
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

/** The address of an external page, whichever of these languages it is linked in. */
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

/** Structure of a text in reading order: headings, code, components, callouts, tables, images. */
export function bonesOf(nodes: readonly RootContent[]): readonly Bone[] {
  const bones: Bone[] = [];
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
  readonly a: Bone | undefined;
  readonly b: Bone | undefined;
  /** Where two blocks of code differ: the line, counted from the fence of the second, and both texts. */
  readonly detail: {readonly line: number; readonly text: string} | undefined;
};

/** The first place where two texts differ in structure; undefined when they do not. */
export function firstDifference(a: readonly Bone[], b: readonly Bone[]): Difference | undefined {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [left, right] = [a[index], b[index]];
    if (left?.text !== right?.text) return {a: left, b: right, detail: undefined};
    const detail = left && right && codeDifference(left, right);
    if (detail) return {a: left, b: right, detail};
  }
  return undefined;
}

/** The first lines of code that differ, so that a long block need not be compared by eye. */
function codeDifference({code: a}: Bone, {code: b}: Bone): Difference['detail'] {
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

/** Where a text leads; grammar moves links about, so their order says nothing. */
export function linksOf(
  nodes: readonly RootContent[],
  locales: readonly string[],
): readonly Bone[] {
  const found: Bone[] = [];
  visit({type: 'root', children: [...nodes]}, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    found.push({text: withoutLanguage(node.url, locales), line: node.position?.start.line ?? 1});
  });
  return found;
}

/** Names in the text of a translation that its source nowhere has: code is not translated. */
export function translatedNames(nodes: readonly RootContent[], source: string): readonly Bone[] {
  const found: Bone[] = [];
  // A cell of a table escapes what would end it.
  const text = source.replaceAll('\\|', '|');
  visit({type: 'root', children: [...nodes]}, 'inlineCode', ({value, position}) => {
    if (!text.includes(value)) found.push({text: value, line: position?.start.line ?? 1});
  });
  return found;
}

/** What is in the first list and not in the second, however often. */
export function without(from: readonly Bone[], to: readonly Bone[]): readonly Bone[] {
  const left = to.map(({text}) => text);
  return from.filter(({text}) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
