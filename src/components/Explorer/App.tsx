'use client';

import {useLocation} from '@docusaurus/router';
import {replaceDelayMs, replaceSearch} from '@site/src/hooks/replaceSearch';
import {parameters, type Place, readPlace, writePlace} from '@site/src/rslib/explorer/address';
import {
  choices,
  choose,
  defaultState,
  indexOf,
  presets,
  type State,
} from '@site/src/rslib/explorer/choices';
import {readExports} from '@site/src/rslib/explorer/exports';
import type {Wanted} from '@site/src/rslib/explorer/facets';
import {createModel, projectOf, type ReadText} from '@site/src/rslib/explorer/model';
import {type IndexRecord, textGroupOf, type TextsRecord} from '@site/src/rslib/explorer/records';
import {answersTo} from '@site/src/rslib/explorer/wanted';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import View, {resultId} from './View';
import type {Action, Actions, ExplorerWords, ViewProps} from './viewProps';

/** Loads a JSON file of `src/data/explorer`. The name is without extension. */
type LoadRecord = <T>(name: string) => Promise<T>;

export type AppProps = {
  readonly words: ExplorerWords;
  readonly index: IndexRecord;
  readonly loadRecord: LoadRecord;
  /** Values of the static form, in which the user may have changed choices while the app was loading. */
  readonly formValues: Readonly<Record<string, string>>;
};

/** Renders the interactive explorer, whose state is in the address. */
export default function App({words, index, formValues, loadRecord}: AppProps): ReactNode {
  const [screen, dispatch] = useReducer(
    (before: Screen, action: Action | {readonly type: 'visit'; readonly search: string}) =>
      action.type === 'visit' ? readScreen(index, action.search) : reduce(index, before, action),
    undefined,
    () => {
      const first = readScreen(index, location.search);
      const wanted = formValues.mode === 'want' ? (first.wanted ?? {}) : first.wanted;
      return {...first, wanted, state: withChosen(first.state, formValues)};
    },
  );
  const {read, load, hasFailed} = useTexts(index, loadRecord);
  const model = useMemo(
    () => ({...createModel(index, screen, read), project: projectOf(index, screen.state)}),
    [index, screen, read],
  );
  useEffect(() => load(model.groups), [model, load]);

  const {open: asked, ...place} = screen;
  const isOpened = asked !== undefined && asked === model.open;
  const visit = useCallback((search: string) => dispatch({type: 'visit', search}), []);
  useAddress(writePlace({...place, ...(isOpened && {open: asked})}), visit);

  const pressed = useRef<Element>(null);
  const actions = useMemo(
    (): Actions => ({
      radio: (action, checked) => ({checked, onChange: () => dispatch(action)}),
      button: (action) => ({
        onClick({currentTarget}) {
          pressed.current = currentTarget;
          dispatch(action);
        },
      }),
      field: (action) => ({onChange: ({target}) => dispatch(action(target.value))}),
    }),
    [],
  );
  const view = useMemo(
    (): ViewProps => ({...screen, words, model, hasFailed, actions}),
    [screen, words, model, hasFailed, actions],
  );
  const later = useDeferredValue(view);
  useLayoutEffect(() => {
    // If the change removed the pressed button, moves the focus to the result. Otherwise it would be lost.
    if (pressed.current?.isConnected === false)
      document.getElementById(resultId)?.focus({preventScroll: true});
    pressed.current = null;
  }, [later]);
  return <View {...view} later={later} />;
}

/** Returns a state with the choices that the user changed in the static form, which shows the defaults at first. */
const withChosen = (state: State, {preset, ...formValues}: AppProps['formValues']): State =>
  choices.reduce(
    (changed, {id}) => {
      const value = formValues[id];
      return value === undefined || value === defaultState[id]
        ? changed
        : choose(changed, id, value);
    },
    preset === undefined ? state : presets[preset as keyof typeof presets],
  );

type Screen = Place & {
  /** State before the last change. */
  readonly previous?: State | undefined;
  /** Parts of the query string that could not be read, such as `format=x`. */
  readonly unreadable: readonly string[];
  /** Text in the field for the wanted `exports` or file names. */
  readonly pasted?: string;
  /** Last value of `wanted`, to restore it when the user returns from the settings to the wishes. */
  readonly wishes?: Wanted | undefined;
};

