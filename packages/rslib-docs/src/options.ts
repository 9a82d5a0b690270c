import {nearestPages} from '../../../src/lib/address/nearestPages';
import type {DocOption, Docs} from './docs';

/** Returns the option's name without `lib.`, which configurations and titles may have, and without quotes. */
const bare = (name: string): string =>
  name
    .replace(/^lib\./, '')
    .replace(/\[['"]([^'"]+)['"]\]/g, '.$1')
    .toLowerCase();

/** Returns the options with a name, the exact one first, or the last part of whose name it is; and the nearest names. */
export function findOptions(docs: Docs, name: string) {
  const all = docs.options;
  const wanted = bare(name);
  const exact = all.filter((option) => bare(option.name) === wanted);
  const flagged = all.filter(({rows}) =>
    rows.some((texts) => texts.join(' ').includes(`\`${wanted}\``) && wanted.startsWith('--')),
  );
  const ending = all.filter((option) => bare(option.name).endsWith(`.${wanted}`));
  const options: readonly DocOption[] = [...exact, ...flagged, ...(exact[0] ? [] : ending)];
  const near = (): readonly string[] =>
    nearestPages(
      `/${wanted.replaceAll('.', '/')}`,
      all.map((one) => ({routePath: `/${one.name.replaceAll('.', '/')}`, title: one.name})),
      5,
    ).map(({title}) => title);
  return {options, nearest: options.length > 0 ? [] : near()};
}
