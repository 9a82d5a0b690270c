import {differs} from './defaults';
import type {Defaults, OptionData} from './model';

/** Groups with a page of their own below /config/rsbuild/. */
const pages = ['output', 'source', 'resolve', 'tools'];

/** Where an option of Rsbuild is described: the heading of its first two names. */
export function optionAddress(option: string): string | undefined {
  const [group = '', name] = option.split('.');
  if (name === undefined) {
    return undefined;
  }
  const id = kebab(`${group}-${name}`);
  if (pages.includes(group)) {
    return `/config/rsbuild/${group}#${id}`;
  }
  return group === 'performance' ? `/config/rsbuild/#${id}` : undefined;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A default in which Rslib differs from Rsbuild. */
export type DifferenceRow = {
  /** The option, `output.target`. */
  readonly option: string;
  /** What it sets in Rspack, `externalsType`. */
  readonly setting?: string;
  readonly defaults: Defaults;
};

/**
 * All defaults in which Rslib differs from Rsbuild. Where an object has other parts than before,
 * each part has its row; where something else takes its place, the whole has one. What follows
 * from another option is left out, and settings of Rspack come last.
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

/** Whether an option is an object in both packages and every case. */
function isObject({rslib, rsbuild}: Defaults): boolean {
  return [...rslib, ...rsbuild].every(
    ({value}) => typeof value === 'string' && value.startsWith('{'),
  );
}
