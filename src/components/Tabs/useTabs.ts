import {tabs as store} from '@site/src/client/stores/tabsStore';
import {keepInPlace} from '@site/src/components/CodeBlock/keepInPlace';
import {useClientValue} from '@site/src/hooks/useClientValue';
import {useStore} from '@site/src/hooks/useStore';
import {hasModifier} from '@site/src/lib/keyboard/hasModifier';
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
  /** Name of the group. All tabs of a group share a stored choice. */
  readonly group?: string | undefined;
  readonly values: readonly string[];
  readonly initial: string;
};

type Tabs = {
  /** Ref of the element whose children are the panels, `.tabs__panel[data-value]`. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly selected: string;
  /** False before hydration, while CSS shows the stored choice. */
  readonly isLive: boolean;
  readonly choose: (value: string) => void;
  readonly tabProps: (value: string) => HTMLAttributes<HTMLElement>;
};

/** Implements the WAI-ARIA pattern of tabs: selection, stored choice, keyboard, find-in-page. */
export function useTabs({group, values, initial}: Options): Tabs {
  const root = useRef<HTMLDivElement>(null);
  const isLive = useClientValue(() => true, false);
  const choices = useStore(store);
  const choice = group === undefined ? undefined : choices[group];
  const [shown, setShown] = useState<{value: string; choice: string | undefined}>({
    value: initial,
    choice: undefined,
  });
  // Applies a choice that was made in other tabs of the group, unless these tabs lack the chosen value.
  if (choice !== shown.choice) {
    const value = choice !== undefined && values.includes(choice) ? choice : shown.value;
    setShown({value, choice});
  }
  const selected = shown.value;

  // Lets find-in-page search hidden panels. React does not support the value `until-found`.
  useLayoutEffect(() => {
    for (const panel of root.current!.querySelectorAll(":scope > .tabs__panel[hidden='']")) {
      panel.setAttribute('hidden', 'until-found');
    }
  }, [selected]);

  useLayoutEffect(() => {
    const element = root.current!;
    const panels = [...element.querySelectorAll<HTMLElement>(':scope > .tabs__panel')];
    // Shows a panel without storing it as a choice. Synchronous, because the browser scrolls right after `beforematch`.
    function select(panel: HTMLElement): void {
      const current = group === undefined ? undefined : store.get()[group];
      flushSync(() => setShown({value: panel.dataset.value ?? '', choice: current}));
    }
    function onFound({target}: Event): void {
      const panel = panels.find((each) => each.contains(target as Node));
      if (panel) select(panel);
    }
    element.addEventListener('beforematch', onFound);
    // Selects a panel that find-in-page revealed before hydration.
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
    // If tabs of the same group above these change in height, these stay in place. Above the first tabs there are none.
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
    // Leaves browser shortcuts alone, such as Alt and an arrow key.
    if (hasModifier(event)) return;
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
    // `tabIndex` is the first prop to change, because on a focused tab it makes browsers update all pending styles.
    tabIndex: value === selected ? 0 : -1,
    'aria-selected': value === selected,
    'data-value': value,
    onClick: () => choose(value),
    onKeyDown,
  });

  return {root, selected, isLive, choose, tabProps};
}
