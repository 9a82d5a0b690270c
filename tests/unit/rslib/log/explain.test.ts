import {cleanLog} from '../../../../src/rslib/log/cleanLog';
import {explain} from '../../../../src/rslib/log/explain';
import {
  needs,
  type LogData,
  type LogSection,
  type Message,
} from '../../../../src/rslib/log/logFormat';
import {tellingWords} from '../../../../src/rslib/log/tellingWords';

const escape = String.fromCharCode(27);
const bell = String.fromCharCode(7);

it.each([
  ['colours', `${escape}[1m${escape}[31merror${escape}[39m${escape}[22m failed`, 'error failed'],
  ['colours whose escape character was lost', '[31merror[39m failed [1;33m!', 'error failed !'],
  ['moves of the cursor', `${escape}[2K${escape}[1Gbuilt`, 'built'],
  ['links', `${escape}]8;;https://a.b${bell}here${escape}]8;;${escape}\\ now`, 'here now'],
  ['frames of code', '  ╰─▶   × Module not found', 'Module not found'],
  ['doubled spaces and tabs', 'error\t  it   failed  ', 'error it failed'],
  ['quotation marks of a chat', 'Can’t resolve ‘a’ “b”', "Can't resolve 'a' \"b\""],
  ['no names in brackets', '[tsgo] a[0] [esm]', '[tsgo] a[0] [esm]'],
])('cleanLog removes %s', (_, given, expected) => {
  expect(cleanLog(given)).toEqual([expected]);
});

it('cleanLog splits at line ends of every system, and drops empty lines', () => {
  expect(cleanLog('a\r\nb\rc\n\n  \nd')).toEqual(['a', 'b', 'c', 'd']);
});

/** Returns the data of one page, by default with one section per message. */
function dataOf(
  messages: readonly Message[],
  sections: readonly LogSection[] = messages.map((_, index) => [`s${index}`, `S${index}`, [index]]),
): LogData {
  return {messages, pages: [['/page', 'Page', ...sections]]};
}

const anchors = (log: string, data: LogData): readonly string[] =>
  explain(log, data).map(({anchor}) => anchor);

it.each([
  ['as it is', "Can't resolve './a'", true],
  ['with another name', "Can't resolve '@scope/b/c.js'", true],
  ['in the middle of a line', "error  build: Can't resolve './b' in 'src' (esm)", true],
  ['cut by a terminal', "Can't\nresolve './b'", true],
  ['with a name that ends nowhere', "Can't resolve './b", false],
  ['in other letters', "can't resolve './b'", false],
  ['as part of a word', "DoCan't resolve './b'", false],
])('explain finds a message or not: %s', (_, log, isKnown) => {
  const data = dataOf([["Can't resolve '⟨./a⟩'", 1, needs.nothing]]);
  expect(anchors(log, data)).toEqual(isKnown ? ['s0'] : []);
});

it('explain returns the line and the range of the message in it', () => {
  const data = dataOf([['Cannot find config file: ⟨a.ts⟩', 1, needs.nothing]]);
  const [found] = explain('Rslib v1\nerror   Cannot find config file: b.mts (esm)\nbye', data);
  expect(found).toMatchObject({path: '/page', title: 'Page', heading: 'S0'});
  expect(found!.line).toBe('error Cannot find config file: b.mts (esm)');
  expect(found!.line.slice(found!.start, found!.end)).toBe('Cannot find config file: b.mts');
});

it.each([
  ['the same name', './logo.svg', 's0'],
  ['the same kind of file', './Card.vue', 's1'],
  ['an alias', '@/types', 's2'],
  ['a name like none of them', 'lodash', 's3'],
])('explain prefers the section with %s', (_, name, expected) => {
  const data = dataOf([
    ["Cannot find module '⟨./logo.svg⟩'", 1, needs.nothing],
    ["Cannot find module '⟨./Tag.vue⟩'", 1, needs.nothing],
    ["Cannot find module '⟨@/format⟩'", 1, needs.nothing],
    ["Cannot find module '⟨…⟩'", 1, needs.nothing],
  ]);
  expect(anchors(`Cannot find module '${name}'`, data)[0]).toBe(expected);
});

