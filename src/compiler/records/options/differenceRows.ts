import {differs} from './readDefaults';
import type {Defaults, OptionData} from './optionTypes';

/** Groups with a page of their own below /config/rsbuild/. */
const pages = ['output', 'source', 'resolve', 'tools'];

/** Returns the path and id where an Rsbuild option is described, by its first two segments. */
export function optionAddress(option: string): string | undefined {
  const [group = '', name] = option.split('.');
  if (name === undefined) return undefined;
  const id = kebab(`${group}-${name}`);
  if (pages.includes(group)) return `/config/rsbuild/${group}#${id}`;
  return group === 'performance' ? `/config/rsbuild/#${id}` : undefined;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

type DifferenceRow = {
  readonly option: string;
  /** The Rspack setting that `tools.rspack` changes, such as `externalsType`. */
  readonly setting?: string;
  readonly defaults: Defaults;
};

/**
 * Returns the defaults that differ from Rsbuild's, Rspack settings last. An object has a row for each changed
 * property, or one row if it is not an object in both. Defaults that follow from another option are left out.
 */
export function differenceRows({options, bundler}: OptionData): readonly DifferenceRow[] {
  const found = options.flatMap(({name, defaults, follows}): readonly DifferenceRow[] =>
    defaults && follows === undefined && differs(defaults) ? [{option: name, defaults}] : [],
  );
  const isPart = (row: DifferenceRow, whole: DifferenceRow): boolean =>
    row.option.startsWith(`${whole.option}.`);
  const isShownByParts = (row: DifferenceRow): boolean =>
    isObject(row.defaults) && found.some((other) => isPart(other, row));
  const isShownByWhole = (row: DifferenceRow): boolean =>
    found.some((other) => isPart(row, other) && !isObject(other.defaults));
  return [
    ...found.filter((row) => !isShownByParts(row) && !isShownByWhole(row)),
    ...bundler
      .filter(({defaults}) => differs(defaults))
      .map(({name, defaults}) => ({option: 'tools.rspack', setting: name, defaults})),
  ];
}

function isObject({rslib, rsbuild}: Defaults): boolean {
  return [...rslib, ...rsbuild].every(
    ({value}) => typeof value === 'string' && value.startsWith('{'),
  );
}
