import {ignored, isIgnored, withoutIgnored} from '../../../../tools/history/ignored';
import {isTold} from '../../../../src/compiler/records/history/at';
import history from '../../../../src/data/history.json';

const [{option, since}] = ignored as [(typeof ignored)[0]];

test('an option that a release declares for nothing is not in it, and stays in all others', () => {
  const state = (version: string) => ({
    version,
    date: '2026-01-01',
    rsbuild: '2.0.0',
    options: {[option]: {type: 'boolean', deprecated: false}, dts: {type: '', deprecated: false}},
    flags: [],
  });
  const [before, after] = withoutIgnored([state('0.1.0'), state(since)]);
  expect(Object.keys(before!.options)).toEqual([option, 'dts']);
  expect(Object.keys(after!.options)).toEqual(['dts']);
});

test('the record says of each when its code began to pass it over', () => {
  const versions = history.releases.map(({version}) => version).filter(isTold);
  for (const span of ignored) {
    expect(versions.filter((version) => isIgnored(span.option, version))[0]).toBe(span.since);
    expect(Object.entries(history.options)).toContainEqual([
      span.option,
      expect.objectContaining({removed: span.since}),
    ]);
  }
});
