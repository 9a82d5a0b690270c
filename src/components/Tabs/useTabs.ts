import {tabs as store} from '@site/src/client/stores/tabs';
import {keepInPlace} from '@site/src/components/CodeBlock/keepInPlace';
import {useStore} from '@site/src/hooks/useStore';
import {tabForKey} from '@site/src/lib/keyboard/tabKeys';
import {
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';

type Options = {
  /** Tabs of a group share a stored choice. */
  readonly group?: string | undefined;
  readonly values: readonly string[];
  /** The value that is selected without a choice. */
  readonly initial: string;
};

type Tabs = {
  /** The element around the tablist and the panels, which are its children `.tabs__panel[data-value]`. */
  readonly holder: RefObject<HTMLDivElement | null>;
  readonly selected: string;
  /** False until React is there: rules of CSS show the stored choice until then. */
  readonly isLive: boolean;
  /** Selects a tab, and stores it as the choice of the group. */
  readonly choose: (value: string) => void;
  readonly tabProps: (value: string) => HTMLAttributes<HTMLElement>;
};

const never = () => () => undefined;

/** Tabs after the WAI-ARIA pattern: selection, stored choice of a group, keyboard, find-in-page. */
export function useTabs({group, values, initial}: Options): Tabs {
  const holder = useRef<HTMLDivElement>(null);
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const choices = useStore(store);
  const choice = group === undefined ? undefined : choices[group];
  const [shown, setShown] = useState<{value: string; choice: string | undefined}>({
    value: initial,
    choice: undefined,
  });
  // A new choice of the group is followed where there is such a tab.
  if (choice !== shown.choice) {
    const value = choice !== undefined && values.includes(choice) ? choice : shown.value;
    setShown({value, choice});
  }
  const selected = shown.value;

  // React knows no `until-found`.
  useLayoutEffect(() => {
    for (const panel of holder.current!.querySelectorAll(":scope > .tabs__panel[hidden='']")) {
      panel.setAttribute('hidden', 'until-found');
    }
  }, [selected]);

  useLayoutEffect(() => {
    const element = holder.current!;
    const panels = [...element.querySelectorAll<HTMLElement>(':scope > .tabs__panel')];
    // Selects without storing: a search result is not a choice. The browser scrolls right after the event.
    function select(panel: HTMLElement): void {
      const known = group === undefined ? undefined : store.get()[group];
      flushSync(() => setShown({value: panel.dataset.value ?? '', choice: known}));
    }
    function onFound({target}: Event): void {
      const panel = panels.find((each) => each.contains(target as Node));
      if (panel) select(panel);
    }
    element.addEventListener('beforematch', onFound);
    // The browser may have found something before React was there.
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
    // The block under the pointer keeps its place when others above it change their height. The first has none above it,
    // and is not measured: that would lay out the page before it is drawn.
    const element = holder.current!;
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
    // With another key they are the browser's: Alt and an arrow go back.
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
    // First: browsers ask whether what has the focus still may have it, best before anything else has changed.
    tabIndex: value === selected ? 0 : -1,
    'aria-selected': value === selected,
    'data-value': value,
    onClick: () => choose(value),
    onKeyDown,
  });

  return {holder, selected, isLive, choose, tabProps};
}
