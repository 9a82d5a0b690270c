import '../src/contexts.cjs';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import globalData from '@generated/globalData';
import siteConfig from '@generated/docusaurus.config';
import siteMetadata from '@generated/site-metadata';
import {act, fireEvent, screen} from '@testing-library/react';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router';
import {pageHydration} from '../src/pageHydration';
import {startIslands, type Islands} from '../src/browser';
import {island, unregistered} from '../src/server';
import type {Hydrate, IslandComponent} from '../src/islandTypes';
import {translatePage} from '../../../tests/support/translate';

const location = {pathname: '/page', search: '', hash: ''};
const hydration = pageHydration({
  getLocation: () => location,
  subscribe: () => () => undefined,
  navigate: () => undefined,
});
let islands: Islands;
const registry: Record<string, () => {default: unknown}> = {};

type Components = Readonly<Record<string, ComponentType<never> & {readonly hydrate?: Hydrate}>>;

/** Renders the HTML of a page with islands, and hydrates them. Errors, such as a mismatch, fail the test. */
function open<Own extends Components>(components: Own, render: (islands: Own) => ReactNode): void {
  const known = components as unknown as Record<string, IslandComponent>;
  const wrapped = Object.fromEntries(
    Object.entries(known).map(([id, Component]) => [id, island(id, Component)]),
  );
  document.body.innerHTML = renderToString(
    <StaticRouter location="/page">{render(wrapped as unknown as Own)}</StaticRouter>,
  );
  for (const [id, component] of Object.entries(known)) registry[id] = () => ({default: component});
  islands.update();
}

// Data of static components, which the browser lacks.
const only = {a: 'only here'} as never;
Object.assign(siteConfig, {customFields: {static: only}});
Object.assign(siteMetadata, {pluginVersions: only});
Object.assign(globalData, {
  'docusaurus-plugin-content-docs': {default: {versions: [{docs: only}]}},
});

let errors: jest.SpyInstance;
beforeAll(() => {
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => setTimeout(task),
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
    },
  });
  islands = startIslands({
    registry,
    loadHydration: [() => hydration],
    isTouched: true,
  });
});
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  act(() => islands.update());
  expect(errors.mock.calls).toEqual([]);
});

function Counter({label = 'Count', children}: {label?: string; children?: ReactNode}): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button onClick={() => setCount(count + 1)}>
        {label}: {count}
      </button>
      {children}
    </div>
  );
}

test('a hidden slot is rendered with its islands when the island shows it', () => {
  function Fold({children}: {children: ReactNode}): ReactNode {
    const [isOpen, setOpen] = useState(false);
    return (
      <div>
        <button onClick={() => setOpen(!isOpen)}>Fold</button>
        {isOpen && children}
      </div>
    );
  }
  open({Fold, Counter}, ({Fold, Counter}) => (
    <Fold>
      <Counter label="Folded" />
    </Fold>
  ));
  expect(screen.queryByText('Folded: 0')).toBeNull();
  const press = () => fireEvent.click(screen.getByText('Fold'));
  press();
  fireEvent.click(screen.getByText('Folded: 0'));
  expect(screen.getByText('Folded: 1')).toBeTruthy();
  press();
  press();
  expect(screen.getByText('Folded: 1')).toBeTruthy();
});

test('a slot has the contexts around its island, and ids of its own, also in the slot of another', () => {
  const Topic = createContext('none');
  function Shown(): ReactNode {
    const id = useId();
    return <p id={id}>{useContext(Topic)}</p>;
  }
  open({Counter}, ({Counter}) => (
    <Topic.Provider value="around">
      <Shown />
      <Counter>
        <Shown />
        <Counter label="Inner">
          <Shown />
        </Counter>
      </Counter>
    </Topic.Provider>
  ));
  const shown = screen.getAllByText('around');
  expect(shown).toHaveLength(3);
  expect(new Set(shown.map(({id}) => id)).size).toBe(3);
  fireEvent.click(screen.getByText('Inner: 0'));
  expect(screen.getByText('Inner: 1')).toBeTruthy();
});

