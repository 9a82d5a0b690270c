import type {State} from '../src/states.ts';
import {french, TestSite, type Files} from './support';

const page = (...sections: readonly string[]): string =>
  `---\ntitle: ${sections[0]}\n---\n\n${sections.map((text, index) => `## ${text} {/* #s${index} */}\n\n${text}.\n`).join('\n')}`;

const source = (...sections: readonly string[]) => ({'handbook/a.mdx': page(...sections)});
const target = (...sections: readonly string[]) => ({[`${french}/a.mdx`]: page(...sections)});

let site: TestSite;

beforeEach(async () => {
  site = new TestSite({...source('One', 'Two'), ...target('Un', 'Deux')});
  await site.sync();
});

const isSettled = async () => (await site.translation()).pages[0]!.isSettled;

it('agrees on new sections, and changes nothing when only the formatting changes', async () => {
  const before = JSON.stringify(site.lock);
  expect(await isSettled()).toBe(true);
  site.write({
    'handbook/a.mdx': page('One', 'Two')
      .replace(/\n/g, '\r\n')
      .replace('## Two', 'Two')
      .replace('{/* #s1 */}', '{/* #s1 */}\r\n---'),
  });
  expect(await isSettled()).toBe(false);
  expect(await site.open()).toEqual({});
  expect(await site.sync()).toEqual([]);
  expect(JSON.stringify(site.lock)).toBe(before);
});

it.each<[string, Files, string, State, boolean]>([
  ['of which only the source changed', source('One', 'Two, new'), 's1', 'stale', true],
  ['of which only the target changed', target('Un', 'Deux, neuf'), 's1', 'source behind', true],
  [
    'that is still in the source language',
    {...source('One', 'Two', 'Three'), ...target('Un', 'Deux', 'Three')},
    's2',
    'untranslated',
    true,
  ],
  ['that the translation lacks', source('One', 'Two', 'Three'), 's2', 'missing', false],
  ['that only the translation has', source('One'), 's1', 'orphan', false],
])('refuses a section %s', async (_name, files, id, state, isAgreedWithReason) => {
  site.write(files);
  expect(await site.open()).toEqual({[`a#${id}`]: state});
  expect(await site.sync()).toEqual([`a#${id}`]);
  expect(await site.open()).toEqual({[`a#${id}`]: state});
  expect(await site.sync('because')).toEqual(isAgreedWithReason ? [] : [`a#${id}`]);
  const {sections} = site.lock.a!;
  expect(sections[id]?.reason).toBe(isAgreedWithReason ? 'because' : undefined);
  expect(sections.s0!.reason).toBeUndefined();
});

it('agrees on a section that changed in both languages', async () => {
  site.write({...source('One', 'Two, changed'), ...target('Un', 'Deux, changé')});
  expect(await site.open()).toEqual({'a#s1': 'both moved'});
  expect(await site.sync()).toEqual([]);
  expect(await site.open()).toEqual({});
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

it('removes entries of deleted sections', async () => {
  site.write({...source('One'), ...target('Un')});
  await site.sync();
  expect(Object.keys(site.lock.a!.sections)).toEqual(['@front-matter', 's0']);
});

describe('a lock that was changed by hand', () => {
  const all = {'a#@front-matter': 'suspicious', 'a#s0': 'suspicious', 'a#s1': 'suspicious'};

  /** Changes fields of the entry for the section `s1` in the lock. */
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
    expect(await site.open()).toEqual(all);
    expect(await site.sync()).toHaveLength(3);
    site.write(target('Un', 'Deux, changé'));
    expect(await site.sync()).toHaveLength(3);
    expect(await site.open()).toEqual(all);
    expect(await site.sync('merged')).toEqual([]);
    expect(await site.open()).toEqual({});
    const {sections} = site.lock.a!;
    expect([sections.s0!.reason, sections.s1!.reason]).toEqual(['merged', undefined]);
  });

  it('is found when it has the hashes of other files', async () => {
    const {a} = site.lock;
    site.write(source('One', 'Two, changed'));
    const other = new TestSite({...source('One', 'Two, changed'), ...target('Un', 'Deux')});
    await other.sync();
    const {blobs, seal} = other.lock.a!;
    for (const change of [{blobs}, {blobs, seal}]) {
      site.lock = {a: {...a!, ...change}};
      expect(await site.open()).toEqual(all);
    }
  });

  it.each([
    ['a reason that was added', {reason: 'because'}],
    ['a hash that is none', {target: 'x'}],
    ['blobs that were added', {blobs: {source: 'x', target: 'x'}}],
  ])('is found by %s', async (_name, change) => {
    bump(change);
    expect(await site.open()).toEqual(all);
  });

  it('is found by a seal or a section that was deleted', async () => {
    const {a} = site.lock;
    const {s1: _, ...sections} = a!.sections;
    for (const entry of [
      {blobs: a!.blobs, sections: a!.sections},
      {...a!, sections},
    ]) {
      site.lock = {a: entry};
      expect(await site.open()).toEqual(all);
    }
  });
});
