import fc from 'fast-check';
import {findName, matchesName, squeeze} from '../../../../src/lib/filter/matchesName';

it.each([
  ['autoExternal', 'auto external'],
  ['autoExternal', 'auto-external'],
  ['autoExternal', 'auto_external'],
  ['autoExternal', 'auto\u2011external'],
  ['auto-external', 'autoExternal'],
  ['output.distPath', 'output.dist-path'],
  ['autoExternal', 'AUTOEXTERNAL'],
  ['autoExternal', 'autoexternal'],
  ['lib.autoExternal', 'lib.autoExternal'],
  ['lib.autoExternal', 'lib autoexternal'],
  ['lib.autoExternal', 'external'],
  ['dts.bundle.bundledPackages', 'bundle bundled'],
  ['dts.bundle', 's.b'],
  ['dts.bundle', 'tsbun'],
  ['Quick start', 'quickstart'],
  ['Quick start', 'quickStart'],
  ['Quick start', 'ick st'],
  ['Why autoExternal is off', 'auto external'],
  ['快速上手', '上手'],
  ['anything', ''],
  ['anything', ' - . '],
])('%s holds %j', (name, query) => {
  expect(matchesName(name, query)).toBe(true);
});

it.each([
  ['autoExternal', 'external auto'],
  ['autoExternal', 'lib.autoExternal'],
  ['basics styled', 'css'],
  ['modules mean', 'esm'],
  ['output', '.*'],
  ['output', '('],
  ['output', 'o[u]t|x'],
  ['', 'x'],
])('%s does not hold %j', (name, query) => {
  expect(matchesName(name, query)).toBe(false);
});

it.each([
  ['lib.autoExternal', 'auto ext', 'autoExt'],
  ['Quick start', 'quickstart', 'Quick start'],
  ['dts.bundle', 'DTSBUN', 'dts.bun'],
])('finds in %s of %j the part %j', (name, query, part) => {
  expect(name.slice(...findName(name, query)!)).toBe(part);
});

it('finds every part of every name as it stands there', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(30), fc.nat(30), (name, from, length) => {
      const part = name.slice(from, from + length);
      const found = findName(name, part);
      expect(found).toBeDefined();
      expect(squeeze(name.slice(...found!))).toBe(squeeze(part));
    }),
  );
});
