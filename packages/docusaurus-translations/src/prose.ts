import type {Link, Nodes, Parents, Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {isMap, isScalar, parseDocument} from 'yaml';

export type TextProblem = {
  /** Offset in the text of a `Prose`, not in the source of the file. */
  readonly index: number;
  readonly length: number;
  readonly message: string;
};

/**
 * A run of text as readers see it, for checks of spelling and terms. Code is replaced by one Latin letter, which
 * separates the words around it; images and components are replaced by a space.
 */
export type Prose = {
  readonly text: string;
  /** Offset of each character in the source. */
  readonly offsets: readonly number[];
};

/** Letter that replaces code, `<Keys>`, and links whose text is their address. */
const codeMark = 'x';

/** Patterns of code without backticks: options such as `dts.bundle`, scoped packages, files. */
const bare = [
  /(?<![\w.])(?!node\.js)[a-z][\w$]*(?:\.[a-z][\w$]*)+(?:\['[^']+'\])?/,
  /(?<!\w)@[\w-]+\/[\w-]+(?:\.[\w-]+)*/,
  /(?<![\w./@-])(?!node\.js)[a-z0-9@./-]+\.(?:[cm]?[jt]sx?|jsonc?|css|mdx?|html)(?!\w)/,
].map(({source}) => source);
const barePattern = new RegExp(bare.join('|'), 'g');
const plainPattern = new RegExp(['(`+)[^`]+\\1', '\\{\\w+\\}', ...bare].join('|'), 'g');

/** Names of attributes and front matter fields whose values readers always see. Others are checked by `isRead`. */
const proseAttributes = /^(?:alt|caption|label|title)$/;
const proseEntries = /^(?:title|titleSuffix|description|sidebar_label|audience)$/;

/** Returns true for a value that readers see: its name matches `names`, or it is not ASCII and so no identifier. */
const isRead = (names: RegExp, name: string, value: string): boolean =>
  names.test(name) || /[^\p{ASCII}]/u.test(value);

class ProseBuilder implements Prose {
  text = '';
  readonly offsets: number[] = [];

  constructor(private readonly source: string) {}

  /** Adds a character that stands for the source at `offset`. */
  mark(character: string, offset: number): void {
    this.text += character;
    this.offsets.push(offset);
  }

  /** Adds text whose source starts at the offset `from` and may have escapes. Replaces matches of `code`. */
  add(value: string, from: number, code = barePattern): this {
    const masked = value.replace(code, (found) => codeMark.padEnd(found.length, '\0'));
    let at = from;
    value.split('').forEach((character, index) => {
      const entity = /^&[#\w]{2,10};/.exec(this.source.slice(at, at + 12))?.[0];
      const isEntity = entity !== undefined && character !== '&';
      const found = isEntity ? at : this.source.indexOf(character, at);
      // Skipped escapes and indents are short, so a match farther away is another occurrence of the character.
      if (found !== -1 && found - at < 40) at = found;
      const shown = masked.charAt(index);
      if (shown !== '\0') this.mark(shown, at);
      at += isEntity ? entity.length : 1;
    });
    return this;
  }
}

const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;

/** Returns true for a link whose text is its URL, or the name of a package or repository in it. */
function showsAddress({children, url}: Link): boolean {
  const [child, ...others] = children;
  if (child?.type !== 'text' || others.length > 0) return false;
  const text = child.value;
  if (/\s/.test(text)) return false;
  return url.endsWith(`/${text}`) || (/[./-]/.test(text) && url.includes(text));
}

function addChildren(builder: ProseBuilder, parent: Parents): ProseBuilder {
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
  return builder;
}

/** Reads text that is not Markdown, in which backticks enclose code and braces enclose a placeholder. */
function plainProse(source: string, value: string, from: number): Prose {
  return new ProseBuilder(source).add(value, from, plainPattern);
}

function bodyProse(source: string, parent: Parents): Prose {
  return addChildren(new ProseBuilder(source), parent);
}

function attributeText(source: string, attribute: MdxJsxAttribute, from: number): Prose[] {
  const {name, value} = attribute;
  if (typeof value !== 'string' || !isRead(proseAttributes, name, value)) return [];
  const start = attribute.position?.start.offset ?? from;
  return [plainProse(source, value, start + name.length + 2)];
}

function frontMatterText(source: string, yaml: string, from: number): Prose[] {
  const {contents} = parseDocument(yaml);
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({key, value}) => {
    if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return [];
    if (!isRead(proseEntries, String(key.value), value.value)) return [];
    return [plainProse(source, value.value, from + (value.range?.[0] ?? 0))];
  });
}

/** Returns all text of a page except code, also in the front matter and in attributes. */
export function proseOfPage(source: string, tree: Root): readonly Prose[] {
  const found: Prose[] = [];
  visit(tree, (node) => {
    switch (node.type) {
      case 'yaml':
        found.push(...frontMatterText(source, node.value, startOf(node) + '---\n'.length));
        break;
      case 'paragraph':
      case 'heading':
      case 'tableCell':
        found.push(bodyProse(source, node));
        break;
      case 'image':
        if (node.alt)
          found.push(new ProseBuilder(source).add(node.alt, startOf(node) + '!['.length));
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          if (attribute.type === 'mdxJsxAttribute')
            found.push(...attributeText(source, attribute, startOf(node)));
        }
        if (node.type === 'mdxJsxTextElement' && node.name !== 'Term')
          found.push(bodyProse(source, node));
    }
  });
  return found.filter(({text}) => text.trim() !== '');
}

export function proseOfMessages(source: string): readonly Prose[] {
  return [...source.matchAll(/"message":\s*"((?:[^"\\]|\\.)*)"/g)].map((match) =>
    literalText(source, match, JSON.parse(`"${match[1]}"`) as string),
  );
}

/** Returns the text of a JSON or TypeScript string. Group 1 or 2 of `match` is its source without the quotes. */
export function literalText(source: string, match: RegExpExecArray, value: string): Prose {
  const raw = match[1] ?? match[2] ?? '';
  return plainProse(source, value, match.index + match[0].length - raw.length - 1);
}
