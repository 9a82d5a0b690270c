import type {Expression, SpreadElement} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  TableRow,
  Text,
} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
} from 'mdast-util-mdx-jsx';
import {splitCode} from '../../lib/page/splitCode';

export type AttributeValue = string | number | boolean | null | readonly AttributeValue[];

/**
 * Reads the attributes of a component. Throws on anything but literals (strings, numbers, booleans, arrays of
 * them), so that a page can be read without running it.
 */
export function readAttributes(
  node: Pick<MdxJsxFlowElement, 'name' | 'attributes'>,
): Record<string, AttributeValue> {
  const result: Record<string, AttributeValue> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      throw new Error(`<${node.name}> takes no spread attributes`);
    }
    const {name, value} = attribute;
    if (value === null || value === undefined) result[name] = true;
    else if (typeof value === 'string') result[name] = value;
    else {
      const [statement] = value.data?.estree?.body ?? [];
      const read =
        statement?.type === 'ExpressionStatement' ? literal(statement.expression) : undefined;
      if (read === undefined) {
        throw new Error(`<${node.name} ${name}={…}> must be a plain string, number or array`);
      }
      result[name] = read;
    }
  }
  return result;
}

function literal(node: Expression | SpreadElement | null): AttributeValue | undefined {
  if (node?.type === 'Literal') {
    return 'regex' in node || 'bigint' in node ? undefined : node.value;
  }
  if (node?.type === 'UnaryExpression' && node.operator === '-') {
    const value = literal(node.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  if (node?.type !== 'ArrayExpression') return undefined;
  const values = node.elements.map(literal);
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** Builds a JSX element. Undefined attributes are left out. */
export function jsx(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): MdxJsxAttribute => ({
        type: 'mdxJsxAttribute',
        name: key,
        value: typeof value === 'string' ? value : attributeValue(valueToEstree(value)),
      })),
    children: children as MdxJsxFlowElement['children'],
  };
}

export function attributeValue(expression: Expression): MdxJsxAttributeValueExpression {
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{type: 'ExpressionStatement', expression}],
      },
    },
  };
}

/** Inline content; a string stands for a text node. */
export type Inline = PhrasingContent | string;

export const textNode = (value: string): Text => ({type: 'text', value});

export const inlineCode = (value: string): InlineCode => ({type: 'inlineCode', value});

const inline = (parts: Inline | readonly Inline[]): PhrasingContent[] =>
  [parts].flat().map((part) => (typeof part === 'string' ? textNode(part) : part));

/** Builds a link; its text is the URL by default. */
export const link = (url: string, children: Inline | readonly Inline[] = url): Link => ({
  type: 'link',
  url,
  children: inline(children),
});

export const strong = (children: Inline | readonly Inline[]): Strong => ({
  type: 'strong',
  children: inline(children),
});

export const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [textNode(value)],
});

/** Builds a heading of the second level with an explicit id. */
export const headingWithId = (value: string, id: string): Heading => ({
  type: 'heading',
  depth: 2,
  children: [textNode(`${value} `), {type: 'mdxTextExpression', value: `/* #${id} */`} as never],
});

export const paragraph = (...children: Inline[]): Paragraph => ({
  type: 'paragraph',
  children: inline(children),
});

export const listItem = (children: readonly Inline[], ...below: List[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(...children), ...below],
});

export const list = (children: ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children,
});

export const code = (lang: string, value: string, meta: string | null = null): Code => ({
  type: 'code',
  lang,
  meta,
  value,
});

/** Builds a table whose first row is the header. */
export const tableOf = (rows: readonly (readonly (Inline | readonly Inline[])[])[]): Table => ({
  type: 'table',
  align: (rows[0] ?? []).map(() => null),
  children: rows.map((cells): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children: inline(children)})),
  })),
});

/** Builds a table from strings, in which backticks enclose code. */
export const table = (rows: readonly (readonly string[])[]): Table =>
  tableOf(rows.map((cells) => cells.map(phrasing)));

/** Converts a string, in which backticks enclose code, to Markdown nodes. */
export function phrasing(value: string): PhrasingContent[] {
  return splitCode(value).map(({isCode, value: part}) =>
    isCode ? inlineCode(part) : textNode(part),
  );
}

export function joinNodes(
  groups: readonly (readonly PhrasingContent[])[],
  separator: string,
): PhrasingContent[] {
  return groups.flatMap((group, index) => [...(index > 0 ? [textNode(separator)] : []), ...group]);
}

/** Replaces the `{placeholders}` of a sentence by Markdown nodes. */
export function fillSentence(
  sentence: string,
  values: Readonly<Record<string, Inline | readonly PhrasingContent[]>>,
): PhrasingContent[] {
  return inline(
    sentence
      .split(/\{(\w+)\}/)
      .flatMap((part, index) => (index % 2 === 0 ? part : (values[part] ?? []))),
  );
}

/** Returns the nodes that replace `node`: `children` if `node` is inline, or else a paragraph with `children`. */
export function inlineOrParagraph(
  node: {readonly type: string},
  children: readonly PhrasingContent[],
): readonly RootContent[] {
  return node.type === 'mdxJsxTextElement' ? children : [paragraph(...children)];
}

const languages = /^(?:[jt]sx?|json|css|less|scss|html|vue|toml|yaml)$/;
const aliases: Readonly<Record<string, string>> = {
  ...{mts: 'ts', cts: 'ts', mjs: 'js', cjs: 'js'},
  ...{map: 'json', svg: 'xml', yml: 'yaml'},
};

/** Returns the fence language for a file name. */
export function languageOf(file: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';
  return aliases[extension] ?? (languages.test(extension) ? extension : 'text');
}

/** Returns the id of a heading, which `parsePage` or Docusaurus has set, or an empty string. */
export function headingId({data}: Heading): string {
  const {hProperties} = (data ?? {}) as {hProperties?: {id?: string}};
  return data?.id ?? hProperties?.id ?? '';
}
