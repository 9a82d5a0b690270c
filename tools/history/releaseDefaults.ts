import type {CaseValue} from '../../src/compiler/records/options/optionTypes';
import type {OptionNote} from '../../src/compiler/records/options/optionNote';
import {quoted, type PackageDefault} from '../../src/compiler/records/options/packageDefault';
import {absent, isCode} from '../../src/compiler/records/options/printValue';
import {isSettled} from '../options/optionReaders';

type Values = readonly CaseValue[];

/**
 * Returns the default in a release's declarations as pages show it, if they do. A default of the overlay
 * applies as long as the declarations contain the default that it replaces.
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
 * Returns a measured default as pages show it; undefined where it needs words, where an option that Rsbuild
 * resolves for Rspack was not found, and for a property of an option that is no object by default.
 */
export function measuredDefault(name: string, values: Values | undefined): Values | undefined {
  const isOption = !isSettled(name) && name.split('.').length < 3;
  const shown = values?.map(({measured: _, ...value}) =>
    value.value === absent && isOption ? {...value, value: 'undefined'} : value,
  );
  return shown?.every(({value}) => typeof value !== 'string' || isCode(value)) ? shown : undefined;
}
