import fs from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../site/locales';
import {readFactPages, type PageFolders} from '../facts/read';
import {listFiles, writeFiles} from '../files';
import {loadPageData} from '../records/data';
import type {History} from '../records/history/model';
import {releaseFacts} from './facts';
import type {ReleaseRecord} from './model';
import {releaseGroups, releasePages} from './pages';
import {placesIn, shownRecord} from './places';

/** Name of the sidebar, and of the file that holds it. */
export const releaseSidebar = 'releases';

/** Writes the pages about releases in a language, and their sidebar, for Docusaurus to read. Files of earlier runs go. */
export async function writeReleases(
  folder: string,
  siteDir: string,
  locale: Locale,
  folders: PageFolders,
): Promise<void> {
  const data = loadPageData(siteDir, locale, folders);
  const places = placesIn(readFactPages(siteDir, locale, folders), data);
  const records = readReleases(siteDir).map((record) => shownRecord(record, places));
  const facts = releaseFacts(readHistory(siteDir), records);
  const sidebar = [
    {type: 'doc', id: 'index'},
    ...releaseGroups(facts).map(({label, ids}) => ({
      type: 'category',
      label,
      collapsed: false,
      items: ids,
    })),
  ];
  const files = {
    ...releasePages(facts, {data, places}),
    [`${releaseSidebar}.json`]: JSON.stringify({[releaseSidebar]: sidebar}),
  };
  // What stays the same is left alone: another process may be reading it.
  const isSame = (file: string, text: string): boolean =>
    fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text;
  const changed = Object.entries(files).filter(
    ([name, text]) => !isSame(path.join(folder, name), text),
  );
  const gone = listFiles(folder).filter((file) => !(path.relative(folder, file) in files));
  await Promise.all(gone.map((file) => fs.promises.rm(file, {force: true})));
  await writeFiles(folder, Object.fromEntries(changed));
}

/** What has become of options; a site without a record of it has no releases. */
function readHistory(siteDir: string): History {
  const file = path.join(siteDir, 'src/data/history.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as History)
    : {releases: [], options: {}, flags: {}};
}

/** The records of releases; most have none. */
function readReleases(siteDir: string): readonly ReleaseRecord[] {
  const folder = path.join(siteDir, 'src/data/releases');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as ReleaseRecord);
}
