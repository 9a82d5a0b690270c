import {
  bundlerFacts,
  mergeOptions,
  shownOptions,
  type MeasuredOptions,
} from '../../../../../tools/rslib/options/mergeOptions';
import type {OptionNote, Overlay} from '../../../../../src/rslib/options/optionNote';
import type {PackageOption} from '../../../../../tools/rslib/options/readTypes';

const help = [
  '  --bundle          enable it (use --no-bundle to disable)',
  '  --target <name>   choose it',
];
const summary = {en: 'S.', 'zh-Hans': '摘要。'};

const empty: Overlay = {
  order: [],
  groups: [],
  leftOut: [],
  otherFlags: ['--target'],
  leaves: [],
  names: {},
  notes: {},
};

function option(change: Partial<PackageOption> = {}): PackageOption {
  return {
    name: 'bundle',
    type: {kind: 'text', text: 'boolean'},
    default: {kind: 'code', code: 'true'},
    topLevel: true,
    inItem: true,
    required: false,
    deprecated: false,
    experimental: false,
    ...change,
  };
}

function merge(found: PackageOption, note: OptionNote) {
  return mergeOptions([found], {...empty, order: ['bundle'], notes: {bundle: note}}, help);
}

test('an option is merged with its note', () => {
  expect(merge(option(), {summary})).toEqual({
    problems: [],
    options: [
      {
        name: 'bundle',
        type: 'boolean',
        default: 'true',
        scope: ['top', 'item'],
        cli: ['--bundle', '--no-bundle'],
        summary,
      },
    ],
  });
});

const words = option({default: {kind: 'words', mentions: ['a']}});

test.each<[string, PackageOption, Partial<OptionNote>, string]>([
  ['another default without insteadOf', option(), {default: 'false'}, 'replaces the default'],
  ['a changed default', option(), {default: 'x', insteadOf: ['false']}, '["true"]'],
  ['insteadOf without a default', option(), {insteadOf: ['true']}, 'no default to replace'],
  ['no default at all', option({default: undefined}), {}, 'overlay needs one'],
  ['a default in words only in the package', words, {}, 'overlay needs one'],
  ['deprecation in the package only', option({deprecated: true}), {}, 'name the replacement'],
  ['deprecation in the overlay only', option(), {deprecated: summary}, 'overlay only'],
  ['an unknown flag', option(), {cli: ['--bundle', '--nope']}, 'the command line has no --nope'],
])('%s is a problem', (_case, found, note, problem) => {
  expect(merge(found, {summary, ...note}).problems).toEqual([expect.stringContaining(problem)]);
});

test('a flag that the overlay lacks is a problem', () => {
  const overlay = {...empty, order: ['bundle'], otherFlags: [], notes: {bundle: {summary}}};
  expect(mergeOptions([option()], overlay, help).problems).toEqual([
    '--target: new on the command line, so add it to `otherFlags` or to an option',
  ]);
});

test('options that only the package or the overlay contains are problems', () => {
  const overlay = {...empty, order: ['gone'], leftOut: ['wasm'], notes: {gone: {summary}}};
  const {problems} = mergeOptions([option(), option({name: 'wasm.mode'})], overlay, []);
  expect(problems).toEqual([
    'bundle: new in the package, so list it in `order` or `leftOut`',
    'gone: in the overlay but not in the package',
    'gone: in the overlay but not in the package',
  ]);
});

test('a sub-option without a summary is a problem', () => {
  const overlay = {...empty, order: ['bundle'], notes: {bundle: {summary}}};
  const {problems} = mergeOptions([option(), option({name: 'bundle.new'})], overlay, help);
  expect(problems).toEqual(['bundle.new: the overlay has no summary']);
});

test('options that are left out and groups are not shown', () => {
  const found = ['output', 'output.target', 'output.copy', 'output.copy.from', 'plugins', 'bundle'];
  const overlay = {
    ...empty,
    order: ['bundle', 'output', 'plugins'],
    groups: ['output', 'plugins'],
    leftOut: ['output.copy'],
  };
  const options = found.map((name) => option({name}));
  expect(shownOptions(options, overlay).map(({name}) => name)).toEqual([
    'bundle',
    'output.target',
    'plugins',
  ]);
});

describe('measured options', () => {
  const target = option({name: 'output.target', inItem: true, default: undefined});
  const overlay: Overlay = {
    ...empty,
    order: ['output'],
    groups: ['output'],
    otherFlags: ['--bundle'],
    notes: {'output.target': {summary, cli: ['--target']}},
  };
  const values = (rslib: string, rsbuild: string) => ({
    rslib: new Map([['esm', rslib]]),
    rsbuild: new Map([['web', rsbuild]]),
    raw: new Map<string, unknown>(),
  });
  const measured = (change: Partial<MeasuredOptions> = {}): MeasuredOptions => ({
    root: '/root',
    options: new Map([['output.target', values("'node'", "'web'")]]),
    withoutHash: new Map(),
    differing: [],
    ...change,
  });

  test('contain the defaults of Rsbuild and Rslib', () => {
    const {options, problems} = mergeOptions([target], overlay, help, measured());
    expect(problems).toEqual([]);
    expect(options[0]).toMatchObject({
      name: 'output.target',
      defaults: {rslib: [{value: "'node'"}], rsbuild: [{value: "'web'"}]},
      cli: ['--target'],
    });
    expect(options[0]).not.toHaveProperty('default');
  });

  test.each([
    ['output.target', []],
    ['output.target.name', []],
    ['output', []],
    ['dev.hmr', ['dev.hmr: Rslib differs from Rsbuild, but no option shows it']],
  ])('a difference in %s is a problem only if no option shows it', (path, expected) => {
    const {problems} = mergeOptions([target], overlay, help, measured({differing: [path]}));
    expect(problems).toEqual(expected);
  });

  test.each([
    ["'node'", []],
    ["'other'", ["output.target: 'node' does not follow from output.filenameHash: false"]],
  ])('a default that follows from the hash is checked: %s', (value, expected) => {
    const notes = {'output.target': {...overlay.notes['output.target'], summary, follows: 'x'}};
    const withoutHash = new Map([['output.target', value]]);
    const {problems} = mergeOptions([target], {...overlay, notes}, help, measured({withoutHash}));
    expect(problems).toEqual(expected);
  });

  test('settings of Rspack contain the defaults of Rsbuild and Rslib', () => {
    const defaults = {rslib: [{value: "'umd'"}], rsbuild: [{value: 'undefined'}]};
    const unset = new Map([['externalsType', values("'umd'", '‹absent›')]]);
    expect(bundlerFacts(unset, '/root')).toEqual({
      bundler: [{name: 'externalsType', defaults}],
      problems: [],
    });
    expect(bundlerFacts(new Map([['x', values('‹function›', '1')]]), '/root').problems).toEqual([
      'x: measured as ‹function›: describe it under `measured` in notes.yml',
    ]);
  });
});
