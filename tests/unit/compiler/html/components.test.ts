import path from 'node:path';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {parseMarkdown} from 'docusaurus-translations/markdown';
import {
  remarkOverview,
  remarkSiteComponents,
  remarkVerified,
} from '../../../../src/compiler/html/expandComponents';
import {attributeValue} from '../../../../src/compiler/markdown/nodes';
import {parsePage} from '../../../../src/compiler/parse/parsePage';
import {loadPageData} from '../../../../src/rslib/pageData';
import {forms} from '../../../../src/components/markdown';
import {writeFolder} from '../../../support/siteFolder';
import {root} from '../../../../tools/support/paths';

const records = {siteDir: root, load: () => loadPageData(root, 'en')};

function compile(source: string): Root {
  const tree = parsePage(source, 'x.mdx');
  remarkSiteComponents({records, forms})(tree, new VFile({path: 'x.mdx'}));
  return tree;
}

type ExampleNode = {attributes: MdxJsxAttribute[]; children: {lang: string; meta: string}[]};

/** Compiles a page with a text and an `<Example>` below it. Returns the node of the example. */
const exampleOf = (attributes: string, text = '') =>
  compile(`${text}\n\n<Example ${attributes} />\n`).children.at(-1) as unknown as ExampleNode;

const names = (tree: Root) => tree.children.map((node) => ('name' in node ? node.name : node.type));

it('fills components with recorded facts, also inside others', () => {
  const tree = compile(
    '<OptionFacts name="dts" />\n\n<PackageManagerTabs command="install" />\n\n<details>\n\n<Example name="minimal" files={[]} output={[]} />\n\n</details>\n',
  );
  expect(names(tree)).toEqual(['OptionFactsView', 'Tabs', 'details']);
  expect(JSON.stringify(tree)).toContain('ExampleView');
});

it('turns every step into an item and fills in its components', () => {
  const [list] = compile(
    '<Steps>\n\n### One {/* #one */}\n\n<PackageManagerTabs command="install" />\n\n#### Part {/* #part */}\n\n### Two {/* #two */}\n\n</Steps>\n',
  ).children as unknown as [{name: string; children: Root[]}];
  expect(list.name).toBe('StepsView');
  expect(list.children.map((item) => names(item))).toEqual([
    ['heading', 'Tabs', 'heading'],
    ['heading'],
  ]);
});

it('imports a component that only a few pages use, once per page', () => {
  const tree = compile('<BundleDiagram />\n\n<Tabs>\n\n<BundleDiagram />\n\n</Tabs>\n');
  expect(names(tree)).toEqual(['mdxjsEsm', 'DiagramView', 'Tabs']);
  expect(tree.children[0]).toMatchObject({
    value: "import DiagramView from '@site/src/components/Diagram';",
  });
});

it('passes the files of an example in the order source, output, log', () => {
  const example = exampleOf(
    'name="dts-error" files={["src/index.ts", "rslib.config.ts"]} output={["dist/index.d.ts"]}',
  );
  const props = Object.fromEntries(example.attributes.map(({name, value}) => [name, value]));
  expect(props).toMatchObject({
    exitCode: attributeValue(valueToEstree(1)),
    sources: attributeValue(valueToEstree(2)),
    shown: attributeValue(valueToEstree(['dist/index.d.ts'])),
    folder: expect.stringMatching(/^https:\/\/.+\/tree\/main\/examples\/dts-error$/) as string,
    playground: expect.stringContaining('file=src%2Findex.ts') as string,
  });
  expect(example.children.map(({lang, meta}) => `${lang} ${meta}`)).toEqual([
    'ts title="src/index.ts"',
    'ts title="rslib.config.ts" {4}',
    'ts title="dist/index.d.ts"',
    'terminal wrap',
  ]);
});

it('highlights lines of an example that the text mentions, or that the example names', () => {
  const metas = (text: string, mark = '') => {
    const files = 'files={["rslib.config.mts"]} output={["dist/index.js"]}';
    const {children} = exampleOf(`name="umd-name-string" ${files} ${mark}`, text);
    return children.map(({meta}) => meta);
  };
  const computed = metas('The global is `Greeter`.');
  expect(computed[0]).toBe('title="rslib.config.mts" {4,5}');
  expect(computed[1]).toMatch(/^title="dist\/index.js" \{4,5\} seen=\{[\d,]+\} wrap$/);
  const mark = 'mark={["rslib.config.mts:", "dist/index.js: __webpack_exports__ ="]}';
  const own = metas('Text.', mark);
  expect(own[0]).toBe('title="rslib.config.mts"');
  expect(own[1]).toMatch(/^title="dist\/index.js" \{\d+\} seen=/);
});

