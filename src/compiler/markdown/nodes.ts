import type {Expression, SpreadElement} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Code, PhrasingContent, RootContent} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
} from 'mdast-util-mdx-jsx';

/** Value of a JSX attribute. */
export type AttributeValue = string | number | boolean | null | readonly AttributeValue[];

/**
 * Reads the attributes of a component in a page. Only literals are allowed (strings, numbers, booleans,
 * arrays of them), so that a page can be understood without running it; anything else throws.
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

/** The value of a literal, a negative number or an array of them; undefined for what would have to run. */
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

/** Builds a component with attributes, whose values its view gets as they are, and children. */
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

/** An expression as the value of an attribute. */
export function attributeValue(expression: Expression): MdxJsxAttributeValueExpression {
  return {
    type: 'mdxJsxAttributeValueExpression',
    // Only the tree is compiled.
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

/** What stands for a component in Markdown: words in a line, or a paragraph where it stands alone. */
export function inLine(
  node: {readonly type: string},
  children: readonly PhrasingContent[],
): readonly RootContent[] {
  return node.type === 'mdxJsxTextElement'
    ? children
    : [{type: 'paragraph', children: [...children]}];
}

/** A code fence. */
export function code(lang: string, value: string, meta?: string): Code {
  return {type: 'code', lang, meta: meta ?? null, value};
}

/** The fence language of a file, by its name. */
export function languageOf(file: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';
  const known: Readonly<Record<string, string>> = {
    ts: 'ts',
    mts: 'ts',
    cts: 'ts',
    tsx: 'tsx',
    js: 'js',
    mjs: 'js',
    cjs: 'js',
    jsx: 'jsx',
    json: 'json',
    map: 'json',
    css: 'css',
    less: 'less',
    scss: 'scss',
    html: 'html',
    svg: 'xml',
    vue: 'vue',
    toml: 'toml',
    yaml: 'yaml',
    yml: 'yaml',
  };
  return known[extension] ?? 'text';
}
