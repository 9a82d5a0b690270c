'use client';

import type {IndexRecord} from '@site/src/rslib/explorer/records';
import {useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import type {AppProps} from './App';
import type {ExplorerWords} from './viewProps';

type Props = {
  readonly words: ExplorerWords;
  /** Static HTML of the default state. */
  readonly children: ReactNode;
};

type Loaded = AppProps & {readonly App: (props: AppProps) => ReactNode};

const controls = 'a, button, input:not([type="hidden"]), textarea, pre';

/** Loads the app, which replaces the static view. The focus moves to the control with the same index in the app. */
export default function ExplorerIsland({words, children}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    try {
      const [{default: App}, index] = await Promise.all([
        import(/* webpackChunkName: "explorer" */ './App'),
        loadRecord<IndexRecord>('index'),
      ]);
      if (!root.current) return;
      const all = [...root.current.querySelectorAll(controls)];
      focused.current = all.indexOf(document.activeElement!);
      setLoaded({App, words, index, loadRecord, formValues: readForm(root.current)});
      setHasFailed(false);
    } catch {
      // When the user changes the form next, `onChange` tries again.
      setHasFailed(true);
    }
  }, [words]);

  useEffect(() => void load(), [load]);
  useLayoutEffect(() => {
    if (loaded && focused.current >= 0)
      root.current!.querySelectorAll<HTMLElement>(controls)[focused.current]?.focus();
  }, [loaded]);

  const {App, ...props} = loaded ?? {};
  return (
    <div
      className="explorer"
      ref={root}
      onChange={() => {
        if (hasFailed && !loaded) void load();
      }}>
      {hasFailed && (
        <p className="explorer__note" role="status">
          {words.offline}
        </p>
      )}
      {App ? <App {...(props as AppProps)} /> : children}
    </div>
  );
}

// At once, because the address contains the state to show.
ExplorerIsland.hydrate = 'load' as const;

/** Returns the checked value of each group of radio buttons in the static form, by the name of the group. */
const readForm = (root: Element): AppProps['formValues'] =>
  Object.fromEntries(
    [...root.querySelectorAll<HTMLInputElement>('input:checked')].map(({name, value}) => [
      name,
      value,
    ]),
  );

const loadRecord: AppProps['loadRecord'] = async <T,>(name: string) => {
  const module = (await import(
    /* webpackChunkName: "explorer-[request]" */ `@site/src/data/explorer/${name}.json`
  )) as {readonly default: T};
  return module.default;
};
