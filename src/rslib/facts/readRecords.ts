import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {parse as parseYaml} from 'yaml';
import {defaultLocale, type Locale} from '../../site/locales';
import {listFiles} from '../../compiler/folderFiles';
import {collectHeadings, parseFile} from '../../compiler/parse/parsePage';
import type {ExampleRecord} from '../examples/exampleRecord';
import {readHovers} from '../../compiler/code/recordedHovers';
import type {FactPage} from './changedSections';
import type {RecordSet} from './recordSet';

/** Folders of a site's pages, relative to the root of the site. */
export type PageFolders = {
  readonly docs: string;
  readonly i18n: string;
  readonly pages: string;
  readonly blog?: string;
};

export function readRecords(siteDir: string): RecordSet {
  const read = <T>(name: string): T =>
    JSON.parse(fs.readFileSync(path.join(siteDir, 'src/data', name), 'utf8')) as T;
  const examples = fs
    .readdirSync(path.join(siteDir, 'src/data/examples'))
    .map((name) => read<ExampleRecord>(`examples/${name}`));
  return {
    examples: Object.fromEntries(examples.map((record) => [record.name, record])),
    options: read('options.json'),
    messages: read('messages.json'),
    hovers: readHovers(siteDir),
    history: read('history.json'),
  };
}

/** Reads the documents, articles and landing page of a language from their files, without a build. */
export function readFactPages(
  siteDir: string,
  locale: Locale,
  {docs, i18n, pages, blog}: PageFolders,
): readonly FactPage[] {
  const folderOf = (kind: 'docs' | 'blog', own: string): string =>
    locale === defaultLocale
      ? own
      : `${i18n}/${locale}/docusaurus-plugin-content-${kind}${kind === 'docs' ? '/current' : ''}`;
  const pagesIn = (folder: string, root: string): readonly FactPage[] =>
    listFiles(path.join(siteDir, folder))
      .map((file) => path.relative(path.join(siteDir, folder), file).split(path.sep).join('/'))
      .filter((name) => name.endsWith('.mdx') && !/(?:^|\/)(?:_|shared\/)/.test(name))
      .map((name) => {
        const route = `${root}${name.replace(/(^|\/)index\.mdx$|\.mdx$/, '$1')}`;
        return pageIn(path.join(siteDir, folder, name), route);
      });
  return [
    pageIn(path.join(siteDir, pages, '_home.mdx'), '/', 'home'),
    ...pagesIn(folderOf('docs', docs), '/'),
    ...(blog === undefined ? [] : pagesIn(folderOf('blog', blog), '/blog/')),
  ];
}

const pageIn = (file: string, routePath: string, type?: FactPage['pageType']): FactPage =>
  factPage(parseFile(file), file, routePath, type);

export function factPage(
  tree: Root,
  file: string,
  routePath: string,
  type: FactPage['pageType'] = 'doc',
): FactPage {
  const {
    title = '',
    slug,
    pageType = type,
  } = (parseYaml(tree.data?.yaml ?? '') ?? {}) as {
    readonly title?: string;
    readonly slug?: string;
    readonly pageType?: FactPage['pageType'];
  };
  const path = slug === undefined ? routePath : routePath.replace(/[^/]*$/, slug);
  return {routePath: path, title, tree, headings: collectHeadings(tree, file), pageType};
}
