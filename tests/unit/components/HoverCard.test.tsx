import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeBlock from '../../../src/components/CodeBlock';
import HoverCard from '../../../src/components/HoverCard';
import {TermCardView, TermsView, TermView} from '../../../src/components/Term';
import * as limits from '../../../src/site/limits';
import {fakeTimers, followsLink} from './browser';
import {addPopovers, isShown as isOpen, movePointer} from './popovers';
import {renderIn} from './support';

/** State of the mocked module of types: how often it was loaded, and whether loading fails. */
const mockRecord = {requests: 0, fails: false};
jest.mock('@generated/site-pages/default/hovers.json', () => ({
  __esModule: true,
  get default() {
    mockRecord.requests += 1;
    if (mockRecord.fails) throw new Error('Loading chunk hovers failed.');
    return {
      texts: {
        words: {
          code: 'LibConfig.dts?: boolean',
          doc: 'Writes `*.d.ts` files.',
          option: 'dts',
          value: 'Default: `false`',
          href: '/config/lib/dts',
        },
        plain: {code: 'const lib: Config', doc: 'A library.'},
      },
      blocks: {
        known: [
          [0, 6, 'plain'],
          [1, 2, 'words'],
        ],
      },
    };
  },
}));

beforeAll(() => {
  addPopovers();
  Object.assign(HTMLElement.prototype, {checkVisibility: () => true});
  const query = {matches: false, addEventListener: () => 0, removeEventListener: () => 0};
  Object.assign(window, {matchMedia: () => query});
  Object.assign(document, {elementFromPoint: () => document.querySelector('.type-name')});
});

const hover = (element: Element): void => movePointer(null, element);
const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

fakeTimers();

