import {toString} from 'mdast-util-to-string';
import {readErrorIndex} from '../../../../src/rslib/messages/errorIndex';
import {writeFolder} from '../../../support/siteFolder';

const folders = {docs: 'docs', i18n: 'i18n'};

/** Returns kind, address, heading and cause of each entry of a page. */
function entriesOf(page: string, file = 'docs/guide/x.mdx', locale: 'en' | 'zh-Hans' = 'en') {
  const root = writeFolder({[file]: `---\ntitle: 'The page'\n---\n\n${page}`});
  return readErrorIndex(root, locale, folders).map(({kind, url, heading, cause, page: title}) => {
    expect(title).toBe('The page');
    return [kind, url, toString(heading as never), toString(cause as never)];
  });
}

it.each([
  ['`TS2307: Cannot find module`', 'error-a', 'typescript'],
  ['`Failed to generate declaration files.`', 'error-a', 'typescript'],
  ['`ERR_REQUIRE_ESM`', 'error-a', 'run'],
  ['`require is not defined in ES module scope`', 'error-a', 'run'],
  ['`Module parse failed`', 'error-a', 'build'],
  ['`Tsconfig not found`', 'warning-a', 'warning'],
  ['The output is empty', 'error-a', 'symptom'],
])('%s (%s) is of the kind %s', (heading, id, kind) => {
  const [entry] = entriesOf(`### ${heading} {/* #${id} */}\n\nIt is gone. Then more.\n`);
  expect(entry).toEqual([kind, `/guide/x#${id}`, heading.replaceAll('`', ''), 'It is gone.']);
});

it('leaves out other sections, partials, and other languages', () => {
  expect(entriesOf('## Errors {/* #errors */}\n\nText.\n')).toEqual([]);
  expect(entriesOf('### `E` {/* #error-e */}\n', 'docs/_part.mdx')).toEqual([]);
});

it('reads Chinese pages, overviews, and sections without a text', () => {
  const file = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current/guide/index.mdx';
  const page = '### `E` {/* #error-e */}\n\n参见[下文](#b)：\n\n### `F` {/* #error-f */}\n';
  expect(entriesOf(page, file, 'zh-Hans')).toEqual([
    ['build', '/guide/#error-e', 'E', '参见下文。'],
    ['build', '/guide/#error-f', 'F', ''],
  ]);
});
