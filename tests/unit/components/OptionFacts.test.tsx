import {render, screen} from '@testing-library/react';
import OptionFactsView from '../../../src/components/OptionFacts';
import {factRows} from '../../../src/rslib/options/factRows';
import type {History, OptionHistory} from '../../../src/rslib/history/historyTypes';
import type {CaseValue, OptionFact} from '../../../src/rslib/options/optionTypes';
import {optionFact} from '../rslib/options/optionFact';
import {renderWithSite} from '../../support/renderWithSite';

const option = (facts: Partial<OptionFact> = {}) =>
  optionFact({type: "'web' | 'node'", default: "'web'", ...facts});

const releases = ['0.0.5', '0.1.0', '0.9.1', '1.0.0'];

const history = (own: OptionHistory = {since: '0.0.5'}): History => ({
  releases: releases.map((version) => ({version, date: '2025-01-01', rsbuild: '1.0.0'})),
  options: {'output.target': own},
  flags: {},
});

const labels = (change: Partial<OptionFact>) =>
  factRows(option(change), 'en', history()).map(({label, isWide, isFull}) => {
    if (isFull) return `${label} (full)`;
    return isWide ? `${label} (wide)` : label;
  });

const words = (count: number) => ({en: 'words '.repeat(count), 'zh-Hans': '字'});
const without = (rslib: readonly CaseValue[]): Partial<OptionFact> => ({
  default: undefined,
  defaults: {rslib, rsbuild: [{value: '2'}]},
});
const byOutput = [
  {cases: ['umd'], value: '1'},
  {cases: ['mf'], value: '2'},
];

test.each<[string, Partial<OptionFact>, readonly string[]]>([
  ['no optional facts', {}, ['Default', 'Scope']],
  ['a flag', {cli: ['--target']}, ['Default', 'Scope', 'Command line']],
  ['a long default', {default: words(10)}, ['Default (wide)', 'Scope']],
  ['a very long default', {default: words(20)}, ['Default (full)', 'Scope']],
  [
    'another default of Rsbuild',
    without([{value: '1'}]),
    ['Default', 'Default of Rsbuild', 'Scope'],
  ],
  ['the default of Rsbuild', without([{value: '2'}]), ['Default', 'Scope']],
  ['defaults by output', without(byOutput), ['Default (wide)', 'Default of Rsbuild', 'Scope']],
  [
    'a deprecation and a note',
    {deprecated: words(1), note: words(1)},
    ['Default', 'Scope', 'Deprecated (full)', 'Note (full)'],
  ],
])('an option with %s has its rows', (_what, change, expected) => {
  expect(labels(change)).toEqual(expected);
});

test('the facts are a list of terms, with code as code', () => {
  const rows = factRows(option({cli: ['--target', '--no-target']}), 'en', history());
  const {container} = render(
    <OptionFactsView typeLabel="Type" typeNote="or an array of these" rows={rows}>
      <code>string</code>
    </OptionFactsView>,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Type',
    'Default',
    'Scope',
    'Command line',
  ]);
  expect(screen.getAllByRole('definition').map((entry) => entry.textContent)).toEqual([
    'string or an array of these',
    "'web'",
    'Top level or each lib item',
    '--target, --no-target',
  ]);
  expect(container.querySelectorAll('dd code')).toHaveLength(4);
  expect(container.querySelector('dl')?.className).toBe('facts facts--3');
});

test('facts beside a type of several lines are counted, full rows are not', () => {
  const rows = factRows(
    option({note: {en: 'Mind.', 'zh-Hans': '注意。'}}),
    'en',
    history({since: '1.0.0'}),
  );
  const {container} = render(
    <OptionFactsView typeLabel="Type" tall rows={rows}>
      <code>{'{\n  a: string;\n}'}</code>
    </OptionFactsView>,
  );
  expect(container.querySelector('dl')?.className).toBe('facts facts--tall-3');
  expect(container.querySelector('.facts__item--full')?.textContent).toBe('NoteMind.');
});

test('a long default is shortened to its differences from Rsbuild, and unfolds', () => {
  const whole =
    "{ root: 'dist', same: 'a long value', js: './', more: 'another long value', css: './' }";
  const rsbuild =
    "{ root: 'dist', same: 'a long value', js: 'static/js', more: 'another long value' }";
  const rows = factRows(
    option({default: undefined, defaults: {rslib: [{value: whole}], rsbuild: [{value: rsbuild}]}}),
    'en',
    history(),
  );
  const {container} = renderWithSite(
    <OptionFactsView typeLabel="Type" typeBrief="string | …" rows={rows}>
      <code>string | object</code>
    </OptionFactsView>,
  );
  const folds = [...container.querySelectorAll('details')].map((fold) => [
    fold.querySelector('summary')?.textContent,
    fold.lastElementChild?.textContent,
  ]);
  expect(folds.slice(0, 2)).toEqual([
    ['string | …', 'string | object'],
    ["{ js: './', css: './', root: 'dist', same: 'a long value', … }", whole],
  ]);
});

const changed = [
  {version: '0.0.5', value: [{value: '1'}]},
  {version: '1.0.0', value: [{value: '2'}]},
];

test.each<[string, OptionHistory | undefined, string | undefined]>([
  ['has no history', undefined, undefined],
  ['is as old as the package', {since: '0.0.5'}, undefined],
  ['was added in an experimental release', {since: '0.1.0'}, undefined],
  [
    'changed in an experimental release',
    {since: '0.0.5', defaults: [changed[0]!, {version: '0.0.18', value: [{value: '2'}]}]},
    undefined,
  ],
  ['was added later', {since: '0.9.1'}, 'Since 0.9.1'],
  [
    'changed',
    {since: '0.0.5', defaults: changed},
    'Last changed 1.0.0 > 1.0.0: default `2`, before `1`',
  ],
  [
    'was added later and changed',
    {since: '0.9.1', deprecated: '1.0.0'},
    'Since 0.9.1 > 0.9.1: added / 1.0.0: deprecated',
  ],
])('an option that %s lists its releases', (_what, own, expected) => {
  const known = own ? history(own) : {...history(), options: {}};
  const rows = factRows(option(), 'en', known).slice(2);
  const shown = rows.map(({label, lines, brief}) =>
    brief ? `${label} ${brief.join()} > ${lines.join(' / ')}` : `${label} ${lines.join()}`,
  );
  expect(shown).toEqual(expected === undefined ? [] : [expected]);
  expect(rows.every(({isWide}) => !isWide)).toBe(true);
});

test('attributes name the versions that differ, and past defaults are beside the present one', () => {
  const defaults = [...changed, {version: '1.1.0', value: [{value: '3'}]}];
  const rows = factRows(option(), 'en', history({since: '0.9.1', defaults}));
  const {container} = renderWithSite(
    <OptionFactsView typeLabel="Type" rows={rows}>
      <code>string</code>
    </OptionFactsView>,
  );
  const marked = [...container.querySelectorAll<HTMLElement>('[data-since], [data-until]')];
  expect(marked.map(({className, dataset}) => [className, {...dataset}])).toEqual([
    ['facts__past', {until: '0.9.1'}],
    ['facts__past', {until: '1.0.0'}],
    ['facts__past', {until: '1.1.0'}],
    ['facts__item', {since: '0.9.1', changed: '1.1.0'}],
  ]);
  expect(marked[0]!.parentElement?.textContent).toBe(
    "'web'Before 1.0.0 it was 1.Before 1.1.0 it was 2.",
  );
});
