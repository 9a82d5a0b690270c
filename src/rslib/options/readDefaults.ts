import {groupCases, isDefault} from './outputCases';
import type {CaseValue, Defaults, Value} from './optionTypes';
import type {OptionNote} from './optionNote';
import type {PackageDefault} from './packageDefault';
import {absent, changesFrom, isCode, isSame} from './printValue';

/** Printed values of one option in both packages, by case; `raw` has Rslib's values before printing. */
export type Measured = {
  readonly rslib: ReadonlyMap<string, string>;
  readonly rsbuild: ReadonlyMap<string, string>;
  readonly raw: ReadonlyMap<string, unknown>;
};

type Result = {readonly defaults: Defaults; readonly problems: readonly string[]};

/** Returns the measured defaults. A measured value that is not code is replaced by its text in `note`. */
export function readDefaults(
  measured: Measured,
  declared: PackageDefault | undefined,
  note: Pick<OptionNote, 'default' | 'measured'>,
  root: string,
): Result {
  const problems: string[] = [];
  const words = note.measured ?? {};
  const seen = new Set([...measured.rslib.values(), ...measured.rsbuild.values()]);
  for (const key of Object.keys(words)) {
    if (isCode(key)) {
      problems.push(`notes.yml describes ${key}, which needs no description, because it is code`);
    } else if (!seen.has(key)) {
      problems.push(`notes.yml describes ${key}, which was not measured`);
    }
  }
  if (note.default !== undefined && !seen.has(absent)) {
    problems.push('notes.yml has a default, but the package always sets one');
  }
  const shown = (printed: string): Value | undefined => {
    if (printed === absent) {
      return note.default ?? (declared?.kind === 'code' ? declared.code : undefined);
    }
    return isCode(printed) ? printed : words[printed];
  };
  const needed = [...seen].filter((printed) => shown(printed) === undefined);
  problems.push(
    ...needed.map((printed) =>
      printed === absent
        ? 'neither set nor documented by the package: add `default` to notes.yml'
        : `measured as ${printed}: describe it under \`measured\` in notes.yml`,
    ),
  );
  const list = (
    values: ReadonlyMap<string, string>,
    raw?: ReadonlyMap<string, unknown>,
  ): readonly CaseValue[] => {
    const [firstId = ''] = values.keys();
    const base = raw?.get(firstId);
    const printedOf = (id: string): string => {
      const isReordered = typeof base === 'object' && isSame(base, raw?.get(id), root);
      return values.get(isReordered ? firstId : id) ?? absent;
    };
    // Groups cases by the value that pages show, which may be the same for an unset option and for one that is set.
    const visible = new Map(
      [...values.keys()].map((id) => {
        const printed = printedOf(id);
        return [id, JSON.stringify(shown(printed) ?? printed)];
      }),
    );
    return groupCases(visible).map(({cases, value}, index): CaseValue => {
      const id = cases[0] ?? firstId;
      const printed = printedOf(id);
      const changes = index === 0 ? undefined : changesFrom(base, raw?.get(id), root);
      return {
        ...(cases.length > 0 ? {cases} : {}),
        value: JSON.parse(value) as Value,
        ...(isCode(printed) || printed === absent ? {} : {measured: printed}),
        ...(changes ? {changes} : {}),
      };
    });
  };
  return {
    defaults: {rslib: list(measured.rslib, measured.raw), rsbuild: list(measured.rsbuild)},
    problems,
  };
}

/** Returns true if Rslib's default differs from Rsbuild's for any output with its default target. */
export function differs({rslib, rsbuild}: Defaults): boolean {
  const own = JSON.stringify(rsbuild[0]?.value);
  return rslib
    .filter(({cases}) => cases === undefined || cases.some(isDefault))
    .some(({value}) => JSON.stringify(value) !== own);
}