test('ids match the HTML, and are unique across islands', () => {
  function Field(): ReactNode {
    const id = useId();
    return (
      <label htmlFor={id}>
        Name <input id={id} />
      </label>
    );
  }
  open({Field}, ({Field}) => (
    <>
      <Field />
      <Field />
    </>
  ));
  const before = screen.getAllByLabelText('Name').map(({id}) => id);
  for (const field of screen.getAllByLabelText('Name')) fireEvent.focusIn(field);
  expect(islands.count()).toBe(2);
  expect(screen.getAllByLabelText('Name').map(({id}) => id)).toEqual(before);
  expect(new Set(before).size).toBe(2);
});

test('text that was typed before hydration reaches the island', async () => {
  function Search(): ReactNode {
    const [query, setQuery] = useState('');
    return (
      <label>
        Query <input value={query} onChange={(event) => setQuery(event.target.value)} />
        <output>{query}</output>
      </label>
    );
  }
  open({Search}, ({Search}) => <Search />);
  const field = screen.getByLabelText<HTMLInputElement>(/Query/);
  field.value = 'early';
  await act(async () => {
    fireEvent.focusIn(field);
    await Promise.resolve();
  });
  expect(screen.getByRole('status').textContent).toBe('early');
  expect(field.value).toBe('early');
  fireEvent.input(field, {target: {value: 'early!'}});
  expect(screen.getByRole('status').textContent).toBe('early!');
});

test('an island with hydrate "idle" is hydrated when the browser is idle', async () => {
  const seen = jest.fn();
  function Ready(): ReactNode {
    useEffect(seen, []);
    return <p>ready</p>;
  }
  Ready.hydrate = 'idle' as const;
  open({Ready}, ({Ready}) => <Ready />);
  expect(seen).not.toHaveBeenCalled();
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(seen).toHaveBeenCalledTimes(1);
  expect(document.querySelector('site-island')).toHaveProperty('dataset.live', '');
});

test('an island without HTML is hydrated when the browser is idle', async () => {
  function Diagram(): ReactNode {
    const [svg, setSvg] = useState('');
    useEffect(() => setSvg('drawn'), []);
    return svg && <p>{svg}</p>;
  }
  open({Diagram}, ({Diagram}) => <Diagram />);
  expect(document.body.textContent).toBe('');
  expect(await screen.findByText('drawn')).toBeTruthy();
});

test('an island that is removed from the page is unmounted', () => {
  const left = jest.fn();
  function Listener(): ReactNode {
    useEffect(() => left, []);
    return <button>listen</button>;
  }
  open({Listener}, ({Listener}) => <Listener />);
  fireEvent.click(screen.getByRole('button'));
  document.body.replaceChildren();
  act(() => islands.update());
  expect(left).toHaveBeenCalledTimes(1);
  expect(islands.count()).toBe(0);
});

/** Renders text beside an element that comes and goes, and throws from 2 on. */
function Fragile({children}: {children: ReactNode}): ReactNode {
  const [count, setCount] = useState(0);
  if (count > 1) throw new Error('broken');
  return (
    <div>
      <button onClick={() => setCount(count + 1)}>Break</button>
      {count > 0 && <b>bold</b>} text
      {children}
    </div>
  );
}

/** Clicks without `act`, which throws what an island throws, and waits until React has rendered. */
async function clickAndWait(label: string): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByText(label).click();
  await new Promise((resolve) => setTimeout(resolve, 20));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
}

test('an island whose text nodes were replaced after its hydration is rendered anew', async () => {
  open({Fragile, Counter}, ({Fragile, Counter}) => (
    <Fragile>
      <Counter />
    </Fragile>
  ));
  fireEvent.focusIn(screen.getByText('Break'));
  await clickAndWait('Count: 0');
  const button = screen.getByText('Count: 1');
  translatePage()();
  await clickAndWait('Break');
  expect(screen.queryByText('bold')).toBeNull();
  expect(button.isConnected).toBe(true);
  await clickAndWait('Break');
  expect(screen.getByText('bold')).toBeTruthy();
});

