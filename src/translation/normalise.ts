import type {Nodes, Parents} from 'mdast';
import {parse as parseYaml} from 'yaml';
import {plainText, writtenId} from './text';

/** A comment of MDX, which no reader sees, or the id of a heading. */
export function isComment(node: Nodes): boolean {
  switch (node.type) {
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return /^(?:\s*\/\*(?:(?!\*\/)[^])*\*\/)*\s*$/.test(node.value);
    case 'html':
      return /^<!--(?:(?!-->)[^])*-->$/.test(node.value.trim());
    default:
      return false;
  }
}

/** What a node has besides its children that changes what a reader gets. */
function properties(node: Nodes): readonly unknown[] {
  switch (node.type) {
    case 'heading':
      return [node.depth];
    case 'code':
      return [
        node.lang ?? '',
        (node.meta ?? '').replace(/\s+/g, ' ').trim(),
        node.value
          .split('\n')
          .map((line) => line.trimEnd())
          .join('\n')
          .trimEnd(),
      ];
    case 'inlineCode':
    case 'html':
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
    case 'mdxjsEsm':
      return [node.value.replace(/\s+/g, ' ').trim()];
    case 'yaml':
      return [frontMatter(node.value)];
    case 'list':
      return node.ordered ? ['ordered', node.start ?? 1] : [];
    case 'listItem':
      return [node.checked ?? ''];
    case 'link':
      return [node.url, node.title ?? ''];
    case 'image':
      return [node.url, node.title ?? '', flat(node.alt ?? '')];
    case 'definition':
      return [node.identifier, node.url, node.title ?? ''];
    case 'linkReference':
    case 'footnoteReference':
    case 'footnoteDefinition':
      return [node.identifier];
    case 'imageReference':
      return [node.identifier, flat(node.alt ?? '')];
    case 'textDirective':
    case 'leafDirective':
    case 'containerDirective':
      return [node.name, node.attributes ?? {}];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [
        node.name,
        // In any order, unless one of them spreads an object over those before it.
        ...(node.attributes.every(({type}) => type === 'mdxJsxAttribute')
          ? node.attributes.map(attribute).sort()
          : node.attributes.map(attribute)),
      ];
    default:
      return [];
  }
}

type Attribute = Extract<Nodes, {type: 'mdxJsxFlowElement'}>['attributes'][number];

function attribute(given: Attribute): string {
  if (given.type !== 'mdxJsxAttribute') return `{${flat(given.value)}}`;
  const {name, value} = given;
  if (value === null || value === undefined) return name;
  return typeof value === 'string' ? `${name}=${flat(value)}` : `${name}={${flat(value.value)}}`;
}

function frontMatter(text: string): unknown {
  try {
    const data: unknown = parseYaml(text);
    if (data === null || typeof data !== 'object' || Array.isArray(data)) return data;
    return Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1));
  } catch {
    // Whoever builds the site hears of it; here the text is its own meaning.
    return text.trim();
  }
}

const wide = '\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef';
/** A space beside a Chinese character or mark is typography. */
const besideWide = new RegExp(`(?<=[${wide}]) | (?=[${wide}])`, 'gu');

function flat(text: string): string {
  return plainText(text).replace(besideWide, '');
}

/**
 * What a node means: two nodes with the same differ in nothing that a reader would notice. Line breaks inside a
 * paragraph, marks of lists and emphasis, fences, padding of tables, escapes and comments are left out.
 */
export function normalise(node: Nodes): string {
  return isComment(node) ? '' : JSON.stringify(structure(node));
}

/** A node without what it holds: the place where a component begins. */
export function normaliseOpening(node: Nodes): string {
  return JSON.stringify([node.type, ...properties(node)]);
}

function structure(node: Nodes): readonly unknown[] {
  return [node.type, ...properties(node), ...('children' in node ? children(node) : [])];
}

/** Runs of text around what is left out become one, without spaces at both ends. */
function children(node: Parents): readonly unknown[] {
  const runs: (string | readonly unknown[])[] = [];
  for (const child of node.children) {
    const last = runs.at(-1);
    if (isComment(child)) continue;
    if (child.type !== 'text') runs.push(structure(child));
    else if (typeof last === 'string') runs[runs.length - 1] = last + child.value;
    else runs.push(child.value);
  }
  return runs.flatMap<unknown>((run, index) => {
    if (typeof run !== 'string') return [run];
    let text = flat(run);
    if (index === 0) text = text.trimStart();
    if (index === runs.length - 1) text = text.trimEnd();
    // The id is the key of the section; whichever way it is written says nothing.
    if (index === runs.length - 1 && node.type === 'heading') text = text.replace(writtenId, '');
    return text === '' ? [] : [text];
  });
}