it.each([
  ['short lines', 'minimal', 'dist/index.js', ['isBeside']],
  ['lines that fit the text', 'assets-bundle', 'dist/index.js', []],
  ['longer lines', 'css-tailwind', 'dist/index.js', ['isWide']],
  ['lines that are wrapped at any width', 'banner', 'dist/index.js', []],
])('gives an example of %s the width that it needs', (_lines, name, file, expected) => {
  const {attributes} = exampleOf(`name="${name}" files={[]} output={["${file}"]}`);
  const given = attributes.map((attribute) => attribute.name);
  expect(given.filter((each) => /^is/.test(each))).toEqual(expected);
});

it('ignores other components and elements', () => {
  expect(names(compile('<ToolTable />\n\n<details>\n\nx\n\n</details>\n'))).toEqual([
    'ToolTable',
    'details',
  ]);
});

it('ignores components that the page imports or declares', () => {
  const source =
    "import Counter, {Panel as Box} from '@site/src/components/Counter';\nimport * as ui from 'ui';\n\nexport const Line = () => <hr />;\n\n<Counter />\n\n<Box />\n\n<ui.Toggle />\n\n<Line />\n";
  const tree = parseMarkdown(source, true);
  remarkSiteComponents({records, forms})(tree, new VFile({path: 'x.mdx'}));
  expect(names(tree)).toEqual(['mdxjsEsm', 'mdxjsEsm', 'Counter', 'Box', 'ui.Toggle', 'Line']);
});

const oneFile = '<Example name="minimal" files={["src/index.ts"]}';
const noFiles = '<Example name="minimal" files={[]}';

it.each([
  ['<Unknown />', '<Unknown> is not a component of the site: import it in the page'],
  ['<Example name="nope" files={[]} />', 'No recorded example "nope"'],
  ['<Example name="minimal" files={["nope.ts"]} />', 'has no file "nope.ts"'],
  ['<Example name="minimal" files={["../../package.json"]} />', 'has no file'],
  [`${noFiles} output={["dist/nope.js"]} />`, 'has no output text "dist/nope.js"'],
  [
    `${oneFile} mark={["src/nope.ts: a"]} />`,
    'marks "src/nope.ts", which it does not show: add it to `files` or `output`.',
  ],
  [
    `${oneFile} mark={["src/index.ts: nope"]} />`,
    'marks "nope", which is not in src/index.ts: copy a text from that file.',
  ],
  ['<OptionFacts name="nope" />', 'No option "nope"'],
  ['<PackageManagerTabs command="audit" />', 'cannot convert "audit"'],
  ['<Example name={nope} />', 'must be a plain string'],
])('refuses %s', (source, problem) => {
  expect(() => compile(source)).toThrow(problem);
});

describe('the version below a page', () => {
  const run = (source: string, name: string, frontMatter = {}): readonly unknown[] => {
    const folder = writeFolder({[name]: source});
    const tree = parsePage(source, 'x.mdx');
    const file = new VFile({path: path.join(folder, name), data: {frontMatter}});
    remarkVerified({records: {...records, siteDir: folder}, forms})(tree, file);
    return names(tree);
  };
  const example = `${noFiles} />\n`;

  it('is at the end of a page with examples or facts', () => {
    expect(run(example, 'docs/x.mdx')).toEqual(['Example', 'VerifiedView']);
    expect(run('<OptionFacts name="dts" />\n', 'docs/x.mdx')).toEqual([
      'OptionFacts',
      'VerifiedView',
    ]);
  });

  it('stores the version in the front matter for the layout', () => {
    const of = (source: string): object => {
      const frontMatter = {title: 'X'};
      run(source, 'docs/x.mdx', frontMatter);
      return frontMatter;
    };
    expect(of(example)).toEqual({title: 'X', verified: [expect.stringMatching(/^\d+\.\d+\.\d+/)]});
    expect(of('Text.\n')).toEqual({title: 'X'});
  });

  it.each([
    ['a page without examples and facts', 'Text.\n', 'docs/x.mdx', {}],
    ['a fragment', example, 'docs/_partials/x.mdx', {}],
    ['a shared file', example, 'docs/shared/x.mdx', {}],
    ['a page of another type', example, 'docs/x.mdx', {pageType: 'custom'}],
  ])('is not on %s', (_, source, file, frontMatter) => {
    expect(run(source, file, frontMatter)).not.toContain('VerifiedView');
  });
});

describe('overview pages', () => {
  const run = (frontMatter: unknown): Root => {
    const tree = parsePage('Text.', 'x.mdx');
    const file = {path: '/site/docs/config/index.mdx', data: {frontMatter}} as unknown as VFile;
    remarkOverview()(tree, file);
    return tree;
  };

  it('have their filter above the text and their list below it', () => {
    const tree = run({overview: true});
    expect(names(tree)).toEqual(['mdxjsEsm', 'OverviewFilterView', 'paragraph', 'OverviewView']);
    expect(JSON.stringify(tree)).toContain(
      '@generated/site-pages/default/overview-config-index.json',
    );
  });

  it.each([[{overview: false}], [undefined]])(
    'have "overview" in their front matter, unlike %j',
    (frontMatter) => {
      expect(names(run(frontMatter))).toEqual(['paragraph']);
    },
  );
});
