import type {Heading, Nodes, Parents} from 'mdast';
import {parse as parseYaml} from 'yaml';
import {plainText, writtenId} from './plainText.ts';

/** Returns true for a comment, also for one with the explicit id of a heading. */
export function isComment(node: Nodes): boolean {
  return (
    (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') &&
    /^(?:\s*\/\*(?:(?!\*\/)[^])*\*\/)*\s*$/.test(node.value)
  );
}

/** Returns the explicit id of a heading, from a comment or from braces: `{#id}`. */
export function headingId({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type === 'mdxTextExpression')
    return /^\s*\/\*\s*#(\S+?)\s*\*\/\s*$/.exec(last.value)?.[1];
  return last?.type === 'text' ? writtenId.exec(last.value)?.[1] : undefined;
}

/** Properties that readers can see, by type of node. Types whose properties need normalising are not listed. */
const visible: Readonly<Record<string, readonly string[]>> = {
  heading: ['depth'],
  listItem: ['checked'],
  link: ['url', 'title'],
  definition: ['identifier', 'url', 'title'],
  linkReference: ['identifier'],
  footnoteReference: ['identifier'],
  footnoteDefinition: ['identifier'],
};

/** Returns the values of a node that readers can see, normalised. */
function properties(node: Nodes): readonly unknown[] {
  switch (node.type) {
    case 'code':
      return [
        node.lang ?? '',
        (node.meta ?? '').replace(/\s+/g, ' ').trim(),
        node.value.replace(/[^\S\n]+$/gm, '').trimEnd(),
      ];
    case 'inlineCode':
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
    case 'mdxjsEsm':
      return [node.value.replace(/\s+/g, ' ').trim()];
    case 'yaml':
      return [frontMatter(node.value)];
    case 'list':
      return node.ordered ? ['ordered', node.start ?? 1] : [];
    case 'image':
      return [node.url, node.title ?? '', flat(node.alt ?? '')];
    case 'imageReference':
      return [node.identifier, flat(node.alt ?? '')];
    case 'textDirective':
    case 'leafDirective':
    case 'containerDirective':
      return [node.name, node.attributes ?? {}];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = node.attributes.map(attribute);
      // The order of attributes matters only beside `{...spread}`, which overrides the attributes before it.
      const isSorted = node.attributes.every(({type}) => type === 'mdxJsxAttribute');
      return [node.name, ...(isSorted ? attributes.sort() : attributes)];
    }
    default: {
      const values: Readonly<Record<string, unknown>> = {...node};
      return (visible[node.type] ?? []).map((name) => values[name] ?? '');
    }
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
    // Compares invalid front matter as text; the build reports it.
    return text.trim();
  }
}

const wide = '\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef';
/** Matches spaces beside Chinese characters, which are typography and do not change the meaning. */
const besideWide = new RegExp(`(?<=[${wide}]) | (?=[${wide}])`, 'gu');

function flat(text: string): string {
  return plainText(text).replace(besideWide, '');
}

/**
 * Serialises a node, with equal results for nodes that look the same to readers. Ignores line breaks, list and emphasis
 * markers, fences, table padding, escapes and comments.
 */
export function normalise(node: Nodes): string {
  return isComment(node) ? '' : JSON.stringify(structure(node));
}

/** Serialises the opening tag of a component as `normalise` does. */
export function normaliseOpening(node: Nodes): string {
  return JSON.stringify([node.type, ...properties(node)]);
}

function structure(node: Nodes): readonly unknown[] {
  return [node.type, ...properties(node), ...('children' in node ? children(node) : [])];
}

/** Serialises the children of a node: merges adjacent texts, and trims both ends. */
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
    // Removes the explicit id, because it identifies the section and is not part of its text.
    if (index === runs.length - 1 && node.type === 'heading') text = text.replace(writtenId, '');
    return text === '' ? [] : [text];
  });
}
