import {tabs as store} from '@site/src/client/stores/tabsStore';
import {keepInPlace} from '@site/src/components/CodeBlock/keepInPlace';
import {useClientValue} from '@site/src/hooks/useClientValue';
import {useStore} from '@site/src/hooks/useStore';
import {tabForKey} from '@site/src/lib/keyboard/tabKeys';
import {
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';

type Options = {
  /** Tabs of a group share a stored choice. */
  readonly group?: string | undefined;
  readonly values: readonly string[];
  readonly initial: string;
};

type Tabs = {
  /** Element with the panels as children, `.tabs__panel[data-value]`. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly selected: string;
  /** False until hydration, when CSS shows the stored choice. */
  readonly isLive: boolean;
  readonly choose: (value: string) => void;
  readonly tabProps: (value: string) => HTMLAttributes<HTMLElement>;
};

/** Implements tabs by the WAI-ARIA pattern: selection, stored choice, keyboard, find-in-page. */
export function useTabs({group, values, initial}: Options): Tabs {
  const root = useRef<HTMLDivElement>(null);
  const isLive = useClientValue(() => true, false);
  const choices = useStore(store);
  const choice = group === undefined ? undefined : choices[group];
  const [shown, setShown] = useState<{value: string; choice: string | undefined}>({
    value: initial,
    choice: undefined,
  });
  // Applies a new choice of the group if there is such a tab.
  if (choice !== shown.choice) {
    const value = choice !== undefined && values.includes(choice) ? choice : shown.value;
    setShown({value, choice});
  }
  const selected = shown.value;

  // React does not support `until-found`.
  useLayoutEffect(() => {
    for (const panel of root.current!.querySelectorAll(":scope > .tabs__panel[hidden='']")) {
      panel.setAttribute('hidden', 'until-found');
    }
  }, [selected]);

  useLayoutEffect(() => {
    const element = root.current!;
    const panels = [...element.querySelectorAll<HTMLElement>(':scope > .tabs__panel')];
    // A match is not stored as a choice. Synchronous, as the browser scrolls right after the event.
    function select(panel: HTMLElement): void {
      const current = group === undefined ? undefined : store.get()[group];
      flushSync(() => setShown({value: panel.dataset.value ?? '', choice: current}));
    }
    function onFound({target}: Event): void {
      const panel = panels.find((each) => each.contains(target as Node));
      if (panel) select(panel);
    }
    element.addEventListener('beforematch', onFound);
    // Find-in-page may have revealed a panel before hydration.
    const frame = requestAnimationFrame(() => {
      const current = element.querySelector<HTMLElement>(
        ":scope > [role='tablist'] > [aria-selected='true']",
      )?.dataset.value;
      const panel = panels.find(({hidden, dataset}) => !hidden && dataset.value !== current);
      if (panel) keepInPlace(panel, () => select(panel));
    });
    return () => {
      element.removeEventListener('beforematch', onFound);
      cancelAnimationFrame(frame);
    };
  }, [group]);

  function choose(value: string): void {
    if (group === undefined) {
      setShown({value, choice});
      return;
    }
    // Tabs above may change their height. The first tabs are not measured, which would force a layout.
    const element = root.current!;
    const isFirst = document.querySelector(`[data-tabs][data-group="${group}"]`) === element;
    const change = (): void =>
      flushSync(() => {
        setShown({value, choice: value});
        store.choose(group, value);
      });
    if (isFirst) change();
    else keepInPlace(element, change);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    // Browser shortcuts, such as Alt and an arrow key.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tab = event.currentTarget;
    const current = values.indexOf(tab.dataset.value ?? '');
    const next = tabForKey(event.key, current, values.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(values[next]!);
    (tab.parentElement!.children[next] as HTMLElement).focus();
  }

  const tabProps = (value: string): HTMLAttributes<HTMLElement> & {'data-value': string} => ({
    role: 'tab',
    // First, as browsers check whether the focused element is still focusable.
    tabIndex: value === selected ? 0 : -1,
    'aria-selected': value === selected,
    'data-value': value,
    onClick: () => choose(value),
    onKeyDown,
  });

  return {root, selected, isLive, choose, tabProps};
}
