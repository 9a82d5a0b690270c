import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import {EntriesControlsView, EntryBodyView, EntryView} from '../../../src/components/Entry';
import {useEntryHeadings} from '../../../src/components/Entry/useEntries';
import Heading from '../../../src/components/Heading';
import {openFolds} from '../../../src/client/openFolds';
import {allowSearchElement} from './browser';
import {renderIn} from './support';

const ids = ['copy', 'minify', 'target'];

/** Calls the hook in place of the navbar's island, which calls it on the site. */
function Headings() {
  useEntryHeadings();
  return null;
}

function renderEntries(path = '/config/output'): void {
  history.replaceState(null, '', path);
  renderIn(
    <div className="prose">
      <Headings />
      {ids.map((id) => (
        <EntryView key={id}>
          <Heading as="h2" id={id}>
            {id}
          </Heading>
          <EntryBodyView label={id} text={`About ${id}.`}>
            <details>
              <summary>More</summary>
            </details>
          </EntryBodyView>
        </EntryView>
      ))}
    </div>,
  );
}

const bodies = () => [...document.querySelectorAll<HTMLDetailsElement>('.entry > details')];
const open = () => ids.filter((_, index) => bodies()[index]!.open);
/** Waits for toggle events, which browsers fire in a new task. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));
const title = (id: string) => screen.getByRole('heading', {name: id});

/** Sets whether the browser supports `hidden="until-found"`, which opens folded text that find-in-page matches. */
function setOpensFound(opensFound: boolean): void {
  Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
  if (opensFound) Object.assign(HTMLElement.prototype, {onbeforematch: null});
}

beforeEach(() => {
  setOpensFound(true);
  allowSearchElement();
});
afterEach(() => jest.restoreAllMocks());

test('an open entry keeps its name, as CSS removes the texts of its summary', async () => {
  renderEntries();
  fireEvent.click(title('minify'));
  const summary = bodies()[1]!.querySelector(':scope > summary')!;
  expect(summary.getAttribute('aria-label')).toBe('About minify.');
  expect(document.querySelector('.entry .visually-hidden')).toBeNull();
});

test('a click on a heading opens and closes its entry; its link and a selection do not', async () => {
  renderEntries();
  fireEvent.click(title('minify'));
  expect(open()).toEqual(['minify']);
  fireEvent.click(title('minify'));
  expect(open()).toEqual([]);

  fireEvent.click(screen.getByRole('link', {name: 'Direct link to minify'}));
  expect(open()).toEqual([]);
  getSelection()!.selectAllChildren(title('minify'));
  fireEvent.click(title('minify'));
  expect(open()).toEqual([]);
  getSelection()!.removeAllRanges();
  await settle();
});

test.each([
  ['opens all entries if the browser cannot reveal matches', {ctrlKey: true}, false, ids],
  ['opens all entries on a Mac, too', {metaKey: true}, false, ids],
  ['opens nothing if the browser reveals matches', {ctrlKey: true}, true, []],
  ['opens nothing without Ctrl', {}, false, []],
])('the shortcut of find-in-page %s', async (_what, keys, opensFound, expected) => {
  setOpensFound(opensFound);
  renderEntries('/config/found');
  fireEvent.keyDown(window, {key: 'f', ...keys});
  expect(open()).toEqual(expected);
  for (const body of bodies()) body.open = false;
  await settle();
});

test('entries ignore clicks after their page is left', () => {
  renderEntries('/config/left');
  const heading = title('copy');
  const [body] = bodies();
  const entry = heading.closest('.entry')!;
  cleanup();
  document.body.append(entry);
  fireEvent.click(heading);
  expect(body!.open).toBe(false);
  entry.remove();
});

function renderOptions(): HTMLElement {
  const options = [
    ['output.autoExternal', 'Leaves packages out.'],
    ['output.distPath', 'The folder of files.'],
    ['source.entry', 'Where to start.'],
  ] as const;
  renderIn(
    <>
      <EntriesControlsView options={options.length} />
      {options.map(([name, text]) => (
        <EntryView option={name} key={name}>
          <Heading as="h2" id={name}>
            {name}
          </Heading>
          <EntryBodyView label={name} text={text} value={['Default', '`true`']}>
            Text.
          </EntryBodyView>
        </EntryView>
      ))}
    </>,
  );
  return screen.getByRole('searchbox', {name: 'Filter options'});
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.entry:not([hidden])')].map(
    ({dataset}) => dataset.option,
  );

test.each<[string, readonly string[], string]>([
  ['', ['output.autoExternal', 'output.distPath', 'source.entry'], '3 options'],
  ['auto external', ['output.autoExternal'], '1 option'],
  [' folder ', ['output.distPath'], '1 option'],
  [' output ', ['output.autoExternal', 'output.distPath'], '2 options'],
  [' $& ', [], 'No option matches: $&'],
])('"%s" filters to %j with the status "%s"', (query, names, says) => {
  const field = renderOptions();
  fireEvent.change(field, {target: {value: 'x'}});
  fireEvent.change(field, {target: {value: query}});
  expect([shown(), screen.getByRole('status').textContent]).toEqual([names, says]);
});

test('a link to an option that the filter hides shows it', () => {
  fireEvent.change(renderOptions(), {target: {value: 'dist'}});
  openFolds('source.entry');
  expect(shown()).toEqual(['output.distPath', 'source.entry']);
});

test('a closed option has its description and default, and errors have no filter', () => {
  renderOptions();
  expect(document.querySelector('summary')!.textContent).toBe('Leaves packages out.Default true');
  cleanup();
  renderIn(<EntriesControlsView />);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
