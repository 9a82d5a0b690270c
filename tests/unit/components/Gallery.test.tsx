import {act, fireEvent, screen} from '@testing-library/react';
import GalleryView from '../../../src/components/Gallery';
import type {GalleryEntry} from '../../../src/components/Gallery/markdown';
import {allowSearchElement} from './browser';
import {renderIn} from './support';

beforeEach(allowSearchElement);
afterEach(() => history.replaceState(null, '', '/'));

const none = {framework: [], format: [], option: [], tool: []};

function entry(name: string, change: Partial<GalleryEntry>): GalleryEntry {
  return {
    ...{name, url: `/guide/x#${name}`, title: `Section of ${name}`, traits: none},
    ...{summary: '1 file, 9 B', exitCode: 0, command: 'npx rslib', folder: 'https://x.example/'},
    ...{configs: [], output: [{path: 'dist/index.js', bytes: 9}]},
    ...change,
  };
}

const gallery = (
  <GalleryView
    choices={{
      framework: [{value: 'vue', count: 1}],
      format: [
        {value: 'cjs', count: 1},
        {value: 'esm', count: 2},
      ],
      option: [{value: 'dts.bundle', count: 1}],
      tool: [{value: 'vitest', count: 1}],
    }}
    groups={[
      {
        title: 'Frameworks',
        entries: [
          entry('vue-bundled', {
            traits: {...none, framework: ['vue'], format: ['esm'], tool: ['vitest']},
            configs: [{file: 'rslib.config.ts', text: 'export default {};'}],
            project: 'https://play.example/',
          }),
        ],
      },
      {
        title: 'Formats',
        entries: [
          entry('dual', {
            traits: {...none, format: ['esm', 'cjs'], option: ['dts', 'dts.bundle']},
          }),
          entry('broken', {exitCode: 1, output: [], summary: ''}),
        ],
      },
    ]}
  />
);

const shown = () =>
  [...document.querySelectorAll('.gallery__entry')]
    .filter((each) => !each.closest('[hidden]'))
    .map((each) => each.querySelector('summary code')!.textContent);
const opened = () =>
  [...document.querySelectorAll('.gallery__group[open] h2')].map(({textContent}) => textContent);
const count = () => document.querySelector('.filter__count')!.textContent;
const field = () => screen.getByRole<HTMLInputElement>('searchbox', {name: 'Filter examples'});
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', {name});

test('a list writes its property into the query, and both filter together', () => {
  renderIn(gallery);
  expect([shown(), count()]).toEqual([['vue-bundled', 'dual', 'broken'], '3 examples']);
  fireEvent.change(list('Format'), {target: {value: 'esm'}});
  expect([shown(), count()]).toEqual([['vue-bundled', 'dual'], '2 examples']);
  expect(field().value).toBe('format:esm');
  fireEvent.change(list('Framework'), {target: {value: 'vue'}});
  expect([shown(), count()]).toEqual([['vue-bundled'], '1 example']);
  fireEvent.change(list('Format'), {target: {value: ''}});
  expect(field().value).toBe('framework:vue');
  fireEvent.change(field(), {target: {value: 'section dual option:dts.bundle'}});
  expect(shown()).toEqual(['dual']);
  expect(list('Framework').value).toBe('');
  expect(list('Option').value).toBe('dts.bundle');
});

test('the query comes from the address, and returns to it', () => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/guide/basic/gallery?q=tool%3Avitest');
  renderIn(gallery);
  expect([shown(), list('Tool')]).toEqual([
    ['vue-bundled'],
    expect.objectContaining({value: 'vitest'}),
  ]);
  fireEvent.change(list('Tool'), {target: {value: ''}});
  fireEvent.change(list('Format'), {target: {value: 'cjs'}});
  act(() => jest.runAllTimers());
  expect(location.search).toBe('?q=format%3Acjs');
  jest.useRealTimers();
});

test('groups without a match are hidden, others open while there is a query, and no match is shown above the list', () => {
  renderIn(gallery);
  fireEvent.change(field(), {target: {value: 'broken'}});
  expect(screen.queryByRole('heading', {name: 'Frameworks'})).toBeNull();
  expect(opened()).toEqual(['Frameworks', 'Formats']);
  fireEvent.change(field(), {target: {value: ''}});
  expect(opened()).toEqual(['Frameworks']);
  fireEvent.change(field(), {target: {value: 'format:amd'}});
  expect(list('Format').selectedOptions[0]!.textContent).toBe('any');
  fireEvent.change(field(), {target: {value: 'nothing'}});
  expect([shown(), count()]).toEqual([[], '0 examples']);
  expect(screen.getByText('No example matches: nothing').hidden).toBe(false);
});

test('an entry has a link to its section, sizes, configuration to copy and a project to open', async () => {
  const written: string[] = [];
  Object.assign(navigator, {clipboard: {writeText: async (text: string) => written.push(text)}});
  renderIn(gallery);
  const section = screen.getByRole('link', {name: 'Section of vue-bundled'});
  expect(section.getAttribute('href')).toBe('/guide/x#vue-bundled');
  const entries = [...document.querySelectorAll('.gallery__entry')];
  expect(entries[0]!.querySelector('.tree')!.textContent).toBe('dist/index.js 9 B');
  expect(entries[0]!.querySelector('[href="https://play.example/"]')!.textContent).toMatch(
    /^Open in/,
  );
  expect(entries[2]!.textContent).toContain('exit code 1');
  const copy = entries[0]!.querySelector<HTMLElement>('.copy-button')!;
  await act(async () => fireEvent.click(copy));
  expect(written).toEqual(['export default {};']);
  expect(copy.dataset.state).toBe('copied');
});
