import {french, TestSite} from './support';

const page = (...sections: readonly string[]): string =>
  `---\ntitle: ${sections[0]}\n---\n\n${sections.map((text, index) => `## ${text} {/* #s${index} */}\n\n${text}.\n`).join('\n')}`;

const source = (...sections: readonly string[]) => ({'handbook/a.mdx': page(...sections)});
const target = (...sections: readonly string[]) => ({[`${french}/a.mdx`]: page(...sections)});

let site: TestSite;

beforeEach(async () => {
  site = new TestSite({...source('One', 'Two'), ...target('Un', 'Deux')});
  await site.sync();
});

it('agrees on new sections, and changes nothing the second time', async () => {
  const before = JSON.stringify(site.lock);
  expect(await site.open()).toEqual({});
  expect(await site.sync()).toEqual([]);
  expect(JSON.stringify(site.lock)).toBe(before);
});

it('keeps the lock when only the formatting of a page changes', async () => {
  const before = JSON.stringify(site.lock);
  site.write({
    'handbook/a.mdx': page('One', 'Two')
      .replace(/\n/g, '\r\n')
      .replace('## Two', 'Two')
      .replace('{/* #s1 */}', '{/* #s1 */}\r\n---'),
  });
  expect((await site.translation()).pages[0]!.isSettled).toBe(false);
  expect(await site.open()).toEqual({});
  expect(await site.sync()).toEqual([]);
  expect(JSON.stringify(site.lock)).toBe(before);
});

it('settles a page whose sections are all agreed, so that it is not read again', async () => {
  expect((await site.translation()).pages[0]!.isSettled).toBe(true);
  site.write(source('One', 'Two, changed'));
  expect((await site.translation()).pages[0]!.isSettled).toBe(false);
});

it('refuses a section that was not translated, and agrees when it was', async () => {
  site.write(source('One', 'Two, changed'));
  expect(await site.open()).toEqual({'a#s1': 'stale'});
  expect(await site.sync()).toEqual(['a#s1']);
  expect(await site.open()).toEqual({'a#s1': 'stale'});
  site.write(target('Un', 'Deux, changé'));
  expect(await site.open()).toEqual({'a#s1': 'both moved'});
  expect(await site.sync()).toEqual([]);
  expect(await site.open()).toEqual({});
});

it('refuses a section of which only the translation changed', async () => {
  site.write(target('Un', 'Deux, changé'));
  expect(await site.open()).toEqual({'a#s1': 'English behind'});
  expect(await site.sync()).toEqual(['a#s1']);
});

it('agrees with a reason and stores it', async () => {
  site.write(source('One', 'Two, better'));
  expect(await site.sync('only the wording')).toEqual([]);
  expect(await site.open()).toEqual({});
  const {sections} = site.lock.a!;
  expect(sections.s1!.reason).toBe('only the wording');
  expect(sections.s0!.reason).toBeUndefined();
});

it('stores where the agreed texts of a section that is behind are', async () => {
  const before = site.lock.a!.blobs;
  site.write({...source('One, changed', 'Two, changed'), ...target('Un, changé', 'Deux')});
  expect(await site.sync()).toEqual(['a#s1']);
  const {blobs, sections} = site.lock.a!;
  expect(blobs).not.toEqual(before);
  expect(sections.s1!.blobs).toEqual(before);
  expect(sections.s0!.blobs).toBeUndefined();
});

it('refuses sections that are missing or left over', async () => {
  site.write(source('One', 'Two', 'Three'));
  expect(await site.open()).toEqual({'a#s2': 'missing'});
  expect(await site.sync('because')).toEqual(['a#s2']);
  site.write(source('One'));
  expect(await site.open()).toEqual({'a#s1': 'orphan'});
  expect(await site.sync('because')).toEqual(['a#s1']);
});

it('reports a text in the source language as untranslated', async () => {
  site.write({...source('One', 'Two', 'Three'), ...target('Un', 'Deux', 'Three')});
  expect(await site.open()).toEqual({'a#s2': 'untranslated'});
  expect(await site.sync()).toEqual(['a#s2']);
  expect(await site.sync('a name')).toEqual([]);
  expect(await site.open()).toEqual({});
});

it('removes entries of deleted sections', async () => {
  site.write({...source('One'), ...target('Un')});
  await site.sync();
  expect(Object.keys(site.lock.a!.sections)).toEqual(['@front-matter', 's0']);
});

describe('a lock that was changed by hand', () => {
  /** Changes the entry of a section in the lock. */
  function bump(change: object): void {
    const {a} = site.lock;
    const sections = {...a!.sections, s1: {...a!.sections.s1!, ...change}};
    site.lock = {a: {...a!, sections}};
  }

  it('is found when it calls an untranslated section agreed', async () => {
    site.write(source('One', 'Two, changed'));
    const {pages} = await site.translation();
    const now = pages[0]!.sections.find(({id}) => id === 's1')!.source!.hash;
    bump({source: now});
    expect(await site.open()).toEqual({'a#s1': 'suspicious'});
    expect(await site.sync()).toEqual(['a#s1']);
    site.write(target('Un', 'Deux, changé'));
    expect(await site.sync()).toEqual([]);
    expect(await site.open()).toEqual({});
  });

  it('is found when it has the hashes of other files', async () => {
    const {a} = site.lock;
    site.write(source('One', 'Two, changed'));
    const other = new TestSite({...source('One', 'Two, changed'), ...target('Un', 'Deux')});
    await other.sync();
    site.lock = {a: {...a!, blobs: other.lock.a!.blobs}};
    expect(await site.open()).toEqual({'a#s1': 'stale'});
    site.lock = {a: {...a!, blobs: other.lock.a!.blobs, seal: other.lock.a!.seal}};
    expect(await site.open()).toEqual({'a#s1': 'stale'});
  });

  it.each([
    ['a reason that was added', {reason: 'because'}],
    ['a hash that is none', {target: 'x'}],
    ['no seal', {seal: undefined}],
  ])('is found by %s', async (_name, change) => {
    bump(change);
    expect(await site.open()).toEqual({'a#s1': 'suspicious'});
  });
});
