import {isLiteral, packageDefault, quoted} from '../../../../src/rslib/options/packageDefault';

test.each([
  ['`true`', {kind: 'code', code: 'true'}],
  ["`'esm'`.", {kind: 'code', code: "'esm'"}],
  ['`server.base`', {kind: 'code', code: 'server.base'}],
  ['```js\nconst a = {\n  b: 1,\n};\n```', {kind: 'code', code: '{\n  b: 1,\n}'}],
  ['{ svg: 4096,\n font: 4096 }', {kind: 'code', code: '{ svg: 4096, font: 4096 }'}],
  ['`true` when `x`, else `false`', {kind: 'words', mentions: ['true', 'x', 'false']}],
  ["isDev ? 'a' : 'b'", {kind: 'words', mentions: ["'a'", "'b'"]}],
  ["- dev: 'a'\n- prod: 'b'", {kind: 'words', mentions: ["'a'", "'b'"]}],
  ["```js\nconst a = {\n js: isDev ? 'x' : false,\n};\n```", {kind: 'words', mentions: ["'x'"]}],
  ['see elsewhere', {kind: 'words', mentions: []}],
])('the default %j is understood', (comment, expected) => {
  expect(packageDefault(comment)).toEqual(expected);
});

test.each([
  [true, "'a'", '1', '[1, [true], undefined]', "{ a: { 'b.c': /x/ } }"],
  [false, 'a', '-a', 'f()', '[a]', '{ a }', 'a ? 1 : 2', '(x) => x', '1) + (2', ''],
])('literals are recognised: %p for %s', (expected, ...codes) => {
  for (const code of codes) expect([code, isLiteral(String(code))]).toEqual([code, expected]);
});

test('an overlay has to repeat a default that is code, or all code in a default of words', () => {
  expect(quoted({kind: 'code', code: '1'})).toEqual(['1']);
  expect(quoted({kind: 'words', mentions: ['a', 'b']})).toEqual(['a', 'b']);
});
