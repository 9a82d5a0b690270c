import {brotliCompressSync} from 'node:zlib';

import {choices, stateAt, stateCount} from '../../src/rslib/explorer/choices';
import {packageJson} from '../../src/rslib/explorer/configText';
import {outcomeOf, textGroupOf} from '../../src/rslib/explorer/records';
import {readRecords} from '../../tools/rslib/explorer/sampleStates';
import {readSources} from '../../tools/rslib/explorer/stateFolder';
import {list, read} from '../../tools/support/files';

const {index, texts} = readRecords();
const outcomes = Array.from({length: stateCount}, (_, place) => outcomeOf(index, stateAt(place)));
const built = outcomes.filter((outcome) => outcome.kind === 'built');

/** Maximum compressed sizes, in bytes: of all records, and of the records that a page loads first. */
const limits = {all: 60_000, first: 15_000};

test('the records are of the sources and packages of this repository', () => {
  expect(index.sources).toEqual(readSources());
  const {devDependencies} = JSON.parse(read('examples/package.json')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  for (const [name, version] of Object.entries(index.versions))
    if (name in devDependencies)
      expect(`${name} ${version}`).toBe(`${name} ${devDependencies[name]}`);
});

test('every state has a package or a message of Rslib', () => {
  expect(built.length).toBeGreaterThan(1000);
  expect(new Set(built.map(({tree}) => tree)).size).toBeGreaterThan(100);
  for (const outcome of outcomes) {
    if (outcome.kind === 'failed') expect(outcome.message).toMatch(/^When using "\w+" format, /);
    else expect(outcome.files.length).toBeGreaterThan(0);
  }
});

test('every choice changes a package', () => {
  choices.forEach(({id, values}, place) => {
    const step = choices.slice(place + 1).reduce((count, {values: all}) => count * all.length, 1);
    const differs = outcomes.some((outcome, position) => {
      const other = outcomes[position + step];
      const isFirst = stateAt(position)[id] === values[0];
      return isFirst && JSON.stringify(other) !== JSON.stringify(outcome);
    });
    expect(`${id} ${differs}`).toBe(`${id} true`);
  });
});

test('every text belongs to a file, and has no path of a machine', () => {
  const used = new Set(built.flatMap(({files}) => files.map(({text}) => text)));
  const all = texts.flat();
  expect(used.size).toBe(all.length);
  for (const text of used) {
    const group = textGroupOf(index, text);
    expect(texts[group]![text - index.textGroups[group]!]).toBe(all[text]);
  }
  expect(all.filter((text) => /\/(?:home|root|tmp)\/|[A-Z]:\\/.test(text))).toEqual([]);
});

test('every package.json names files that the state has', () => {
  const missing = outcomes.flatMap((outcome, place) => {
    if (outcome.kind === 'failed') return [];
    const names = outcome.files.map(({name}) => name);
    const manifest = packageJson(stateAt(place), names);
    const paths = [...manifest.matchAll(/"\.\/(dist\/[^"]+)"/g)].map((match) => match[1]!);
    return paths.filter((file) => !names.includes(file));
  });
  expect([...new Set(missing)]).toEqual([]);
});

test('a page loads few bytes, and fewer for a change whose source maps are not opened', () => {
  const sizeOf = (file: string): number => brotliCompressSync(read(file)).length;
  const sizes = list('src/data/explorer').map(sizeOf);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(limits.all);
  const files = built.flatMap((outcome) => outcome.files);
  const opened = files.filter(({name}) => !name.endsWith('.map'));
  const groups = new Set(opened.map(({text}) => textGroupOf(index, text)));
  const largest = Math.max(
    ...[...groups].map((group) => sizeOf(`src/data/explorer/texts-${group}.json`)),
  );
  expect(sizeOf('src/data/explorer/index.json') + largest).toBeLessThan(limits.first);
});
