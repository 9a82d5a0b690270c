/** Clicks in islands before React is there: theme and tabs change at once, other buttons are clicked again later. */
import {themeChoices} from '../lib/storage/themeChoice';
import {pressed} from './stores/pressedButton';
import {tabs} from './stores/tabsStore';
import {pointOf, theme} from './stores/themeStore';

/** Handlers of buttons that change a store; the island reads the store when it is hydrated. */
const handlers: Readonly<Record<string, (button: HTMLElement, event: MouseEvent) => void>> = {
  '.theme-toggle': (button, event) => theme.next(pointOf(button, event)),
  '[name="theme"]': (button, event) => {
    const choice = themeChoices.find((name) => name === button.dataset.value);
    if (choice) theme.choose(choice, pointOf(button, event));
  },
  '[data-group]:not([data-set]) > * > [role="tab"]': (tab) => {
    const {group} = tab.closest<HTMLElement>('[data-group]')!.dataset;
    tabs.choose(group!, tab.dataset.value ?? '');
  },
};

/** Controls that the browser handles. */
const native =
  '[popovertarget], [commandfor], [type=submit], a[href], summary, label, input, select, textarea';

/** Returns true if a press on the target waits for React: it is in an island, and nothing else handles it. */
export function needsReact(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.closest('site-island')) return false;
  return !target.closest([native, ...Object.keys(handlers)].join());
}

/** Handles clicks in islands until React does. `onPressed` is called for buttons that need React. */
export function startEarlyClicks(onPressed: () => void): void {
  const {dataset} = document.documentElement;
  window.addEventListener(
    'click',
    (event) => {
      const {target} = event;
      if (!(target instanceof Element)) return;
      keepQueryAndHash(target);
      if ('ready' in dataset || !target.closest('site-island')) return;
      for (const [selector, handle] of Object.entries(handlers)) {
        const button = target.closest<HTMLElement>(selector);
        if (button) return handle(button, event);
      }
      const button = target.closest<HTMLElement>('button, [role="button"]');
      if (!button || button.matches(native)) return;
      pressed.button = button;
      onPressed();
    },
    true,
  );
}

/** Copies query and hash to a language link; `useLanguageLinks` also adds the current section. */
function keepQueryAndHash(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a.language-link');
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}
