/** Answers for islands before React is there: theme and tabs change at once, other buttons are pressed again later. */
import {themeChoices} from '../lib/storage/themeChoice';
import {pressed} from './stores/pressed';
import {tabs} from './stores/tabs';
import {pointOf, theme} from './stores/theme';

/** Buttons that change a store; the island reads it when it is live. */
const answers: Readonly<Record<string, (button: HTMLElement, event: MouseEvent) => void>> = {
  '[data-theme-toggle]': (button, event) => theme.next(pointOf(button, event)),
  '[data-theme-set]': (button, event) => {
    const choice = themeChoices.find((name) => name === button.dataset.themeSet);
    if (choice) theme.choose(choice, pointOf(button, event));
  },
  '[data-group]:not([data-set]) > * > [role="tab"]': (tab) => {
    const {group} = tab.closest<HTMLElement>('[data-group]')!.dataset;
    tabs.choose(group!, tab.dataset.value ?? '');
  },
};

/** Controls that the browser itself answers. */
const native =
  '[popovertarget], [commandfor], [type=submit], a[href], summary, label, input, select, textarea';

/** Returns true where a press waits for React: in an island, and nothing else answers it. */
export function needsReact(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.closest('site-island')) return false;
  return !target.closest([native, ...Object.keys(answers)].join());
}

/** Answers clicks in islands until React does. */
export function startEarlyAnswers(onPressed: () => void): void {
  const {dataset} = document.documentElement;
  window.addEventListener(
    'click',
    (event) => {
      const {target} = event;
      if (!(target instanceof Element)) return;
      keepPlace(target);
      if ('islands' in dataset || !target.closest('site-island')) return;
      for (const [selector, answer] of Object.entries(answers)) {
        const button = target.closest<HTMLElement>(selector);
        if (button) return answer(button, event);
      }
      const button = target.closest<HTMLElement>('button, [role="button"]');
      if (!button || button.matches(native)) return;
      pressed.button = button;
      onPressed();
    },
    true,
  );
}

/** The language link keeps query and hash; `useLanguageLinks` also adds the section that is being read. */
function keepPlace(target: Element): void {
  const language = target.closest<HTMLAnchorElement>('a[data-language]');
  if (!language) return;
  language.search = location.search;
  language.hash = location.hash;
}
