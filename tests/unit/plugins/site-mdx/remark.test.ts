import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {serializers, expanders} from '../../../../src/plugins/site-mdx/components';
import {remarkOverview, remarkSiteComponents} from '../../../../src/plugins/site-mdx/remark';
import {parsePage} from '../../../../src/plugins/site-pages/parse';

const siteDir = path.resolve(__dirname, '../../../..');

function compile(source: string, locale: 'en' | 'zh-Hans' = 'en'): Root {
  const tree = parsePage(source, 'x.mdx');
  remarkSiteComponents({siteDir, locale})(tree);
  return tree;
}

const names = (tree: Root) => tree.children.map((node) => ('name' in node ? node.name : node.type));

it('fills components with recorded facts', () => {
  const tree = compile(
    '<OptionFacts name="dts" />\n\n<PackageManagerTabs command="install" />\n\n<Example name="minimal" files={[]} output={[]} />\n',
  );
  expect(names(tree)).toEqual(['OptionFactsView', 'Tabs', 'ExampleView']);
});

it('fills components inside of others', () => {
  const tree = compile(
    '<Tabs>\n<TabItem value="a">\n\n<OptionFacts name="dts" />\n\n</TabItem>\n</Tabs>\n',
  );
  expect(JSON.stringify(tree)).toContain('OptionFactsView');
});

it('leaves other components and elements alone', () => {
  expect(names(compile('<LayersDiagram />\n\n<details>\n\nx\n\n</details>\n'))).toEqual([
    'LayersDiagram',
    'details',
  ]);
});

it.each([
  ['<Unknown />', '<Unknown> has no Markdown serializer'],
  ['<Example name="nope" files={[]} />', 'No recorded example "nope"'],
  ['<Example name="minimal" files={["nope.ts"]} />', 'has no file "nope.ts"'],
  ['<Example name="minimal" files={["../../package.json"]} />', 'has no file'],
  [
    '<Example name="minimal" files={[]} output={["dist/nope.js"]} />',
    'has no output text "dist/nope.js"',
  ],
  ['<OptionFacts name="nope" />', 'No option "nope"'],
  ['<PackageManagerTabs command="publish" />', 'cannot convert "publish"'],
  ['<Example name={nope} />', 'must be a plain string'],
])('refuses %s', (source, problem) => {
  expect(() => compile(source)).toThrow(problem);
});

it('has a serializer for everything that it fills', () => {
  expect(Object.keys(expanders).filter((name) => !(name in serializers))).toEqual([]);
});

describe('overview pages', () => {
  const run = (frontMatter: unknown): Root => {
    const tree = parsePage('Text.', 'x.mdx');
    const file = {path: '/site/docs/config/index.mdx', data: {frontMatter}} as unknown as VFile;
    remarkOverview()(tree, file);
    return tree;
  };

  it('get their list above the text', () => {
    const tree = run({overview: true});
    expect(names(tree)).toEqual(['mdxjsEsm', 'OverviewView', 'paragraph']);
    expect(JSON.stringify(tree)).toContain(
      '@generated/site-pages/default/overview-config-index.json',
    );
  });

  it.each([[{}], [{overview: false}], [undefined]])('are those that say so: %j', (frontMatter) => {
    expect(names(run(frontMatter))).toEqual(['paragraph']);
  });
});
