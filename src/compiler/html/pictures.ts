import fs from 'node:fs';
import path from 'node:path';
import type {Image, Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeValue} from '../markdown/nodes';

/** Formats that browsers load instead of PNG if they support them, the smaller one first. */
const modern = [
  {extension: '.avif', type: 'image/avif'},
  {extension: '.webp', type: 'image/webp'},
] as const;

/** Number of blocks at the start of a page whose images load eagerly. */
const firstBlocks = 3;

/**
 * Completes the `<img>` that Docusaurus creates from `![text](/img/name.png)`: `name.avif` and `name.webp` in the same
 * folder become sources of a `<picture>`, and `name.large.png` becomes the image that a zoom shows. Throws on an image
 * of another site or of unknown size.
 */
export function remarkImages() {
  return (tree: Root, file: VFile): void => {
    const first = new Set(tree.children.filter(isText).slice(0, firstBlocks));
    const alone = picturesAlone(tree);
    tree.children = tree.children.flatMap((block) => {
      const holder: Root = {type: 'root', children: [block]};
      visit(holder, (node, index, parent) => {
        if (node.type === 'image') throw notOurs(file, node.url);
        if (!isImage(node) || index === undefined || !parent) return undefined;
        (parent.children as unknown[])[index] = complete(node, {
          isFirst: first.has(block),
          isAlone: alone.has(node),
          file,
        });
        return SKIP;
      });
      return holder.children;
    });
  };
}

function isImage(node: Nodes): node is MdxJsxTextElement {
  return 'name' in node && node.name === 'img';
}

function isText({type}: RootContent): boolean {
  return type !== 'mdxjsEsm' && type !== 'mdxFlowExpression';
}

function picturesAlone(tree: Root): ReadonlySet<Nodes> {
  const alone = new Set<Nodes>();
  visit(tree, 'paragraph', (paragraph) => {
    const inside: Nodes[] = [];
    visit(paragraph, (node) => {
      if (isImage(node)) inside.push(node);
    });
    if (inside.length === 1 && toString(paragraph).trim() === '') alone.add(inside[0]!);
  });
  return alone;
}

function notOurs(file: VFile, url: Image['url']): Error {
  return new Error(
    `${file.path}: the image ${url} is not a file of this site. Put it into static/img and write ![text](/img/…).`,
  );
}

type Place = {readonly isFirst: boolean; readonly isAlone: boolean; readonly file: VFile};

function complete(image: MdxJsxTextElement, {isFirst, isAlone, file}: Place): MdxJsxTextElement {
  const attributes = image.attributes as MdxJsxAttribute[];
  const src = attributes.find(({name}) => name === 'src');
  const value = src?.value;
  const given = typeof value === 'object' && value ? requestOf(value) : undefined;
  if (!src || !given) throw notOurs(file, typeof value === 'string' ? value : '');
  // `limit=0` prevents the bundler from inlining small images: inlined images can be neither lazy nor cached.
  const request = given.replace(/\blimit=\d+/, 'limit=0');
  src.value = required(request);
  const relative = request.slice(request.lastIndexOf('!') + 1).replace(/[?#].*$/, '');
  if (!['width', 'height'].every((size) => attributes.some(({name}) => name === size))) {
    throw new Error(
      `${file.path}: the size of the image ${relative} cannot be read: is it a valid image?`,
    );
  }
  const {dir, name, ext} = path.posix.parse(relative);
  const sibling = (end: string): MdxJsxAttributeValueExpression | undefined => {
    const target = `${dir}/${name}${end}`;
    const isThere = fs.existsSync(path.resolve(path.dirname(file.path), target));
    return isThere ? required(request.replace(relative, () => target)) : undefined;
  };
  const large = sibling(`.large${ext}`);
  if (large) attributes.push(attribute('data-zoom-src', large));
  if (isAlone) attributes.push(attribute('className', 'picture'));
  attributes.push(attribute('loading', isFirst ? 'eager' : 'lazy'));
  const sources = modern.flatMap(({extension, type}): MdxJsxTextElement[] => {
    const srcSet = sibling(extension);
    const own = srcSet && [attribute('srcSet', srcSet), attribute('type', type)];
    return own ? [{type: 'mdxJsxTextElement', name: 'source', attributes: own, children: []}] : [];
  });
  if (sources.length === 0) return image;
  return {
    type: 'mdxJsxTextElement',
    name: 'picture',
    attributes: [],
    children: [...sources, image],
  };
}

const attribute = (name: string, value: MdxJsxAttribute['value']): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** Returns the string in the expression `require("…").default` or `require("…").default + '#hash'`. */
function requestOf({data}: MdxJsxAttributeValueExpression): string | undefined {
  const [statement] = data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const {expression} = statement;
  const member = expression.type === 'BinaryExpression' ? expression.left : expression;
  const call = member.type === 'MemberExpression' ? member.object : undefined;
  const [request] = call?.type === 'CallExpression' ? call.arguments : [];
  return request?.type === 'Literal' && typeof request.value === 'string'
    ? request.value
    : undefined;
}

function required(request: string): MdxJsxAttributeValueExpression {
  return attributeValue({
    type: 'MemberExpression',
    object: {
      type: 'CallExpression',
      callee: {type: 'Identifier', name: 'require'},
      arguments: [{type: 'Literal', value: request, raw: JSON.stringify(request)}],
      optional: false,
    },
    property: {type: 'Identifier', name: 'default'},
    computed: false,
    optional: false,
  });
}
