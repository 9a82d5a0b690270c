import type {RootContent} from 'mdast';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import type {SourcePage} from './pages';

/** One thing that has to be the same in every language, with the line it stands on. */
export type Bone = {readonly text: string; readonly line: number};

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

function withoutScriptComments(code: string): string {
  // Text of JSX and of templates may look like a comment: the parser knows, a scanner would have to guess.
  const file = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const ranges = new Map<number, number>();
  const collect = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    for (const range of [
      ...(ts.getLeadingCommentRanges(code, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(code, node.getEnd()) ?? []),
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

/** The address of an external page, whichever of its languages is linked. */
export function withoutLanguage(url: string): string {
  if (!/^https?:/.test(url)) return url;
  const parsed = new URL(url);
  parsed.hostname = parsed.hostname.replace(/^(?:zh|cn|zh-hans|en)\./, '');
  parsed.pathname = parsed.pathname.replace(/\/(?:zh|zh-cn|zh-hans|en|en-us)(?=\/|$)/i, '') || '/';
  return `${parsed.host}${parsed.pathname.replace(/\/$/, '')}${parsed.search}${parsed.hash}`;
}

/** Structure of a page in reading order: headings, code, components, callouts, tables, images. */
export function skeleton(page: SourcePage): readonly Bone[] {
  const bones: Bone[] = [];
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const add = (text: string): void => void bones.push({text, line});
    switch (node.type) {
      case 'heading': {
        const last = node.children.at(-1);
        const id =
          last?.type === 'mdxTextExpression' ? last.value.replace(/\s|\/\*|\*\//g, '') : 'no id';
        add(`heading of depth ${node.depth}, ${id}`);
        break;
      }
      case 'code': {
        const lang = node.lang ?? '';
        add(`${lang} block ${node.meta ?? ''}\n${withoutComments(node.value, lang)}`);
        break;
      }
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

/** Where a page leads; grammar moves links about within a page, so their order says nothing. */
export function links(page: SourcePage): readonly Bone[] {
  const found: Bone[] = [];
  visit(page.tree, (node: RootContent | SourcePage['tree']) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    found.push({text: withoutLanguage(node.url), line: node.position?.start.line ?? 1});
  });
  return found;
}
