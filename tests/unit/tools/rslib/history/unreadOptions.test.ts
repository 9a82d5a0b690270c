import {withoutUnreadOptions} from '../../../../../tools/rslib/history/unreadOptions';

const option = {type: 'boolean', deprecated: false, required: false, scope: []};

test('an option is removed only from releases whose code does not read it', () => {
  const state = (version: string) => ({
    version,
    date: '2026-01-01',
    rsbuild: '2.0.0',
    options: {'experiments.advancedEsm': option, dts: option},
    flags: [],
  });
  const [before, after] = withoutUnreadOptions([state('0.19.6'), state('0.20.0')]);
  expect(Object.keys(before!.options)).toEqual(['experiments.advancedEsm', 'dts']);
  expect(Object.keys(after!.options)).toEqual(['dts']);
});
