import type {CaseValue} from '../../../src/rslib/options/optionTypes';
import type {OptionNote} from '../../../src/rslib/options/optionNote';
import {quoted, type PackageDefault} from '../../../src/rslib/options/packageDefault';
import {absent, isCode} from '../../../src/rslib/options/printValue';
import {isFromRspack} from '../options/optionReaders';

type Values = readonly CaseValue[];

/**
 * Returns the default that a release declares, in the form that pages show; undefined if it is not code. If it equals
 * `insteadOf` in the overlay's note, returns the default of the note instead.
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
 * Returns a measured default in the form that pages show; undefined if it cannot be printed as code. An absent value
 * becomes `undefined`, except for options that are resolved for Rspack and properties such as `output.minify.js`.
 */
export function measuredDefault(name: string, values: Values | undefined): Values | undefined {
  const isOption = !isFromRspack(name) && name.split('.').length < 3;
  const shown = values?.map(({measured: _, ...value}) =>
    value.value === absent && isOption ? {...value, value: 'undefined'} : value,
  );
  return shown?.every(({value}) => typeof value !== 'string' || isCode(value)) ? shown : undefined;
}
