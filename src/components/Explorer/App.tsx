'use client';

import {writePlace} from '@site/src/rslib/explorer/address';
import {choices, defaultState, type State} from '@site/src/rslib/explorer/choices';
import {createModel} from '@site/src/rslib/explorer/model';
import type {IndexRecord} from '@site/src/rslib/explorer/records';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  type ReactNode,
} from 'react';
import type {Action, Actions, ViewProps} from './actions';
import type {ExplorerWords} from './labels';
import {readScreen, reduce, type Screen} from './reduce';
import {useAddress} from './useAddress';
import {useTexts} from './useTexts';
import View, {resultId} from './View';

export type AppProps = {
  readonly words: ExplorerWords;
  readonly index: IndexRecord;
  /** Values of the static form, in which the user may have changed choices while the app was loading. */
  readonly formValues: Readonly<Record<string, string>>;
};

/** Renders the interactive explorer, whose state is in the address. */
export default function App({words, index, formValues}: AppProps): ReactNode {
  const [screen, dispatch] = useReducer(
    (before: Screen, action: Action | {readonly type: 'visit'; readonly search: string}) =>
      action.type === 'visit' ? readScreen(index, action.search) : reduce(index, before, action),
    undefined,
    () => {
      const first = readScreen(index, location.search);
      return {...first, state: {...first.state, ...chosenIn(formValues)}};
    },
  );
  const {read, load, hasFailed} = useTexts(index);
  const model = useMemo(() => createModel(index, screen, read), [index, screen, read]);
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

/** Returns the choices that the user changed in the static form, which shows the defaults at first. */
function chosenIn(formValues: AppProps['formValues']): Partial<State> {
  const chosen = choices.filter(
    ({id}) => formValues[id] !== undefined && formValues[id] !== defaultState[id],
  );
  return Object.fromEntries(chosen.map(({id}) => [id, formValues[id]!]));
}
