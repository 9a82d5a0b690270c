import type {Link, Nodes, Parents, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {isMap, isScalar, parseDocument} from 'yaml';

/** Something that is wrong in a text. */
export type TextProblem = {
  /** Place in the text, not in its source. */
  readonly index: number;
  readonly length: number;
  readonly message: string;
};

/**
 * A run of text as a reader sees it. Code is one Latin letter, so that the words around it keep their neighbours
 * and nothing in it is read, and so are keys; a term is its words; what separates words (a picture, any other
 * component) is a space.
 */
export type Prose = {
  readonly text: string;
  /** Where each character of the text stands in the source. */
  readonly offsets: readonly number[];
  /** Whether it stands in the text of a page, or beside it: front matter, attributes, messages. */
  readonly place: 'body' | 'aside';
};

/** What stands for code and for anything else that is read as one word but is none. */
const codeMark = 'x';

/** Code that stands without backticks: options such as `dts.bundle`, files, packages with a scope. */
const bare = [
  /(?<![\w.])(?!node\.js)[a-z][\w$]*(?:\.[a-z][\w$]*)+(?:\['[^']+'\])?/,
  /(?<!\w)@[\w-]+\/[\w-]+(?:\.[\w-]+)*/,
  /(?<![\w./@-])(?!node\.js)[a-z0-9@./-]+\.(?:[cm]?[jt]sx?|jsonc?|css|mdx?|html)(?!\w)/,
].map(({source}) => source);
export const barePattern = new RegExp(bare.join('|'), 'g');
const plainPattern = new RegExp(['(`+)[^`]+\\1', '\\{\\w+\\}', ...bare].join('|'), 'g');

/** Attributes of components and entries of the front matter that are read by people. */
const proseAttributes: ReadonlySet<string> = new Set(['alt', 'caption', 'label', 'title']);
const proseEntries: ReadonlySet<string> = new Set([
  'title',
  'titleSuffix',
  'description',
  'sidebar_label',
]);

/** All others are names, paths and switches, as long as they hold nothing but ASCII. */
const isRead = (names: ReadonlySet<string>, name: string, value: string): boolean =>
  names.has(name) || /[^\p{ASCII}]/u.test(value);

class Builder {
  private text = '';
  private readonly offsets: number[] = [];

  constructor(private readonly source: string) {}

  /** One character that stands for something at this offset. */
  mark(character: string, offset: number): void {
    this.text += character;
    this.offsets.push(offset);
  }

  /** Text that stands in the source from this offset, where it may be escaped; what `code` matches is code. */
  add(value: string, from: number, code = barePattern): void {
    const masked = value.replace(code, (found) => codeMark.padEnd(found.length, '\0'));
    let at = from;
    value.split('').forEach((character, index) => {
      const entity = /^&[#\w]{2,10};/.exec(this.source.slice(at, at + 12))?.[0];
      const isEntity = entity !== undefined && character !== '&';
      const found = isEntity ? at : this.source.indexOf(character, at);
      // Escapes and the indents of further lines are short; beyond that the text is not the source.
      if (found !== -1 && found - at < 40) at = found;
      const shown = masked.charAt(index);
      if (shown !== '\0') this.mark(shown, at);
      at += isEntity ? entity.length : 1;
    });
  }

  /** The same for a text that is not Markdown: backticks enclose code, braces a placeholder. */
  addPlain(value: string, from: number): void {
    this.add(value, from, plainPattern);
  }

  build(place: Prose['place']): Prose {
    return {text: this.text, offsets: this.offsets, place};
  }
}

const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;

function isJsx(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** A link that shows an address, or the name of a package or a repository as its address has it. */
export function showsAddress({children, url}: Link): boolean {
  const [child, ...others] = children;
  if (child?.type !== 'text' || others.length > 0) return false;
  const text = child.value;
  if (/\s/.test(text)) return false;
  return url.endsWith(`/${text}`) || (/[./-]/.test(text) && url.includes(text));
}

function addChildren(builder: Builder, parent: Parents): void {
  for (const node of parent.children) {
    switch (node.type) {
      case 'text':
        builder.add(node.value, startOf(node));
        break;
      case 'inlineCode':
        builder.mark(codeMark, startOf(node));
        break;
      case 'link':
        if (showsAddress(node)) builder.mark(codeMark, startOf(node));
        else addChildren(builder, node);
        break;
      case 'linkReference':
      case 'strong':
      case 'emphasis':
      case 'delete':
        addChildren(builder, node);
        break;
      case 'mdxJsxTextElement':
        if (node.name === 'Term') addChildren(builder, node);
        else builder.mark(node.name === 'Keys' ? codeMark : ' ', startOf(node));
        break;
      case 'mdxTextExpression':
        break;
      default:
        builder.mark(' ', startOf(node));
    }
  }
}

function attributeText(source: string, attribute: MdxJsxAttribute, from: number): Prose[] {
  const {name, value} = attribute;
  if (typeof value !== 'string' || !isRead(proseAttributes, name, value)) return [];
  const start = attribute.position?.start.offset ?? from;
  const builder = new Builder(source);
  builder.addPlain(value, start + name.length + 2);
  return [builder.build('aside')];
}

function frontMatterText(source: string, yaml: string, from: number): Prose[] {
  const {contents} = parseDocument(yaml);
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({key, value}) => {
    if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return [];
    if (!isRead(proseEntries, String(key.value), value.value)) return [];
    const builder = new Builder(source);
    builder.addPlain(value.value, from + (value.range?.[0] ?? 0));
    return [builder.build('aside')];
  });
}

/** Everything in a page that a reader reads and that is not code. */
export function proseOfPage(source: string, tree: Root): readonly Prose[] {
  const found: Prose[] = [];
  visit(tree, (node) => {
    switch (node.type) {
      case 'yaml':
        found.push(...frontMatterText(source, node.value, startOf(node) + '---\n'.length));
        break;
      case 'paragraph':
      case 'heading':
      case 'tableCell': {
        const builder = new Builder(source);
        addChildren(builder, node);
        found.push(builder.build('body'));
        break;
      }
      case 'image':
        if (node.alt) {
          const builder = new Builder(source);
          builder.add(node.alt, startOf(node) + '!['.length);
          found.push(builder.build('body'));
        }
        break;
    }
    if (!isJsx(node)) return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute')
        found.push(...attributeText(source, attribute, startOf(node)));
    }
    // A term has been read as a part of its sentence.
    if (node.type === 'mdxJsxTextElement' && node.name !== 'Term') {
      const builder = new Builder(source);
      addChildren(builder, node);
      found.push(builder.build('body'));
    }
  });
  return found.filter(({text}) => text.trim() !== '');
}

/** The texts of a catalogue of messages, `{"id": {"message": "…"}}`. */
export function proseOfMessages(source: string): readonly Prose[] {
  return [...source.matchAll(/"message":\s*"((?:[^"\\]|\\.)*)"/g)].map((match) =>
    literalText(source, match, JSON.parse(`"${match[1]}"`) as string),
  );
}

/** The text of a literal of JSON or TypeScript: the first group of the match that is one. */
export function literalText(source: string, match: RegExpExecArray, value: string): Prose {
  const raw = match[1] ?? match[2] ?? '';
  const builder = new Builder(source);
  builder.addPlain(value, match.index + match[0].length - raw.length - 1);
  return builder.build('aside');
}
