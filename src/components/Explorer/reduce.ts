import {readPlace, type Place} from '@site/src/rslib/explorer/address';
import {defaultState, indexOf, type State} from '@site/src/rslib/explorer/choices';
import {readExports} from '@site/src/rslib/explorer/exports';
import type {Wanted} from '@site/src/rslib/explorer/facets';
import type {IndexRecord} from '@site/src/rslib/explorer/records';
import {answersTo} from '@site/src/rslib/explorer/wanted';
import type {Action} from './actions';

export type Screen = Place & {
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
export function readScreen(index: IndexRecord, search: string): Screen {
  const {place, hasState, unreadable} = readPlace(search);
  const state = hasState ? place.state : answersTo(index, place.wanted!).packages[0]!.state;
  return {...place, unreadable, state};
}

/** Returns the screen after an action. */
export function reduce(index: IndexRecord, screen: Screen, action: Action): Screen {
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
      return show({...state, [action.id]: action.value});
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
