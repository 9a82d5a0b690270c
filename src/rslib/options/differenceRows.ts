import {differs} from './readDefaults';
import type {Defaults, OptionData} from './optionTypes';

/** Groups of Rsbuild options that have a page of their own below `/config/rsbuild/`. */
const pages = ['output', 'source', 'resolve', 'tools'];

/** Options of Rslib that have a page of their own below `/config/lib/`. */
const libPages =
  /^(?:autoExtension|banner|bundle|dts|externalHelpers|footer|format|id|outBase|shims|syntax|umdName)$/;

/** Returns the address of the page or section about an option; properties share the section of their option. */
export function optionAddress(option: string): string | undefined {
  const [group = '', name] = option.split('.');
  if (libPages.test(group)) return `/config/lib/${kebab(group)}`;
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
 * Returns the options whose default differs from Rsbuild's, Rspack settings last. If both defaults are objects,
 * each changed property has a row instead. Defaults that follow from another option are left out.
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
