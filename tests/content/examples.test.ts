import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Node} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {exampleContexts} from '../../src/compiler/html/exampleContext';
import {readAttributes} from '../../src/compiler/markdown/nodes';
import {parseFile} from '../../src/compiler/parse/parsePage';
import {loadPageData} from '../../src/compiler/records/pageData';
import {expandExample} from '../../src/components/Example/markdown';
import {defaultLocale, type Locale} from '../../src/site/locales';

const siteDir = join(__dirname, '../..');
const docs = join(siteDir, 'docs');
const translated = join(siteDir, 'i18n/zh-Hans/docusaurus-plugin-content-docs/current');
const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.mdx'),
);

type Marked = {readonly file: string; readonly lines: string | undefined};

/** The marked lines of every file in the examples of a page. */
function marks(file: string, locale: Locale): readonly Marked[] {
  const tree = parseFile(file);
  const {title} = parse(tree.data?.yaml ?? '{}') as {title?: string};
  const about = exampleContexts(tree, title);
  const data = loadPageData(siteDir, locale);
  const found: Marked[] = [];
  visit(tree as Node, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name !== 'Example') return;
    const {children} = expandExample({
      node,
      props: readAttributes(node),
      data,
      about: about.get(node),
    });
    for (const {meta} of children as unknown as {meta: string}[]) {
      const title = /title="(.*?)"/.exec(meta)?.[1] ?? '';
      found.push({
        file: `${String(readAttributes(node).name)}: ${title}`,
        lines: /" \{([\d,]+)\}/.exec(meta)?.[1],
      });
    }
  });
  return found;
}

const english = new Map(pages.map((page) => [page, marks(join(docs, page), defaultLocale)]));

it('marks the same lines in both languages', () => {
  for (const [page, expected] of english) {
    expect({page, marks: marks(join(translated, page), 'zh-Hans')}).toEqual({
      page,
      marks: expected,
    });
  }
});

it('marks what decides in nearly every configuration', () => {
  const configurations = [...english.values()]
    .flat()
    .filter(({file}) => /rslib\.config\./.test(file));
  const unmarked = configurations.filter(({lines}) => lines === undefined);
  expect(configurations.length).toBeGreaterThan(150);
  expect(unmarked.length / configurations.length).toBeLessThan(0.1);
});
