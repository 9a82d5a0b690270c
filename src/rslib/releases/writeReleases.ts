import fs from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../site/locales';
import {factPage, readFactPages, type PageFolders} from '../facts/readRecords';
import type {FactPage} from '../facts/changedSections';
import {listFiles, writeFiles, type Files} from '../../compiler/folderFiles';
import {parsePage} from '../../compiler/parse/parsePage';
import {loadPageData, type PageData} from '../pageData';
import {releaseFacts} from './releaseFacts';
import type {ReleaseRecord} from './releaseChanges';
import {releaseGroups, releasePages} from './releasePages';
import {placesIn, shownRecord} from './factPlaces';

const releaseSidebar = 'releases';

function releaseSources(siteDir: string, data: PageData, pages: readonly FactPage[]): Files {
  const places = placesIn(pages, data);
  const records = readReleases(siteDir).map((record) => shownRecord(record, places));
  const facts = releaseFacts(data.history, records);
  const sidebar = [
    {type: 'doc', id: 'index'},
    ...releaseGroups(facts).map(({label, ids}) => ({
      type: 'category',
      label,
      collapsed: false,
      items: ids,
    })),
  ];
  return {
    ...releasePages(facts, {data, places}),
    [`${releaseSidebar}.json`]: JSON.stringify({[releaseSidebar]: sidebar}),
  };
}

/** Returns the release pages for `data`. */
export function releaseFactPages(
  siteDir: string,
  data: PageData,
  pages: readonly FactPage[],
): readonly FactPage[] {
  return Object.entries(releaseSources(siteDir, data, pages))
    .filter(([name]) => name.endsWith('.mdx'))
    .map(([name, text]) =>
      factPage(parsePage(text, name), name, `/releases/${name.replace(/(?:index)?\.mdx$/, '')}`),
    );
}

/** Writes the release pages of a language and their sidebar, and deletes outdated files. */
export async function writeReleases(
  folder: string,
  siteDir: string,
  locale: Locale,
  folders: PageFolders,
): Promise<void> {
  const data = loadPageData(siteDir, locale, folders);
  const files = releaseSources(siteDir, data, readFactPages(siteDir, locale, folders));
  // Unchanged files are not written, because another process may be reading them.
  const isSame = (file: string, text: string): boolean =>
    fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text;
  const changed = Object.entries(files).filter(
    ([name, text]) => !isSame(path.join(folder, name), text),
  );
  const outdated = listFiles(folder).filter((file) => !(path.relative(folder, file) in files));
  await Promise.all(outdated.map((file) => fs.promises.rm(file, {force: true})));
  await writeFiles(folder, Object.fromEntries(changed));
}

function readReleases(siteDir: string): readonly ReleaseRecord[] {
  const folder = path.join(siteDir, 'src/data/releases');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as ReleaseRecord);
}
