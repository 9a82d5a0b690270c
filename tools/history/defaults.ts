import type {CaseValue} from '../../src/compiler/records/options/model';
import type {OptionNote} from '../../src/compiler/records/options/note';
import {quoted, type PackageDefault} from '../../src/compiler/records/options/packageDefault';
import {absent, isCode} from '../../src/compiler/records/options/values';
import {isSettled} from '../options/measure';

type Values = readonly CaseValue[];

/**
 * The default that a release declares, as pages show it; nothing where only words say it that pages do not have. What
 * the overlay says instead of the package counts as long as the package says the same.
 */
export function declaredDefault(
  declared: PackageDefault | undefined,
  note: Pick<OptionNote, 'default' | 'insteadOf'> | undefined,
): Values | undefined {
  if (declared === undefined) return undefined;
  const isSame = JSON.stringify(quoted(declared)) === JSON.stringify(note?.insteadOf);
  if (isSame && note?.default !== undefined) return [{value: note.default}];
  return declared.kind === 'code' ? [{value: declared.code}] : undefined;
}

/**
 * The default that was measured, as pages show it. Nothing where it would need words, where what Rsbuild settles for
 * Rspack was not found, as an old version settles it elsewhere, and for a part of what is no object by default.
 */
export function measuredDefault(name: string, values: Values | undefined): Values | undefined {
  const isOption = !isSettled(name) && name.split('.').length < 3;
  const shown = values?.map(({measured: _, ...value}) =>
    value.value === absent && isOption ? {...value, value: 'undefined'} : value,
  );
  return shown?.every(({value}) => typeof value !== 'string' || isCode(value)) ? shown : undefined;
}
