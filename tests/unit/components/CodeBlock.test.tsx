import {act, fireEvent, screen} from '@testing-library/react';
import CodeBlock from '../../../src/components/CodeBlock';
import {BareCode} from '../../../src/components/CodeBlock/context';
import Tabs, {TabItem} from '../../../src/components/Tabs';
import {click, workingClipboard} from './browser';
import {renderIn} from './support';

const html = '<span class="line">a\n</span>';
let scrolled: ScrollToOptions[] = [];

beforeEach(() => {
  scrolled = [];
  Object.assign(window, {scrollBy: (options: ScrollToOptions) => scrolled.push(options)});
});

it('has a title, buttons to wrap and to copy, and code that the keyboard reaches', () => {
  const {container} = renderIn(<CodeBlock lang="ts" html={html} title="src/index.ts" />);
  expect(container.querySelector('.block__head')?.textContent).toBe('src/index.ts');
  const code = screen.getByRole('group', {name: 'Code: src/index.ts'});
  expect(code.localName).toBe('pre');
  expect(code.tabIndex).toBe(0);
  expect(screen.getByRole('button', {name: 'Copy code'})).toBeTruthy();
  expect(screen.getByRole('button', {name: 'Toggle code wrap', pressed: false})).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('wraps from the start if its fence has `wrap`', () => {
  renderIn(<CodeBlock lang="ts" html={html} wrap="true" />);
  expect(screen.getByRole('group').hasAttribute('data-wrapped')).toBe(true);
  expect(screen.getByRole('button', {name: 'Toggle code wrap', pressed: true})).toBeTruthy();
});

it('has no title, and neither wraps nor counts its lines by default', () => {
  const {container} = renderIn(<CodeBlock lang="ts" html={html} />);
  expect(screen.getByRole('group', {name: 'Code'}).hasAttribute('data-wrapped')).toBe(false);
  expect(container.querySelector('.code--numbers')).toBeNull();
});

describe('wrapping', () => {
  const both = (
    <>
      <CodeBlock lang="ts" html={html} />
      <CodeBlock lang="ts" html={html} wrap="true" />
    </>
  );
  const buttons = () => screen.getAllByRole('button', {name: 'Toggle code wrap'});
  const pressed = () => buttons().map((button) => button.getAttribute('aria-pressed'));

  it('is the default on a phone, and follows the width of the window', () => {
    const query = Object.assign(new EventTarget(), {matches: true});
    const asked: string[] = [];
    Object.assign(window, {
      matchMedia: (text: string) => {
        asked.push(text);
        return query;
      },
    });
    renderIn(both);
    expect(pressed()).toEqual(['true', 'true']);
    expect(new Set(asked)).toEqual(new Set(['(width < 48em)']));
    query.matches = false;
    act(() => void query.dispatchEvent(new Event('change')));
    expect(pressed()).toEqual(['false', 'true']);
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('follows each block until a button is pressed, then the stored choice on all blocks', () => {
    renderIn(both);
    expect(pressed()).toEqual(['false', 'true']);
    fireEvent.click(buttons()[1]!);
    expect(pressed()).toEqual(['false', 'false']);
    expect(document.documentElement.dataset.wrap).toBe('off');
    fireEvent.click(buttons()[0]!);
    expect(pressed()).toEqual(['true', 'true']);
    expect(document.documentElement.dataset.wrap).toBe('on');
    expect(localStorage.getItem('wrap-rslib')).toBe('on');
    renderIn(both);
    expect(pressed()).toEqual(['true', 'true']);
  });

  it('keeps the pressed button in place when code above changes its height', () => {
    renderIn(both);
    const [button] = buttons();
    const tops = [300, 420];
    button!.getBoundingClientRect = () => ({top: tops.shift()}) as DOMRect;
    fireEvent.click(button!);
    expect(scrolled).toEqual([{top: 120, behavior: 'instant'}]);
  });
});

describe('copying', () => {
  const lines =
    '<span class="line">$ one\n</span><span class="line line--deleted">two\n</span><span class="line">three\n</span>';
  const press = () => click(screen.getByRole('button', {name: 'Copy code'}));

  it('takes the code of its block without removed lines and prompts', async () => {
    const copied = workingClipboard();
    renderIn(<CodeBlock lang="bash" html={lines} />);
    await press();
    expect(copied).toEqual(['one\nthree']);
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });

  it('takes the visible code if a block has several', async () => {
    const copied = workingClipboard();
    renderIn(
      <Tabs groupId="package-manager">
        {['npm', 'yarn'].map((value) => (
          <TabItem key={value} value={value}>
            <CodeBlock lang="bash" html={`<span class="line">${value}\n</span>`} />
          </TabItem>
        ))}
      </Tabs>,
    );
    for (const pre of document.querySelectorAll('pre')) {
      pre.checkVisibility = () => pre.closest('[hidden]') === null;
    }
    fireEvent.click(screen.getByRole('tab', {name: 'yarn'}));
    await press();
    expect(copied).toEqual(['yarn']);
  });
});

describe('a fold', () => {
  const rest =
    '<span class="code__gap"></span><span class="code__rest" hidden="until-found">b</span>';
  const button = () => screen.getByRole('button', {expanded: isOpen()});
  const isOpen = () => document.querySelector('[data-fold="open"]') !== null;
  const hidden = () =>
    [...document.querySelectorAll('.code__rest')].map((each) => each.getAttribute('hidden'));

  const folded = <CodeBlock lang="ts" html={rest + rest} lines="61" />;

  beforeEach(() => void renderIn(folded));

  it('opens and closes by a button that names the number of lines', () => {
    expect(isOpen()).toBe(false);
    expect(button().querySelector('.block__more')?.textContent).toBe('Show all 61 lines');
    expect(button().querySelector('.block__fewer')?.textContent).toBe('Show fewer lines');
    fireEvent.click(button());
    expect([isOpen(), ...hidden()]).toEqual([true, null, null]);
    expect(scrolled).toEqual([]);
    fireEvent.click(button());
    expect([isOpen(), ...hidden()]).toEqual([false, 'until-found', 'until-found']);
  });

  it('opens completely for a match of find-in-page', () => {
    const found = document.querySelector('.code__rest')!;
    fireEvent(found, new Event('beforematch', {bubbles: true}));
    expect([isOpen(), ...hidden()]).toEqual([true, null, null]);
    expect(button().getAttribute('aria-expanded')).toBe('true');
  });

  it.each([
    ['scrolled to', () => (document.querySelector('pre')!.scrollTop = 640)],
    ['found', () => document.querySelector('.code__rest')!.removeAttribute('hidden')],
  ])('opens for a line that was %s before hydration', (_, find) => {
    jest.useFakeTimers();
    renderIn(folded);
    find();
    act(() => jest.runAllTimers());
    jest.useRealTimers();
    expect([isOpen(), ...hidden()]).toEqual([true, null, null]);
  });
});

it('leaves frame and tools to the component around it, and keeps its fold', () => {
  const {container} = renderIn(
    <BareCode value={true}>
      <CodeBlock lang="ts" html={html} title="a.ts" lines="61" />
    </BareCode>,
  );
  expect(container.querySelector('.block, .code-tools')).toBeNull();
  expect(screen.getByRole('group', {name: 'Code: a.ts'})).toBeTruthy();
  const [fold, ...others] = screen.getAllByRole('button');
  expect(fold!.textContent).toContain('Show all 61 lines');
  expect(fold!.parentElement?.dataset.fold).toBe('closed');
  expect(others).toEqual([]);
});

it('is a plain `<code>` element if it is inline', () => {
  const {container} = renderIn(<CodeBlock lang="ts" html="string" inline="true" />);
  expect(container.innerHTML).toBe('<code>string</code>');
});

it('does not count lines for a file of one line', () => {
  renderIn(<CodeBlock lang="js" html={html} lines="1" />);
  expect(screen.getByText('Show the whole line')).toBeTruthy();
});