/** Returns the screen that the query string of an address describes. */
function readScreen(index: IndexRecord, search: string): Screen {
  const {place, hasState, unreadable} = readPlace(search);
  const state = hasState ? place.state : answersTo(index, place.wanted!).packages[0]!.state;
  return {...place, unreadable, state};
}

/** Returns the screen after an action. */
function reduce(index: IndexRecord, screen: Screen, action: Action): Screen {
  const {state, base, wanted, previous} = screen;
  const current: Screen = {...screen, wishes: wanted ?? screen.wishes, unreadable: []};
  const show = (next: State): Screen => ({
    ...current,
    state: next,
    previous: indexOf(next) === indexOf(state) ? previous : state,
  });
  const answer = (next: Wanted, given?: readonly string[]): Screen => ({
    ...show(answersTo(index, next, given).packages[0]!.state),
    wanted: next,
  });
  switch (action.type) {
    case 'choose':
      return show(choose(state, action.id, action.value));
    case 'mode':
      return {...current, wanted: action.mode === 'want' ? (current.wishes ?? {}) : undefined};
    case 'want':
      return answer(withWish(wanted ?? {}, action.id, action.value));
    case 'paste': {
      const read = readExports(action.text);
      return {...(read ? answer(read.wanted, read.names) : current), pasted: action.text};
    }
    case 'show':
      return show(action.state);
    case 'start':
      return {...show(action.state), wanted: undefined};
    case 'open':
      return {...current, open: action.name};
    case 'compare':
      return {...current, base: action.base};
    case 'swap':
      return base ? {...show(base), base: state, wanted: undefined} : current;
    case 'reset':
      return {
        ...(wanted ? answer({}) : show(defaultState)),
        ...{open: undefined, pasted: '', wishes: undefined},
      };
  }
}

function withWish(wanted: Wanted, id: keyof Wanted, value: string): Wanted {
  const {[id]: _old, ...others} = wanted;
  return value === '' ? others : {...others, [id]: value};
}

/**
 * Writes the parameters in `text` to the address, without a new history entry. Calls `onVisit` when a link opens the
 * same page with other parameters.
 */
function useAddress(text: string, onVisit: (search: string) => void): void {
  const {search} = useLocation();
  const seen = useRef(search);
  useEffect(() => {
    if (search === seen.current) return;
    seen.current = search;
    onVisit(search);
  }, [search, onVisit]);
  useEffect(() => {
    const {pathname} = location;
    const timer = setTimeout(() => {
      // The user may have left the page during the delay.
      if (location.pathname !== pathname) return;
      replaceParameters(text);
      // The router reports this query at the next navigation, such as to a heading, which must not count as a visit.
      seen.current = location.search;
    }, replaceDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
}

/** Replaces the parameters of the explorer in the address, and leaves other parameters unchanged. */
function replaceParameters(text: string): void {
  const url = new URL(location.href);
  for (const name of parameters) url.searchParams.delete(name);
  url.search = [url.searchParams.toString(), text].filter(Boolean).join('&');
  replaceSearch(url);
}

type Texts = {
  readonly read: ReadText;
  /** Loads the groups of texts with these numbers. */
  readonly load: (groups: readonly number[]) => void;
  /** True if the last download failed. */
  readonly hasFailed: boolean;
};

/** Returns functions that read and load the texts of built files. Each group of texts is one JSON file. */
function useTexts(index: IndexRecord, loadRecord: LoadRecord): Texts {
  const [groups, setGroups] = useState<Readonly<Record<number, TextsRecord>>>({});
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(
    (needed: readonly number[]) => {
      for (const group of needed) {
        // A group that has been loaded before comes from the module cache.
        loadRecord<TextsRecord>(`texts-${group}`).then(
          (texts) => {
            setHasFailed(false);
            setGroups((loaded) => (loaded[group] ? loaded : {...loaded, [group]: texts}));
          },
          () => setHasFailed(true),
        );
      }
    },
    [loadRecord],
  );
  const read = useCallback(
    (id: number) => {
      const group = textGroupOf(index, id);
      return groups[group]?.[id - index.textGroups[group]!];
    },
    [groups, index],
  );
  // Preloads the group that the first change most likely needs: ESM and CommonJS in current syntax, not minified.
  useEffect(() => load([0]), [load]);
  return {read, load, hasFailed};
}
