import {compareVersions} from '../versions/compareVersions';
import {elements, valueFields} from '../options/typeFields';
import {isAfterBaseline} from './releaseSpans';
import type {History} from './historyTypes';

/** Returns the full names of the options in a configuration: `dts`, `dts.bundle`, `output.target`. */
export const optionsSet = (config: string): readonly string[] => [...optionValues(config).keys()];

/** Returns the values of the options in a configuration as code, by full name; of several items of `lib`, the last. */
export function optionValues(config: string): ReadonlyMap<string, string> {
  const code = config.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const start = code.indexOf('{', code.indexOf('defineConfig('));
  const end = code.lastIndexOf('}') + 1;
  return new Map(start === -1 ? [] : valuesIn(code.slice(start, end), ''));
}

type Values = readonly (readonly [name: string, value: string])[];

function valuesIn(code: string, parent: string): Values {
  const fields = valueFields(code).flatMap(({name, value}): Values => {
    const key = name.replaceAll("'", '');
    // An option in an item of `lib` is recorded without the prefix `lib.`.
    const path = key === 'lib' && parent === '' ? '' : `${parent}${key}`;
    const own: Values = path === '' ? [] : [[path, value]];
    return [...own, ...valuesIn(value, path === '' ? '' : `${path}.`)];
  });
  return [...fields, ...elements(code).flatMap((item) => valuesIn(item, parent))];
}

/** Converts a title or heading, such as `lib.shims.cjs['import.meta.url']`, to the recorded name of its option. */
export function optionName(heading: string): string {
  return heading.replace(/^lib\./, '').replace(/\['([^']+)'\]/g, '.$1');
}

/** Returns the first release with all given options and flags; undefined if the baseline release has them all. */
export function neededRelease(
  names: readonly string[],
  {options, flags}: Pick<History, 'options' | 'flags'>,
): string | undefined {
  return names
    .flatMap((name) => (options[name] ?? flags[name])?.since ?? [])
    .filter(isAfterBaseline)
    .sort(compareVersions)
    .at(-1);
}
