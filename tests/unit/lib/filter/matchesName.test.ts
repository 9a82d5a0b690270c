import {findName, matchesName} from '../../../../src/lib/filter/matchesName';

it.each([
  ['autoExternal', 'auto external'],
  ['autoExternal', 'auto-external'],
  ['autoExternal', 'auto\u2011external'],
  ['auto-external', 'autoExternal'],
  ['autoExternal', 'AUTOEXTERNAL'],
  ['lib.autoExternal', 'lib autoexternal'],
  ['lib.autoExternal', 'external'],
  ['dts.bundle.bundledPackages', 'bundle bundled'],
  ['dts.bundle', 's.b'],
  ['Quick start', 'quickstart'],
  ['Quick start', 'ick st'],
  ['Why autoExternal is off', 'auto external'],
  ['快速上手', '上手'],
  ['anything', ''],
  ['anything', ' - . '],
])('%s matches %j', (name, query) => {
  expect(matchesName(name, query)).toBe(true);
});

it.each([
  ['autoExternal', 'external auto'],
  ['autoExternal', 'lib.autoExternal'],
  ['basics styled', 'css'],
  ['output', '.*'],
  ['output', 'o[u]t|x'],
  ['', 'x'],
])('%s does not match %j', (name, query) => {
  expect(matchesName(name, query)).toBe(false);
});

it.each([
  ['lib.autoExternal', 'auto ext', 'autoExt'],
  ['Quick start', 'quickstart', 'Quick start'],
  ['dts.bundle', 'DTSBUN', 'dts.bun'],
])('finds in %s, for the query %j, the part %j', (name, query, part) => {
  expect(name.slice(...findName(name, query)!)).toBe(part);
});
