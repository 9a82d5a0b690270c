import {readFileSync} from 'node:fs';
import {nameOf} from '../../../../src/components/Explorer/viewProps';
import {getViewMessages} from '../../../../src/compiler/messages';
import {
  choose,
  defaultState,
  presets,
  stateAt,
  stateCount,
  type ChoiceId,
  type State,
} from '../../../../src/rslib/explorer/choices';
import {
  loaders,
  loadRows,
  nodeVersions,
  problemsOf,
  rowOf,
  styleRows,
  toolRows,
} from '../../../../src/rslib/explorer/problems';
import {outcomeOf, type IndexRecord} from '../../../../src/rslib/explorer/records';
import {locales} from '../../../../src/site/locales';

const index = JSON.parse(readFileSync('src/data/explorer/index.json', 'utf8')) as IndexRecord;

const problems = (changes: Partial<State>) => problemsOf(index, {...defaultState, ...changes});

test('every problem in the records has a sentence', () => {
  const unknown = index.verdicts.flatMap(({publint, types, node, page}) => [
    ...(page === undefined || page === true || rowOf(page) ? [] : [page]),
    ...[...publint.map(({code}) => code), ...types.map(({kind}) => kind)].filter(
      (name) => !(name in toolRows),
    ),
    ...(node ? nodeVersions : []).flatMap((version) =>
      loaders.flatMap((loader) => {
        const result = node![version][loader];
        return result === true || rowOf(result) ? [] : [result];
      }),
    ),
  ]);
  expect([...new Set(unknown)]).toEqual([]);
});

test.each(locales)('the sentence of a problem names an option that fixes it, in %s', (locale) => {
  const words = getViewMessages(locale, 'Explorer');
  const rows = [...Object.values({...toolRows, ...styleRows}), ...loadRows.map(([, row]) => row)];
  const silent = rows.filter(({text, by}) => {
    const names = by.map((change) => nameOf(change.split('=')[0] as ChoiceId));
    return by.length > 0 && !names.some((name) => words[text].includes(name));
  });
  expect(silent).toEqual([]);
});

test('the cure of a problem removes it and causes no error', () => {
  let cures = 0;
  for (let at = 0; at < stateCount; at += 7) {
    const state = stateAt(at);
    const before = problemsOf(index, state);
    for (const [text, cure] of before.flatMap((one) =>
      one.cures.map((cure) => [one.text, cure] as const),
    )) {
      cures++;
      const after = problemsOf(index, choose(state, cure.id, cure.value));
      const left = after.map((problem) => problem.text);
      expect(left).not.toContain(text);
      expect(before.filter((problem) => !left.includes(problem.text))).toHaveLength(cure.count);
      const errors = after.filter(({kind}) => kind === 'error');
      for (const error of errors)
        expect(before.map((problem) => problem.text)).toContain(error.text);
    }
  }
  expect(cures).toBeGreaterThan(1000);
});

test.each<[Partial<State>, string, string]>([
  [{format: 'cjs', autoExtension: 'off'}, 'loadsCommonJs', 'autoExtension=on type=commonjs'],
  [{format: 'cjs', dts: 'bundled'}, 'typesSayEsm', 'autoExtension=types type=commonjs'],
  [{bundle: 'off', css: 'imported'}, 'lacksStyles', 'target=web, for bundlers'],
  [{css: 'imported'}, 'lacksStyles', 'target=web'],
  [{format: 'umd', externals: 'bundled'}, 'needsTarget', 'target=web'],
  [{format: 'iife', externals: 'external'}, 'lacksGlobal', 'externals=bundled'],
  [{bundle: 'off', externals: 'bundled'}, 'lacksPackage', 'externals=external bundle=on'],
  [{format: 'cjs'}, 'lacksEngines', ''],
])('in the state %j, %s is cured by %s', (changes, text, expected) => {
  const {cures} = problems(changes).find((problem) => problem.text === text)!;
  const names = cures.map(
    ({id, value, isForBundlers}) => `${id}=${value}${isForBundlers ? ', for bundlers' : ''}`,
  );
  expect(names.join(' ')).toBe(expected);
});

test('an imported stylesheet that is not in the package is a problem, even if the package loads', () => {
  const wrong = Array.from({length: stateCount}, (_, at) => stateAt(at)).filter((state) => {
    const outcome = outcomeOf(index, state);
    if (outcome.kind === 'failed') return false;
    const isLost =
      state.css === 'imported' && !outcome.files.some(({name}) => name.endsWith('.css'));
    return problemsOf(index, state).some(({text}) => text === 'lacksStyles') !== isLost;
  });
  expect(wrong).toEqual([]);
});

test('a package that only bundlers and browsers load has no error', () => {
  const found = problems({bundle: 'off', css: 'imported', target: 'web', dts: 'files'});
  expect(found.map(({text, kind}) => `${text} ${kind}`)).toEqual([
    'importsStyles elsewhere',
    'typesEsmOnly note',
    'typesInside note',
  ]);
});

test('no preset has an error, and a script is judged in a page', () => {
  for (const [name, state] of Object.entries(presets)) {
    const errors = problemsOf(index, state).filter(({kind}) => kind === 'error');
    expect([name, ...errors.map(({text}) => text)]).toEqual([name]);
  }
  const script = outcomeOf(index, presets.script);
  expect(script).toHaveProperty('verdict.page', true);
  expect(script).not.toHaveProperty('verdict.node');
  expect(problemsOf(index, presets.script).map(({text}) => text)).toContain('lacksName');
});
