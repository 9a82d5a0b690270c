import path from 'node:path';
import {assetRequireAttributeValue} from '@docusaurus/mdx-loader/lib/remark/utils';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {remarkImages} from '../../../../src/compiler/html/pictures';
import {jsx} from '../../../../src/compiler/markdown/nodes';
import {root} from '../../../../tools/support/paths';

const page = path.join(root, 'tests/fixture-site/docs/guide/x.mdx');

/** Returns the node of a picture, as Docusaurus' image plugin creates it. */
function picture(name: string, size: Readonly<Record<string, string>> = {width: '9', height: '9'}) {
  const request = `!/l/url-loader/index.js?limit=10000&name=a!./../../static/img/${name}`;
  const node = jsx('img', {alt: 'A', ...size});
  node.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'src',
    value: assetRequireAttributeValue(request, ''),
  });
  return {...node, type: 'mdxJsxTextElement'} as unknown as MdxJsxTextElement;
}

/** Returns the argument of the `require()` that is the value of an attribute. */
function requestOf(value: MdxJsxAttribute['value']): string | undefined {
  return /"type":"Literal","value":"([^"]*)"/.exec(JSON.stringify(value))?.[1];
}

const paragraph = (...children: unknown[]) => ({type: 'paragraph', children}) as never;

function compile(...children: never[]): readonly Record<string, string>[] {
  const tree: Root = {type: 'root', children};
  remarkImages()(tree, new VFile({path: page}));
  const found: Record<string, string>[] = [];
  visit(tree, 'mdxJsxTextElement', (node) => {
    const attributes = node.attributes as MdxJsxAttribute[];
    found.push({
      element: node.name ?? '',
      ...Object.fromEntries(
        attributes.map(({name, value}) => [
          name,
          typeof value === 'string' ? value : path.basename(requestOf(value) ?? ''),
        ]),
      ),
    });
  });
  return found;
}

it('adds the WebP file and the large version that are in the folder of a picture', () => {
  expect(compile(paragraph(picture('panel.png')))).toEqual([
    {element: 'picture'},
    {element: 'source', srcSet: 'panel.webp', type: 'image/webp'},
    {
      element: 'img',
      alt: 'A',
      width: '9',
      height: '9',
      src: 'panel.png',
      'data-zoom-src': 'panel.large.png',
      className: 'picture',
      loading: 'eager',
    },
  ]);
});

it('adds nothing to a picture without such files', () => {
  const [image, ...rest] = compile(paragraph(picture('stem.svg')));
  expect(rest).toEqual([]);
  expect(image).toMatchObject({element: 'img', src: 'stem.svg'});
  expect(image).not.toHaveProperty('data-zoom-src');
});

it('loads pictures of the first three blocks eagerly, not counting imports', () => {
  const esm = {type: 'mdxjsEsm', value: ''} as never;
  const text = paragraph({type: 'text', value: 'Text.'});
  const loading = compile(
    esm,
    text,
    text,
    paragraph(picture('stem.svg')),
    paragraph(picture('stem.svg')),
  ).map((image) => image.loading);
  expect(loading).toEqual(['eager', 'lazy']);
});

it('gives a class to a picture that is alone in its paragraph, but not to one within text', () => {
  const text = {type: 'text', value: 'A word '};
  const link = {type: 'link', url: '/x', children: [picture('stem.svg')]};
  const classes = compile(
    paragraph(picture('stem.svg')),
    paragraph(link),
    paragraph(text, picture('badge.svg')),
    paragraph(picture('badge.svg'), picture('badge.svg')),
  ).map((image) => image.className);
  expect(classes).toEqual(['picture', 'picture', undefined, undefined, undefined]);
});

it('emits every picture as a file, however small', () => {
  const image = picture('stem.svg');
  compile(paragraph(image));
  const src = (image.attributes as MdxJsxAttribute[]).find(({name}) => name === 'src')?.value;
  expect(requestOf(src)).toContain('limit=0&');
});

it.each([[{}], [{width: '9'}], [{height: '9'}]])(
  'refuses a picture with the incomplete size %j',
  (size) => {
    expect(() => compile(paragraph(picture('stem.svg', size)))).toThrow(
      /x\.mdx: the size of the image .*stem\.svg cannot be read/,
    );
  },
);

it('refuses pictures of other sites and tags with a URL', () => {
  expect(() => compile(paragraph({type: 'image', url: 'https://a.dev/b.png'}))).toThrow(
    /x\.mdx: the image https:\/\/a\.dev\/b\.png is not a file of this site/,
  );
  expect(() => compile(jsx('img', {src: '/img/stem.svg'}) as never)).toThrow('/img/stem.svg');
});