describe('a term of the glossary', () => {
  const delay = limits.dropdownCloseMs;
  const term = (): HTMLElement => screen.getByText('ESM', {selector: '.term'});
  const card = (): HTMLElement => document.getElementById('term-esm')!;
  const isShown = (): boolean => isOpen(card());

  beforeEach(() => {
    renderIn(
      <main>
        <h1>Title</h1>
        <TermView href="/guide/start/glossary#esm" target="term-esm">
          ESM
        </TermView>
        <TermView href="/guide/start/glossary#cjs" target="term-cjs">
          CJS
        </TermView>
        <TermsView>
          <TermCardView id="term-esm" title="ES modules" href="/guide/start/glossary#esm">
            <p>
              With <a href="/import">import</a>.
            </p>
          </TermCardView>
        </TermsView>
        <HoverCard />
      </main>,
    );
  });

  it('is a button if it has a card, otherwise a link', () => {
    expect(term().getAttribute('role')).toBe('button');
    expect(term().getAttribute('aria-haspopup')).toBe('dialog');
    expect(term().getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText('CJS').getAttribute('role')).toBeNull();
  });

  it('shows its card on click until a click, Escape, or a press or focus elsewhere', () => {
    const title = screen.getByText('Title');
    for (const close of [
      () => fireEvent.click(term(), {detail: 1}),
      () => fireEvent.keyDown(term(), {key: 'Escape'}),
      () => fireEvent.pointerDown(title),
      () => fireEvent.focusIn(title),
      () => fireEvent(window, new Event('resize')),
    ]) {
      expect(fireEvent.click(term(), {detail: 1})).toBe(false);
      expect([isShown(), term().getAttribute('aria-expanded')]).toEqual([true, 'true']);
      hover(title);
      wait(1000);
      expect(isShown()).toBe(true);
      close();
      expect([isShown(), term().getAttribute('aria-expanded')]).toEqual([false, 'false']);
    }
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)(
    'is a plain link with %s',
    (key) => {
      expect(followsLink(term(), key)).toBe(true);
      expect(isShown()).toBe(false);
    },
  );

  it(`shows its card after ${delay} ms under the mouse, and keeps it while the mouse is on term or card`, () => {
    hover(term());
    wait(delay - 1);
    expect(isShown()).toBe(false);
    wait(1);
    expect(isShown()).toBe(true);
    hover(screen.getByText('Title'));
    wait(delay - 1);
    hover(card());
    wait(1000);
    expect(isShown()).toBe(true);
    hover(screen.getByText('Title'));
    wait(delay);
    expect(isShown()).toBe(false);
  });

  it('shows no card if the mouse only passes over it, or for a touch', () => {
    hover(term());
    movePointer(term(), null);
    wait(delay);
    expect(isShown()).toBe(false);
    movePointer(null, term(), 'touch');
    wait(1000);
    expect(isShown()).toBe(false);
  });

  it('keeps a card that the mouse opened after a click', () => {
    hover(term());
    wait(delay);
    fireEvent.click(term(), {detail: 1});
    hover(screen.getByText('Title'));
    wait(1000);
    expect(isShown()).toBe(true);
  });

  it('ignores events after the page is left', () => {
    const page = document.querySelector('main')!;
    fireEvent.click(term(), {detail: 1});
    cleanup();
    document.body.append(page);
    expect(term().getAttribute('aria-expanded')).toBe('false');
    hover(term());
    wait(1000);
    fireEvent.keyDown(term(), {key: ' '});
    expect(isShown()).toBe(false);
    page.remove();
  });
});

describe('a name in code', () => {
  const html =
    '<span class="line">const <i>lib</i> = {</span>\n<span class="line">  dts: true,</span>';
  const names = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.type-name')];
  const [lib, dts] = [() => names()[0]!, () => names()[1]!];
  const card = (): Element | null => document.querySelector('.type-card');
  const code = (): HTMLElement => document.querySelector<HTMLElement>('[data-hovers]')!;
  const settle = (): Promise<void> =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(20);
    });

  async function approach(): Promise<void> {
    hover(code());
    await settle();
  }

  beforeEach(() => {
    Object.assign(mockRecord, {requests: 0, fails: false});
    renderIn(
      <main>
        <h1>Title</h1>
        <CodeBlock lang="ts" html={html} hovers="known" />
        <CodeBlock lang="ts" html={html} />
        <HoverCard />
      </main>,
    );
  });

  it('is plain code until pointer or focus reaches a block with types', async () => {
    hover(screen.getByText('Title'));
    hover(document.querySelectorAll('pre')[1]!);
    await settle();
    expect([names().length, mockRecord.requests]).toEqual([0, 0]);
    fireEvent.focusIn(screen.getAllByRole('button')[0]!);
    await settle();
    expect(names().map(({textContent}) => textContent)).toEqual(['lib', 'dts']);
    await approach();
    expect(names()).toHaveLength(2);
    expect(code().textContent).toBe('const lib = {\n  dts: true,');
    expect(document.querySelectorAll('pre')[1]!.querySelector('.type-name')).toBeNull();
  });

  it('stays plain when the types fail to load, and tries again on the next visit', async () => {
    mockRecord.fails = true;
    await approach();
    await approach();
    expect([names().length, mockRecord.requests]).toEqual([0, 2]);
    mockRecord.fails = false;
    await approach();
    expect(names()).toHaveLength(2);
  });

  it(`shows its type and comment ${limits.popoverDelayMs} ms after the mouse enters, and hides them with the same delay`, async () => {
    await approach();
    hover(dts());
    wait(limits.popoverDelayMs - 1);
    expect(card()).toBeNull();
    wait(1);
    await settle();
    expect(card()!.innerHTML).toBe(
      '<code>LibConfig.dts?: boolean</code><p>Writes <code>*.d.ts</code> files.</p>' +
        '<p>Default: <code>false</code></p>' +
        '<p><a href="/config/lib/dts">More about <code>dts</code></a></p>',
    );
    expect(card()!.closest('main')).not.toBeNull();
    expect(isOpen(card()!)).toBe(true);
    expect(dts().getAttribute('aria-describedby')).toBe(card()!.id);
    hover(card()!);
    wait(1000);
    expect(card()).not.toBeNull();
    hover(screen.getByText('Title'));
    wait(limits.popoverDelayMs);
    expect(card()).toBeNull();
    expect(dts().getAttribute('aria-describedby')).toBeNull();
  });

  it('shows the comment of a name that is no option in English', async () => {
    await approach();
    act(() => lib().focus());
    expect(card()!.innerHTML).toBe('<code>const lib: Config</code><p lang="en">A library.</p>');
  });

  it('precedes the link of its card in the tab order', async () => {
    await approach();
    const link = (): HTMLElement => card()!.querySelector('a')!;
    act(() => dts().focus());
    expect(fireEvent.keyDown(dts(), {key: 'Tab'})).toBe(false);
    expect(document.activeElement).toBe(link());
    expect(fireEvent.keyDown(link(), {key: 'Tab', shiftKey: true})).toBe(false);
    expect(document.activeElement).toBe(dts());
    fireEvent.keyDown(dts(), {key: 'Tab'});
    expect(fireEvent.keyDown(link(), {key: 'Tab'})).toBe(true);
    expect(document.activeElement).toBe(dts());
    fireEvent.keyDown(dts(), {key: 'Tab'});
    fireEvent.keyDown(link(), {key: 'Escape'});
    expect([card(), document.activeElement]).toEqual([null, dts()]);
    fireEvent.keyDown(dts(), {key: 'Enter'});
    expect(followsLink(link(), 'altKey')).toBe(true);
    expect(card()).toBeNull();
  });

  it('is one Tab stop per block, and arrow keys move between names', async () => {
    await approach();
    expect(names().map(({tabIndex}) => tabIndex)).toEqual([0, -1]);
    act(() => lib().focus());
    for (const [key, name] of [
      ['ArrowRight', dts],
      ['ArrowDown', dts],
      ['Home', lib],
      ['End', dts],
      ['ArrowUp', lib],
    ] as const) {
      fireEvent.keyDown(document.activeElement!, {key});
      expect(document.activeElement).toBe(name());
      expect(name().getAttribute('aria-describedby')).toBe(card()!.id);
    }
    fireEvent.keyDown(lib(), {key: 'End'});
    expect(names().map(({tabIndex}) => tabIndex)).toEqual([-1, 0]);
    expect(lib().getAttribute('aria-describedby')).toBeNull();
    act(() => dts().blur());
    expect(card()).toBeNull();
  });

  it('hides its type by Escape and keeps the focus; Enter and Space show and hide it', async () => {
    await approach();
    act(() => dts().focus());
    fireEvent.keyDown(dts(), {key: 'Escape'});
    expect([card(), document.activeElement]).toEqual([null, dts()]);
    expect(fireEvent.keyDown(dts(), {key: 'Enter'})).toBe(false);
    expect(card()).not.toBeNull();
    fireEvent.keyDown(dts(), {key: ' '});
    expect(card()).toBeNull();
  });

  it('shows its type from a click until the next click', async () => {
    await approach();
    const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
    for (const close of [dts, () => screen.getByText('Title')]) {
      await user.click(dts());
      hover(screen.getByText('Title'));
      wait(1000);
      expect(card()).not.toBeNull();
      await user.click(close());
      expect(card()).toBeNull();
    }
  });

  it('shows nothing when a selection ends in it, and takes no focus during a press', async () => {
    await approach();
    fireEvent(
      lib(),
      Object.assign(new MouseEvent('pointerdown', {bubbles: true}), {pointerType: 'mouse'}),
    );
    expect(lib().hasAttribute('tabindex')).toBe(false);
    window.getSelection()!.selectAllChildren(code());
    fireEvent.click(lib());
    expect(card()).toBeNull();
    expect(lib().tabIndex).toBe(0);
    window.getSelection()!.removeAllRanges();
  });
});
