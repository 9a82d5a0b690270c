import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {readConfig} from '../src/config.ts';
import {agreedText} from '../src/agreedText.ts';
import {readTranslation} from '../src/readTranslation.ts';
import {french, TestSite, writeFolder} from './support';

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

/** Returns `id state: text` of the only section that is not up to date. The text is that of the last agreement. */
async function changedSection(root: string) {
  const {pages} = await readTranslation(root, readConfig(root), 'fr');
  const section = pages[0]!.sections.find(({state}) => state !== 'fresh')!;
  const side = section.state === 'source behind' ? 'target' : 'source';
  const then = await agreedText(root, pages[0]!, section, side);
  const text = then.text === undefined ? then.missing : then.text.split('\n')[2];
  return `${section.id} ${section.state}: ${text}`;
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
  expect(await changedSection(site.root)).toBe('a stale: Old.');
  site.write({...en('Old.'), ...fr('Neuf.')});
  expect(await changedSection(site.root)).toBe('a source behind: Vieux.');
});

it('finds the text although the page changed before it was committed', async () => {
  site.write({...en('Second.'), ...fr('Deuxième.')});
  await site.sync();
  // Commit the page with another change: no commit has the page that the lock names, but one has the section's text.
  site.write(en('Second.', 'Other.'));
  commit(site, 'Goes on');
  site.write(en('Third.'));
  expect(await changedSection(site.root)).toBe('a stale: Second.');
});

it('explains how to fetch more commits in a shallow clone', async () => {
  site.write(en('New.'));
  commit(site, 'New');
  const shallow = join(writeFolder({}), 'site');
  git(site.root, 'clone', '-q', '--depth', '1', pathToFileURL(site.root).href, shallow);
  expect(await changedSection(shallow)).toMatch(
    /^a stale: This clone lacks handbook\/a\.mdx .*git fetch --unshallow$/,
  );
  git(shallow, 'fetch', '-q', '--unshallow');
  expect(await changedSection(shallow)).toBe('a stale: Old.');
});
