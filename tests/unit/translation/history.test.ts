import {execFileSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {readConfig} from '../../../src/translation/config';
import {agreedText} from '../../../src/translation/history';
import {readTranslation} from '../../../src/translation/translation';
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

/** The sections that moved in a clone, each with what it said. */
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

it('shows what a section said when it was agreed', async () => {
  site.write(en('New.'));
  expect(await look(site.root)).toEqual([{section: 'a stale', said: 'Old.'}]);
  site.write({...en('Old.'), ...fr('Neuf.')});
  expect(await look(site.root)).toEqual([{section: 'a English behind', said: 'Vieux.'}]);
});

it('shows it where the page went on before it was committed', async () => {
  site.write({...en('Second.'), ...fr('Deuxième.')});
  await site.sync();
  // The blob in the lock never was in a commit; the text of the section was.
  site.write(en('Second.', 'Other.'));
  commit(site, 'Goes on');
  site.write(en('Third.'));
  expect(await look(site.root)).toEqual([{section: 'a stale', said: 'Second.'}]);
});

it('says the same after commits were squashed', async () => {
  for (const text of ['One.', 'Two.', 'Three.']) {
    site.write(en(text));
    commit(site, text);
  }
  const before = await look(site.root);
  expect(before).toEqual([{section: 'a stale', said: 'Old.'}]);
  git(site.root, 'reset', '-q', '--soft', 'HEAD~3');
  commit(site, 'Squashed');
  git(site.root, 'reflog', 'expire', '--expire=now', '--all');
  git(site.root, 'gc', '-q', '--prune=now');
  expect(await look(site.root)).toEqual(before);
});

it('says the same in a shallow clone, and what to fetch for the difference', async () => {
  site.write(en('New.'));
  commit(site, 'New');
  const clone = join(mkdtempSync(join(tmpdir(), 'clone-')), 'site');
  git(site.root, 'clone', '-q', '--depth', '1', pathToFileURL(site.root).href, clone);
  const [found] = await look(clone);
  expect(found!.section).toBe('a stale');
  expect(found!.said).toMatch(/^This clone lacks handbook\/a\.mdx .*git fetch --unshallow$/);
  git(clone, 'fetch', '-q', '--unshallow');
  expect(await look(clone)).toEqual([{section: 'a stale', said: 'Old.'}]);
});

it('has states where there is no git at all', async () => {
  site.write({'.git': undefined, ...en('New.')});
  expect(await site.open()).toEqual({'a#a': 'stale'});
});
