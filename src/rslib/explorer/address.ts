import {choices, defaultsOf, defaultState, type ChoiceId, type State} from './choices';
import {facetIds, type FacetId, type Wanted} from './facets';

/** Everything about the explorer that its address stores. */
export type Place = {
  readonly state: State;
  /** State that `state` is compared with. */
  readonly base?: State;
  /** Properties of the package that the user asks for; `state` is then a package that has them. */
  readonly wanted?: Wanted;
  /** Name of the open file. */
  readonly open?: string;
};

type ReadPlace = {
  readonly place: Place;
  /** False if the address has only wanted properties, so that the caller has to find a state with them. */
  readonly hasState: boolean;
  /** Parameters that could not be read, such as `format=amd`. */
  readonly unreadable: readonly string[];
};

/** Query parameters of the explorer that do not belong to a choice. */
const names = {base: 'from', wanted: 'want', shown: 'show', open: 'file'} as const;

/** All query parameters of the explorer. Other parameters of an address stay unchanged. */
export const parameters: readonly string[] = [
  ...choices.map(({id}) => id),
  ...Object.values(names),
];

/** Maximum length of the query in characters. A longer query is written without the open file. */
const longest = 200;

/** The plus sign in values, and its replacement in addresses, where a plus stands for a space. */
const joint = {inValue: '+', inAddress: '-'} as const;
const toAddress = (value: string): string => value.replaceAll(joint.inValue, joint.inAddress);
const fromAddress = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(' ', joint.inValue)
    .replaceAll(joint.inAddress, joint.inValue);

/** Returns the query that stores a place, without `?`. Choices with the default of the format are left out. */
export function writePlace({state, base, wanted, open}: Place): string {
  const parts = wanted
    ? [
        `${names.wanted}=${facetIds.flatMap((id) => facetText(id, wanted[id])).join('~')}`,
        `${names.shown}=${digitsOf(state)}`,
      ]
    : choices
        .filter(({id}) => state[id] !== defaultsOf(state)[id])
        .map(({id}) => `${id}=${toAddress(state[id])}`);
  if (base) parts.push(`${names.base}=${digitsOf(base)}`);
  const text = parts.join('&');
  if (open === undefined) return text;
  const file = `${names.open}=${encodeURIComponent(open).replaceAll('%2F', '/')}`;
  const whole = text === '' ? file : `${text}&${file}`;
  return whole.length > longest ? text : whole;
}

/** Returns one digit per choice: the index of its value. */
const digitsOf = (state: State): string =>
  choices.map(({id, values}) => values.indexOf(state[id])).join('');

const facetText = (id: FacetId, value: string | undefined): readonly string[] =>
  value === undefined ? [] : [`${id}.${toAddress(value)}`];

/** Reads a place from the query or hash of an address. Parameters that cannot be read are ignored and reported. */
export function readPlace(search: string): ReadPlace {
  const given = new URLSearchParams(search.replace(/^[?#]/, ''));
  const unreadable: string[] = [];
  const state: Record<ChoiceId, string> = {...defaultState};
  for (const {id, values} of choices) {
    const text = given.get(id);
    if (text === null) {
      // The format is the first choice, so it has been read.
      state[id] = id === 'format' ? state[id] : defaultsOf(state)[id];
      continue;
    }
    const value = values.find((one) => one.toLowerCase() === fromAddress(text));
    if (value === undefined) unreadable.push(`${id}=${text}`);
    else state[id] = value;
  }
  const readState = (name: string): State | undefined => {
    const digits = given.get(name);
    const read = digits === null ? undefined : stateOf(digits);
    if (digits !== null && !read) unreadable.push(`${name}=${digits}`);
    return read;
  };
  const [base, shown] = [readState(names.base), readState(names.shown)];
  const wanted = readWanted(given.get(names.wanted), unreadable);
  const open = given.get(names.open);
  return {
    place: {
      state: (wanted && shown) ?? state,
      ...(base && {base}),
      ...(wanted && {wanted}),
      ...(open !== null && {open}),
    },
    hasState: !wanted || shown !== undefined,
    unreadable: unreadable.map((part) => part.slice(0, 60)),
  };
}

function stateOf(digits: string): State | undefined {
  const values = choices.map(({id, values: all}, at) => [id, all[Number(digits[at] ?? '0')]]);
  const isReadable = /^\d+$/.test(digits) && values.every(([, value]) => value !== undefined);
  return isReadable ? (Object.fromEntries(values) as State) : undefined;
}

function readWanted(text: string | null, unreadable: string[]): Wanted | undefined {
  if (text === null) return undefined;
  const wanted: Record<string, string> = {};
  for (const part of text.split('~').filter(Boolean)) {
    const [, name = '', value = ''] = /^(\w+)\.([\w.+ -]+)$/.exec(part) ?? [];
    const id = facetIds.find((one) => one.toLowerCase() === name.toLowerCase());
    if (id === undefined) unreadable.push(`${names.wanted}=${part}`);
    else wanted[id] = fromAddress(value);
  }
  return wanted;
}
