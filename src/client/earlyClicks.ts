/** Handles clicks in islands until React has loaded: theme and tabs change at once, other clicks are repeated later. */
import {themeChoices} from '../lib/storage/themeChoice';
import {pressed} from './stores/pressedButton';
import {tabs} from './stores/tabsStore';
import {theme} from './stores/themeStore';

/** Handlers by selector of the button. Each changes a store, which the island of the button reads when hydrated. */
const handlers: Readonly<Record<string, (button: HTMLElement) => void>> = {
  '.theme-toggle': () => theme.next(),
  '[name="theme"]': (button) => {
    const choice = themeChoices.find((name) => name === button.dataset.value);
    if (choice) theme.choose(choice);
  },
  '[data-group]:not([data-set]) > * > [role="tab"]': (tab) => {
    const {group} = tab.closest<HTMLElement>('[data-group]')!.dataset;
    tabs.choose(group!, tab.dataset.value ?? '');
  },
};

/** Selector of controls that work without a script. */
const native =
  '[popovertarget], [commandfor], [type=submit], a[href], summary, label, input, select, textarea';

/** Returns true for a target in an island that neither the browser nor the handlers above can handle without React. */
export function needsReact(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.closest('site-island')) return false;
  return !target.closest([native, ...Object.keys(handlers)].join());
}

/** Handles clicks in islands until React has loaded. Calls `onPressed` when a button is clicked that needs React. */
export function startEarlyClicks(onPressed: () => void): void {
  const {dataset} = document.documentElement;
  window.addEventListener(
    'click',
    (event) => {
      const {target} = event;
      if (!(target instanceof Element)) return;
      copyQueryAndHash(target);
      if ('ready' in dataset || !target.closest('site-island')) return;
      for (const [selector, handle] of Object.entries(handlers)) {
        const button = target.closest<HTMLElement>(selector);
        if (button) return handle(button);
      }
      const button = target.closest<HTMLElement>('button, [role="button"], [data-press]:not(a *)');
      if (!button || button.matches(native)) return;
      pressed.button = button;
      onPressed();
    },
    true,
  );
}

/** Copies query and hash of the page to the clicked language link. `useLanguageLinks` also adds the section in view. */
function copyQueryAndHash(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a.language-link');
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}