it('explain leaves out sections with names of another kind if one has similar names', () => {
  const data = dataOf([
    ["Cannot find module '⟨./logo.svg⟩'", 1, needs.nothing],
    ["Cannot find module '⟨./Tag.vue⟩'", 1, needs.nothing],
  ]);
  expect(anchors("Cannot find module './icon.svg'", data)).toEqual(['s0']);
  expect(anchors("Cannot find module 'lodash'", data)).toEqual(['s0', 's1']);
});

it('explain requires the exact name for a message that any program prints', () => {
  const data = dataOf([
    ["Cannot read properties of undefined (reading '⟨MODE⟩')", 1, needs.names],
    ["Cannot find module '⟨…/dist/lib/index.js⟩'", 1, needs.names],
  ]);
  expect(anchors("Cannot read properties of undefined (reading 'map')", data)).toEqual([]);
  expect(anchors("Cannot read properties of undefined (reading 'MODE')", data)).toEqual(['s0']);
  expect(anchors("Cannot find module 'express'", data)).toEqual([]);
  expect(anchors("Cannot find module '/home/a/dist/lib/index.js'", data)).toEqual(['s1']);
});

it('explain finds a message that needs a tool only in a log of the tools', () => {
  const data = dataOf([['Cannot find module', 1, needs.tool]]);
  expect(anchors("Cannot find module 'express'", data)).toEqual([]);
  expect(anchors("> rslib build\nCannot find module 'express'", data)).toEqual(['s0']);
});

it('explain ranks rare messages before common ones, regardless of their order', () => {
  const data = dataOf([
    ['Failed to generate declaration files.', 1, needs.nothing],
    ['TS9007: Function must have a type', 3, needs.nothing],
  ]);
  const lines = ['Failed to generate declaration files.', 'TS9007: Function must have a type'];
  expect(anchors(lines.join('\n'), data)).toEqual(['s1', 's0']);
  expect(anchors(lines.reverse().join('\n'), data)).toEqual(['s1', 's0']);
});

it('explain prefers the section with the most of its recorded output in the log', () => {
  const data = dataOf(
    [
      ['The first warning', 2, needs.nothing],
      ['The second warning', 2, needs.nothing],
    ],
    [
      ['other', 'Other', [0]],
      ['shown', 'Shown', [0], [0, 1]],
      ['alone', 'No message', [], [1]],
    ],
  );
  expect(anchors('rslib\nThe first warning', data)).toEqual(['other', 'shown']);
  expect(anchors('rslib\nThe second warning\nThe first warning', data)).toEqual([
    'shown',
    'other',
    'alone',
  ]);
  expect(anchors('The second warning', data)).toEqual([]);
});

it('explain reads a long log with long lines quickly', () => {
  const data = dataOf([
    ['⟨Greeter⟩ is not defined', 1, needs.nothing],
    ["The ⟨a⟩ of '⟨b⟩' is ⟨c⟩ for ever", 1, needs.nothing],
  ]);
  const began = performance.now();
  expect(anchors(`${'x'.repeat(50_000)}\n${"The 'a' of is ".repeat(10_000)}`, data)).toEqual([]);
  expect(performance.now() - began).toBeLessThan(2000);
});

it.each([
  ['names of code before words', 'Error: "dts.bundle" of myPlugin is bad', 'dts.bundle myPlugin'],
  ['the line that failed', 'all good here\nerror: ERESOLVE could not resolve', 'ERESOLVE'],
  ['no paths, numbers and hashes', 'error at /a/b.ts:3:1 deadbeef12 in checkout step', 'checkout'],
  ['the first words if nothing failed', '{\n"private": true', 'private true'],
  ['Chinese words', '错误：无法解析模块 lodash.get', 'lodash.get'],
])('tellingWords returns %s', (_, log, expected) => {
  expect(tellingWords(log)).toContain(expected);
});

it('tellingWords fits into the field, and is empty if there are no words', () => {
  const log = `error ${Array.from({length: 9}, (_, index) => `aVery.long${index}NameOfCode`).join(' ')}`;
  expect(tellingWords(log, 30).length).toBeLessThanOrEqual(30);
  expect(tellingWords('{}\n[]')).toBe('');
});
