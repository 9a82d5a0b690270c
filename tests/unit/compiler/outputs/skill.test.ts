import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {loadPageData} from '../../../../src/compiler/records/data';
import {renderSkill} from '../../../../src/compiler/outputs/skill';
import {forms} from '../../../../src/components/markdown';
import {settings} from '../../../../src/site/settings';

const folder = mkdtempSync(path.join(tmpdir(), 'skill-'));
afterAll(() => rmSync(folder, {recursive: true}));

const doc = (id: string, title: string) => ({
  id,
  title,
  description: `About ${title}.`,
  source: `@site/docs/${id}.mdx`,
  permalink: `/base/${id.replace(/(^|\/)index$/, '$1')}`,
  frontMatter: {},
});
const version = {
  docs: [doc('config/lib/index', 'Library options'), doc('config/lib/dts', 'lib.dts')],
} as unknown as LoadedVersion;

function render(source: string): string {
  writeFileSync(path.join(folder, 'skill.mdx'), source);
  return renderSkill('skill.mdx', {
    siteDir: folder,
    siteUrl: 'https://example.org',
    baseUrl: '/base/',
    settings,
    data: loadPageData(path.resolve('.'), 'en'),
    forms,
    version,
  });
}
const head = '---\nname: rslib\ndescription: Builds libraries.\n---\n\n';

test('front matter stands first, then name, version and the text', () => {
  const text = render(`${head}Some *words*.\n`);
  expect(text).toMatch(/^---\nname: rslib\ndescription: Builds libraries\.\n---\n\n# Rslib\n/);
  expect(text).toMatch(/Checked with \S+ \d+\.\d+\.\d+ and \S+ \d+\.\d+\.\d+\./);
  expect(text).toContain('Some _words_.');
});

test('links lead to Markdown mirrors, to those of other sites as they are', () => {
  const text = render(
    `${head}[a](/config/lib/dts.mdx#dts-bundle) [b](/config/lib/index.mdx) [c](https://other.org/x)\n`,
  );
  expect(text).toContain('[a](https://example.org/base/config/lib/dts.md#dts-bundle)');
  expect(text).toContain('[b](https://example.org/base/config/lib/index.md)');
  expect(text).toContain('[c](https://other.org/x)');
});

test('every document is listed with what it is about', () => {
  const text = render(head);
  expect(text).toContain('- [lib.dts](https://example.org/base/config/lib/dts.md): About lib.dts.');
});

test('every option has one row, whatever its default looks like', () => {
  const rows = render(head)
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) expect(row).toMatch(/^\|.*\|.*\|.*\|$/);
  expect(rows.some((row) => row.startsWith('| `shims`'))).toBe(true);
});

test('a link that leads to no page stops the build', () => {
  expect(() => render(`${head}[a](/config/nowhere.mdx)\n`)).toThrow('leads to no page');
});

test.each([
  ['---\nname: Rslib!\ndescription: x\n---\n', '"name"'],
  ['---\nname: rslib\n---\n', '"description"'],
  ['Text alone.\n', '"name"'],
])('a source without name or description stops the build: %j', (source, problem) => {
  expect(() => render(source)).toThrow(problem);
});
