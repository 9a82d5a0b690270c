import type {Change} from '../../../../../src/rslib/facts/recordSet';
import {
  forIssue,
  releaseReport,
  type ChangedSections,
} from '../../../../../tools/rslib/release/releaseReport';

const section = (id: string) => ({path: '/config/lib/dts', id, page: 'lib.dts', heading: id});
const versions = {before: '1.0.0', after: '1.1.0'};
const none: ChangedSections = {en: [], 'zh-Hans': []};
const change = (extra: Partial<Change> = {}): Change => ({
  fact: ['option', 'dts.bundle'],
  before: {type: 'boolean'},
  after: {type: 'boolean | object'},
  ...extra,
});

test('only without problems the report confirms that the pages are correct', () => {
  expect(releaseReport(versions, [], none, [])).toContain('No differences');
  const report = releaseReport(versions, [], none, ['minimal: consumer failed']);
  expect(report).toContain('- minimal: consumer failed');
  expect(report).not.toContain('No differences');
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
    'an error of TypeScript',
    "consumer.mts(1,2): error TS2307: No './a'.\n  There is './b'.",
    "consumer.mts(1,2): error TS2307: No './a'.",
  ],
  ['anything else', '\n  killed by hand\nbye', 'killed by hand'],
])('the report shortens %s to the line with the error', (_, said, line) => {
  const report = releaseReport(versions, [], none, [
    `minimal: consumer failed:\n${said}`,
    'another one',
  ]);
  expect(report).toContain(`## Problems\n\n- minimal: consumer failed: ${line}\n- another one\n`);
});

test('a problem with the error on its first line is shortened to that line', () => {
  const report = releaseReport(versions, [], none, [
    'minimal: page failed: Error: no\n    at x.js:1',
  ]);
  expect(report).toContain('- minimal: page failed: Error: no\n\n');
});

test('a section is listed once, and with the language if it is the only one', () => {
  const sections = {en: [section('a'), section('b')], 'zh-Hans': [section('b')]};
  expect(releaseReport(versions, [change()], sections, [])).toContain(
    '\n\n- `/config/lib/dts#a` (en)\n- `/config/lib/dts#b`\n\n',
  );
  expect(releaseReport(versions, [change()], none, [])).toContain('No section shows');
});

test.each([
  ['new', {before: undefined}, '### dts.bundle (new)'],
  ['removed', {after: undefined}, '### dts.bundle (removed)'],
  ['changed', {}, '### dts.bundle\n'],
])('the heading of a fact shows that it is %s', (_, extra, title) => {
  expect(releaseReport(versions, [change(extra)], none, [])).toContain(title);
});

test('the fence around a diff is longer than those in the diff', () => {
  const log = change({fact: ['example', 'minimal', 'log'], before: 'a\n', after: '```\n'});
  const report = releaseReport(versions, [log], none, []);
  expect(report).toContain('### examples/minimal: log');
  expect(report).toMatch(/````diff\n[^]*-a\n\+```\n````/);
});

test('for an issue only a long report is cut off, within its differences', () => {
  const short = releaseReport(versions, [change()], none, []);
  expect(forIssue(short)).toBe(short);
  const many = Array.from({length: 200}, (_, index) =>
    change({fact: ['option', `option${index}`], after: {type: 'x'.repeat(3000)}}),
  );
  const report = releaseReport(versions, many, none, []);
  expect(report).toContain('### option199');
  const issue = forIssue(report);
  expect(issue.length).toBeLessThan(61_000);
  expect(issue).toMatch(/\n```\n\nThe log of the run contains the rest\.\n$/);
  expect(issue.match(/^```/gm)!.length % 2).toBe(0);
});
