import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {loadPageData} from '../../../src/rslib/pageData';
import {renderSkill} from '../../../src/rslib/skill';
import {forms} from '../../../src/components/markdown';
import {settings} from '../../../docusaurus.config';
import {writeFolder} from '../../support/siteFolder';

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
  return renderSkill('skill.mdx', {
    siteDir: writeFolder({'skill.mdx': source}),
    siteUrl: 'https://example.org',
    baseUrl: '/base/',
    settings,
    data: loadPageData(path.resolve('.'), 'en'),
    forms,
    version,
  });
}
const head = '---\nname: rslib\ndescription: Builds libraries.\n---\n\n';

test('a broken link stops the build', () => {
  expect(() => render(`${head}[a](/config/nowhere.mdx)\n`)).toThrow('matches no page');
});

test.each([
  ['---\nname: Rslib!\ndescription: x\n---\n', '"name"'],
  ['---\nname: rslib\n---\n', '"description"'],
  ['Text alone.\n', '"name"'],
])('a source without name or description stops the build: %j', (source, problem) => {
  expect(() => render(source)).toThrow(problem);
});
