import {execFileSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {readConfig} from '../../../src/translation/config';
import {agreedText} from '../../../src/translation/agreedText';
import {readTranslation} from '../../../src/translation/readTranslation';
import {french, TestSite} from './support';

const page = (text: string, rest = 'Same.'): string =>
  `## A {/* #a */}\n\n${text}\n\n## B {/* #b */}\n\n${rest}\n`;
const en = (text: string, rest?: string) => ({'handbook/a.mdx': page(text, rest)});
const fr = (text: string) => ({[`${french}/a.mdx`]: page(text, 'Pareil.')});

function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.x', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function commit(site: TestSite, message: string): void {
  git(site.root, 'add', '-A');
  git(site.root, 'commit', '-qm', message);
}

/** Clones the site and returns the folder of the clone. */
function clone(...options: readonly string[]): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'clone-')), 'site');
  git(site.root, 'clone', '-q', ...options, pathToFileURL(site.root).href, folder);
  return folder;
}

/** Returns the changed sections of a repository with their agreed text. */
async function look(root: string) {
  const config = readConfig(root);
  const {pages} = await readTranslation(root, config, 'fr');
  const found = pages.flatMap((one) =>
    one.sections.filter(({state}) => state !== 'fresh').map((section) => ({one, section})),
  );
  return Promise.all(
    found.map(async ({one, section}) => {
      const side = section.state === 'English behind' ? 'target' : 'source';
      const then = await agreedText(root, config, one, section, side);
      return {
        section: `${section.id} ${section.state}`,
        said: then.text?.split('\n')[2] ?? (then as {missing: string}).missing,
      };
    }),
  );
}

let site: TestSite;

beforeEach(async () => {
  site = new TestSite({...en('Old.'), ...fr('Vieux.')});
  git(site.root, 'init', '-q', '-b', 'main');
  await site.sync();
  commit(site, 'Agreed');
});

it('returns the text of a section when it was agreed', async () => {
  site.write(en('New.'));
  expect(await look(site.root)).toEqual([{section: 'a stale', said: 'Old.'}]);
  site.write({...en('Old.'), ...fr('Neuf.')});
  expect(await look(site.root)).toEqual([{section: 'a English behind', said: 'Vieux.'}]);
});

it('finds the text although the page changed before it was committed', async () => {
  site.write({...en('Second.'), ...fr('Deuxième.')});
  await site.sync();
  // No commit has the blob in the lock, but one has the text of the section.
  site.write(en('Second.', 'Other.'));
  commit(site, 'Goes on');
  site.write(en('Third.'));
  expect(await look(site.root)).toEqual([{section: 'a stale', said: 'Second.'}]);
});

it('returns the same text after commits were squashed', async () => {
  for (const text of ['One.', 'Two.', 'Three.']) {
    site.write(en(text));
    commit(site, text);
  }
  const before = await look(site.root);
  expect(before).toEqual([{section: 'a stale', said: 'Old.'}]);
  git(site.root, 'reset', '-q', '--soft', 'HEAD~3');
  commit(site, 'Squashed');
  expect(await look(clone())).toEqual(before);
});

it('asks to fetch more commits in a shallow clone', async () => {
  site.write(en('New.'));
  commit(site, 'New');
  const shallow = clone('--depth', '1');
  const [found] = await look(shallow);
  expect(found!.section).toBe('a stale');
  expect(found!.said).toMatch(/^This clone lacks handbook\/a\.mdx .*git fetch --unshallow$/);
  git(shallow, 'fetch', '-q', '--unshallow');
  expect(await look(shallow)).toEqual([{section: 'a stale', said: 'Old.'}]);
});

it('returns states without Git', async () => {
  site.write({'.git': undefined, ...en('New.')});
  expect(await site.open()).toEqual({'a#a': 'stale'});
});
