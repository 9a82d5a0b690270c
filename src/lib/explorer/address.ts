import {choices, defaultState, type ChoiceId, type State} from './choices';
import {facetIds, type FacetId, type Wanted} from './facets';

/** Part of the explorer that an address opens. */
export type Place = {
  readonly state: State;
  /** State that the first one is compared with. */
  readonly base?: State;
  /** Files that the user asks for; the state is then the answer. */
  readonly wanted?: Wanted;
  /** Name of the open file. */
  readonly open?: string;
};

/** A place, and the parts of the address that could not be read. */
export type ReadPlace = {readonly place: Place; readonly unreadable: readonly string[]};

/** Parameters of the explorer besides the ids of its choices. */
const names = {base: 'from', wanted: 'want', open: 'file'} as const;

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
    ? [`${names.wanted}=${facetIds.flatMap((id) => facetText(id, wanted[id])).join('~')}`]
    : choices
        .filter(({id}) => state[id] !== defaultState[id])
        .map(({id}) => `${id}=${toAddress(state[id])}`);
  if (base) {
    const digits = choices.map(({id, values}) => values.indexOf(base[id])).join('');
    parts.push(`${names.base}=${digits}`);
  }
  const text = parts.join('&');
  if (open === undefined) return text;
  const file = `${names.open}=${encodeURIComponent(open).replaceAll('%2F', '/')}`;
  const whole = text === '' ? file : `${text}&${file}`;
  return whole.length > longest ? text : whole;
}

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
  const digits = given.get(names.base);
  const base = digits === null ? undefined : readBase(digits);
  if (digits !== null && !base) unreadable.push(`${names.base}=${digits}`);
  const wanted = readWanted(given.get(names.wanted), unreadable);
  const open = given.get(names.open);
  return {
    place: {
      state,
      ...(base && {base}),
      ...(wanted && {wanted}),
      ...(open !== null && {open}),
    },
    unreadable: unreadable.map((part) => part.slice(0, 60)),
  };
}

function readBase(text: string): State | undefined {
  const values = choices.map(({id, values: all}, index) => [id, all[Number(text[index] ?? '0')]]);
  const isReadable = /^\d+$/.test(text) && values.every(([, value]) => value !== undefined);
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
