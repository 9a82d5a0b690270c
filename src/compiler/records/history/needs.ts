import {compareVersions} from '../../../lib/version/compare';
import {elements, valueFields} from '../options/fields';
import {isTold} from './at';
import type {History} from './model';

/** The options that a configuration sets, by their full names: `dts`, `dts.bundle`, `output.target`. */
export function optionsSet(config: string): readonly string[] {
  const code = config.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const start = code.indexOf('{', code.indexOf('defineConfig('));
  const end = code.lastIndexOf('}') + 1;
  return [...new Set(start === -1 ? [] : namesIn(code.slice(start, end), ''))];
}

function namesIn(code: string, parent: string): readonly string[] {
  const fields = valueFields(code).flatMap(({name, value}): readonly string[] => {
    const key = name.replaceAll("'", '');
    // What stands in an item of `lib` has no name before it.
    const path = key === 'lib' && parent === '' ? '' : `${parent}${key}`;
    return [...(path === '' ? [] : [path]), ...namesIn(value, path === '' ? '' : `${path}.`)];
  });
  return [...fields, ...elements(code).flatMap((item) => namesIn(item, parent))];
}

/** The name of an option as records have it, from a title or a heading: `lib.shims.cjs['import.meta.url']`. */
export function optionName(heading: string): string {
  return heading.replace(/^lib\./, '').replace(/\['([^']+)'\]/g, '.$1');
}

/** The first release that has every option and flag that is named; nothing for what has been there since ever. */
export function neededRelease(
  names: readonly string[],
  {options, flags}: Pick<History, 'options' | 'flags'>,
): string | undefined {
  return names
    .flatMap((name) => (options[name] ?? flags[name])?.since ?? [])
    .filter(isTold)
    .sort(compareVersions)
    .at(-1);
}
