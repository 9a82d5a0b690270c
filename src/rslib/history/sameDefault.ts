import {isDefault} from '../options/outputCases';
import type {CaseValue} from '../options/optionTypes';

type Values = readonly CaseValue[];

export function isSameDefault(one: Values, other: Values): boolean {
  return differingCases(one, other).length === 0;
}

/** Returns the kinds of output for which two defaults differ; `''` stands for all kinds. */
export function differingCases(one: Values, other: Values): readonly string[] {
  const a = byCase(one);
  const b = byCase(other);
  return [...new Set([...a.keys(), ...b.keys()])].filter((id) => {
    const [x, y] = [valueFor(a, id), valueFor(b, id)];
    return x !== undefined && y !== undefined && x !== y;
  });
}

/** Returns the values of a default that apply to at least one of the given kinds of output. */
export function groupsFor(values: Values, cases: readonly string[]): Values {
  return values.filter((group) =>
    cases.some((id) => group.cases === undefined || group.cases.includes(id)),
  );
}

/**
 * Returns the values of two defaults for the kinds of output that differ. Returns all of them if a value is described
 * by its difference from the first one.
 */
export function differingValues(one: Values, other: Values): readonly [Values, Values] {
  const cases = differingCases(one, other);
  const isRelative = [...one, ...other].some(({changes}) => changes !== undefined);
  if (cases.length === 0 || isRelative) return [one, other];
  const of = (values: Values): Values =>
    groupsFor(values, cases).map(({cases: own, ...value}) => {
      return own ? {...value, cases: own.filter((id) => cases.includes(id))} : value;
    });
  return [of(one), of(other)];
}

/** Maps each kind of output to its value as JSON; the key `''` has a value that applies to all kinds. */
function byCase(values: Values): ReadonlyMap<string, string> {
  return new Map(
    values.flatMap(({cases = [''], value}) =>
      cases.map((id): [string, string] => [id, JSON.stringify(value)]),
    ),
  );
}

/** Returns the value for a kind of output. If its target has no entry, returns the value for the default target. */
function valueFor(values: ReadonlyMap<string, string>, id: string): string | undefined {
  const found = values.get(id) ?? values.get('');
  return found ?? (isDefault(id) ? undefined : values.get(id.replace(/ web$/, '')));
}