test.each(['at once', 'after a load'])(
  'the first press on an island that a browser has translated counts, with its code there %s',
  async (when) => {
    const id = `Counter${when.length}`;
    open({[id]: Counter}, (all) => {
      const Shown = all[id]!;
      return <Shown />;
    });
    if (when === 'after a load') registry[id] = () => Promise.resolve({default: Counter}) as never;
    translatePage()();
    const pressed = screen.getByRole('button');
    fireEvent.pointerDown(pressed.querySelector('font')!);
    pressed.focus();
    fireEvent.keyDown(pressed, {key: 'Enter'});
    expect(screen.getByRole('button')).toBe(pressed);
    await clickAndWait('Count');
    expect(screen.getByText('Count: 1')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  },
);

test('an island that throws is rendered anew', async () => {
  open({Fragile}, ({Fragile}) => (
    <Fragile>
      <p id="slot">slot</p>
    </Fragile>
  ));
  const html = document.querySelector('site-island')!.innerHTML;
  await clickAndWait('Break');
  await clickAndWait('Break');
  expect(errors.mock.calls).toEqual([
    ['The island Fragile failed. It is rendered anew.', expect.any(Error)],
  ]);
  errors.mockClear();
  expect(document.querySelector('site-island')!.innerHTML).toBe(html);
  await clickAndWait('Break');
  expect(screen.getByText('bold')).toBeTruthy();
});

test('an island that always throws keeps its HTML and slots, and does not affect other islands', async () => {
  function Broken({children}: {children: ReactNode}): ReactNode {
    useEffect(() => {
      throw new Error('broken');
    }, []);
    return (
      <div>
        <button>Break</button>
        {children}
      </div>
    );
  }
  open({Broken, Counter}, ({Broken, Counter}) => (
    <>
      <Broken>
        <p id="slot">slot</p>
      </Broken>
      <Counter />
    </>
  ));
  const html = document.querySelector('site-island')!.innerHTML;
  const slot = document.getElementById('slot');
  await clickAndWait('Break');
  expect(errors.mock.calls).toEqual([
    ['The island Broken failed. It is rendered anew.', expect.any(Error)],
    ["The island Broken failed. The server's HTML is shown instead.", expect.any(Error)],
  ]);
  errors.mockClear();
  expect(document.querySelector('site-island')!.innerHTML).toBe(html);
  expect(document.getElementById('slot')).toBe(slot);
  fireEvent.click(screen.getByText('Break'));
  fireEvent.click(screen.getByText('Count: 0'));
  expect(screen.getByText('Count: 1')).toBeTruthy();
});

test('an island that the bundle of the browser lacks fails the build, except inside of another', () => {
  const Chart = unregistered('Chart', Counter as IslandComponent);
  const Outer = island('Outer', () => <Chart />);
  const page = (node: ReactNode) =>
    renderToString(<StaticRouter location="/page">{node}</StaticRouter>);
  expect(page(<Outer />)).toContain('Count');
  expect(() => page(<Chart />)).toThrow(
    /The island Chart is not in the bundle of the browser.*add its folder to the option "folders"/,
  );
});

test.each([
  ['siteConfig.customFields.static', () => useDocusaurusContext().siteConfig.customFields!.static],
  ['siteMetadata.pluginVersions', () => useDocusaurusContext().siteMetadata.pluginVersions],
  [
    'globalData.docusaurus-plugin-content-docs.default.versions.0.docs',
    () => useAllDocsData().default!.versions[0]!.docs,
  ],
])('an island that reads %s, which the browser lacks, fails the build', (path, useData) => {
  const Static = () => <p>{JSON.stringify(useData())}</p>;
  const Island = island('Island', Static);
  expect(renderToString(<Static />)).toContain('only here');
  expect(() => renderToString(<StaticRouter location="/page">{<Island />}</StaticRouter>)).toThrow(
    `${path} is not in the bundle of the browser: read it in a static component`,
  );
});
