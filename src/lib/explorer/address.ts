import {choices, defaultState, type ChoiceId, type State} from './choices';
import {facetIds, type FacetId, type Wanted} from './facets';

/** Part of the explorer that an address opens. */
export type Place = {
  readonly state: State;
  /** State that the first one is compared with. */
  readonly base?: State;
  /** Files that the user asks for; the state is then an answer. */
  readonly wanted?: Wanted;
  /** Name of the open file. */
  readonly open?: string;
};

export type ReadPlace = {
  readonly place: Place;
  /** False if the address names wanted files without an answer. */
  readonly hasState: boolean;
  /** Parts of the address that could not be read. */
  readonly unreadable: readonly string[];
};

/** Parameters of the explorer besides the ids of its choices. */
const names = {base: 'from', wanted: 'want', shown: 'show', open: 'file'} as const;

/** All parameters of the explorer. Others in an address are not touched. */
export const parameters: readonly string[] = [
  ...choices.map(({id}) => id),
  ...Object.values(names),
];

/** Longest text of a place, in characters. The open file is left out of a longer one. */
const longest = 200;

/** A sign in values that addresses would escape, and its replacement. */
const joint = {inValue: '+', inAddress: '-'} as const;
const toAddress = (value: string): string => value.replaceAll(joint.inValue, joint.inAddress);
const fromAddress = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(' ', joint.inValue)
    .replaceAll(joint.inAddress, joint.inValue);

/** Returns the parameters of a place, without `?`: only what differs from the default, at most 200 characters. */
export function writePlace({state, base, wanted, open}: Place): string {
  const parts = wanted
    ? [
        `${names.wanted}=${facetIds.flatMap((id) => facetText(id, wanted[id])).join('~')}`,
        `${names.shown}=${digitsOf(state)}`,
      ]
    : choices
        .filter(({id}) => state[id] !== defaultState[id])
        .map(({id}) => `${id}=${toAddress(state[id])}`);
  if (base) parts.push(`${names.base}=${digitsOf(base)}`);
  const text = parts.join('&');
  if (open === undefined) return text;
  const file = `${names.open}=${encodeURIComponent(open).replaceAll('%2F', '/')}`;
  const whole = text === '' ? file : `${text}&${file}`;
  return whole.length > longest ? text : whole;
}

/** Returns the place of each value among those of its choice. */
const digitsOf = (state: State): string =>
  choices.map(({id, values}) => values.indexOf(state[id])).join('');

const facetText = (id: FacetId, value: string | undefined): readonly string[] =>
  value === undefined ? [] : [`${id}.${toAddress(value)}`];

/** Reads a place from the query or hash of an address. Unreadable parts get their default and are reported. */
export function readPlace(search: string): ReadPlace {
  const given = new URLSearchParams(search.replace(/^[?#]/, ''));
  const unreadable: string[] = [];
  const state: Record<ChoiceId, string> = {...defaultState};
  for (const {id, values} of choices) {
    const text = given.get(id);
    if (text === null) continue;
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
