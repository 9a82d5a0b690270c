import {isDefault} from '../options/cases';
import type {CaseValue} from '../options/model';

type Values = readonly CaseValue[];

/** Whether two defaults are the same for every kind of output that both know. */
export function isSameDefault(one: Values, other: Values): boolean {
  return differingCases(one, other).length === 0;
}

/** The kinds of output for which two defaults are not the same; `''` where one differs from another for all. */
export function differingCases(one: Values, other: Values): readonly string[] {
  const a = byCase(one);
  const b = byCase(other);
  return [...new Set([...a.keys(), ...b.keys()])].filter((id) => {
    const [x, y] = [valueFor(a, id), valueFor(b, id)];
    return x !== undefined && y !== undefined && x !== y;
  });
}

/** The groups of a default that hold for some kinds of output. */
export function groupsFor(values: Values, cases: readonly string[]): Values {
  return values.filter((group) =>
    cases.some((id) => group.cases === undefined || group.cases.includes(id)),
  );
}

/** The value for every case that is named, `''` for one that holds for all. */
function byCase(values: Values): ReadonlyMap<string, string> {
  return new Map(
    values.flatMap(({cases = [''], value}) =>
      cases.map((id): [string, string] => [id, JSON.stringify(value)]),
    ),
  );
}

/** Another target is named only where it changes something. */
function valueFor(values: ReadonlyMap<string, string>, id: string): string | undefined {
  const found = values.get(id) ?? values.get('');
  return found ?? (isDefault(id) ? undefined : values.get(id.replace(/ web$/, '')));
}
