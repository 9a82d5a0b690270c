import {forIssue, releaseReport, type PlacedChange} from '../../../../tools/release/report';

const section = (id: string) => ({path: '/config/lib/dts', id, page: 'lib.dts', heading: id});
const versions = {before: '1.0.0', after: '1.1.0'};
const change = (extra: Partial<PlacedChange> = {}): PlacedChange => ({
  fact: ['option', 'dts.bundle'],
  before: {type: 'boolean'},
  after: {type: 'boolean | object'},
  places: {en: [section('dts-bundle')], 'zh-Hans': [section('dts-bundle')]},
  ...extra,
});

test('without a difference the report says that the pages are true', () => {
  expect(releaseReport(versions, [], [])).toMatch(/Nothing differs/);
});

test('what could not be read is no "nothing differs"', () => {
  const report = releaseReport(versions, [], ['minimal: consumer failed']);
  expect(report).toContain('- minimal: consumer failed');
  expect(report).not.toMatch(/Nothing differs/);
});

test.each([
  [
    'a stack of Node',
    'file:///tmp/consumer.mjs:1\nimport {sum} from "minimal";\n        ^^^\nSyntaxError: There is no sum\n    at ModuleJob._instantiate (node:internal)\n\nNode.js v24.0.0',
    'SyntaxError: There is no sum',
  ],
  [
    'an error with a code',
    'node:internal/modules/esm/resolve:1\n\nError [ERR_MODULE_NOT_FOUND]: No clsx\n    at x',
    'Error [ERR_MODULE_NOT_FOUND]: No clsx',
  ],
  [
    'what TypeScript says',
    "consumer.mts(1,2): error TS2307: No './a'.\n  There is './b'.",
    "consumer.mts(1,2): error TS2307: No './a'.",
  ],
  ['anything else', '\n  killed by hand\nbye', 'killed by hand'],
])('of %s the report has the line with the error', (_, said, line) => {
  const report = releaseReport(versions, [], [`minimal: consumer failed:\n${said}`, 'another one']);
  expect(report).toContain(
    `## Could not be read\n\n- minimal: consumer failed: ${line}\n- another one\n`,
  );
});

test('an error on the first line of a problem is the whole of it', () => {
  const report = releaseReport(versions, [], ['minimal: page failed: Error: no\n    at x.js:1']);
  expect(report).toContain('- minimal: page failed: Error: no\n\n');
});

test('a section is named once for both languages, with the number of its facts', () => {
  const report = releaseReport(versions, [change(), change({fact: ['option', 'dts']})], []);
  expect(report).toContain('| `/config/lib/dts#dts-bundle` | 2 |');
});

test('a section of one language only says which', () => {
  const places = {en: [section('dts-bundle')], 'zh-Hans': []};
  expect(releaseReport(versions, [change({places})], [])).toContain(
    '`/config/lib/dts#dts-bundle (en)`',
  );
});

test.each([
  ['new', {before: undefined}, '### dts.bundle (new)'],
  ['gone', {after: undefined}, '### dts.bundle (gone)'],
  ['changed', {}, '### dts.bundle\n'],
])('a fact that is %s says so', (_, extra, title) => {
  expect(releaseReport(versions, [change(extra)], [])).toContain(title);
});

test('a difference is shown as a diff in a fence that holds it', () => {
  const log = change({fact: ['example', 'minimal', 'log'], before: 'a\n', after: '```\n'});
  const report = releaseReport(versions, [log], []);
  expect(report).toContain('### examples/minimal: log');
  expect(report).toMatch(/````diff\n[^]*-a\n\+```\n````/);
});

test('an issue takes whole differences of a report that is too long for it', () => {
  const many = Array.from({length: 200}, (_, index) =>
    change({fact: ['option', `option${index}`], after: {type: 'x'.repeat(3000)}}),
  );
  const report = releaseReport(versions, many, []);
  expect(report).toContain('### option199');
  const issue = forIssue(report);
  expect(issue.length).toBeLessThan(61_000);
  expect(issue).toMatch(/\n```\n\nThe rest is in the log of the run\.\n$/);
  expect(issue.match(/^```/gm)!.length % 2).toBe(0);
});

test('an issue takes the whole of a report that is short enough', () => {
  const report = releaseReport(versions, [change()], []);
  expect(forIssue(report)).toBe(report);
});
