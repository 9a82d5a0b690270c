import {buildIndex, type PageText} from '../../../../src/compiler/search/buildIndex';
import {createEngine, type Found} from '../../../../src/lib/search/engine';
import {createTiers} from '../../../../src/lib/search/tiers';
import type {Language} from '../../../../src/site/locales';
import type {QueryWords} from '../../../../src/site/queryWords';

type Part = {readonly level: number; readonly anchor: string; readonly heading: string};

/** Builds a section from its heading, texts and pieces of code. */
export function section(
  part: Part,
  text: readonly string[] = [],
  code: readonly string[] = [],
): PageText['sections'][number] {
  return {
    ...part,
    entries: [
      ...text.map((one) => ({text: one, kind: 'text'}) as const),
      ...code.map((one) => ({text: one, kind: 'code'}) as const),
    ],
  };
}

/** Builds a page. Its title and `text` become the first section, followed by `sections`. */
export function page(
  path: string,
  title: string,
  text: readonly string[],
  sections: PageText['sections'] = [],
  pointers: PageText['pointers'] = [],
  description = '',
): PageText {
  const own = section({level: 1, anchor: '', heading: title}, text);
  return {path, group: 'Group', description, sections: [own, ...sections], pointers};
}

/** Builds an index, by default without a size limit. */
export function indexOf(
  pages: readonly PageText[],
  language: Language = 'en',
  maxBytes = 1_000_000,
  options: Parameters<typeof buildIndex>[1]['options'] = [],
): ReturnType<typeof buildIndex> {
  return buildIndex(pages, {language, maxBytes, options});
}

/** Returns functions that search an index: `find` and `urls` with all shards loaded, `atOnce` with none. */
export function searcher({first, shards}: ReturnType<typeof buildIndex>, words: QueryWords) {
  const engine = createEngine(first, words);
  const tiers = createTiers(first);
  Object.entries(shards).forEach(([file, text]) => tiers.add(file, text));
  const find = (query: string): readonly Found[] => engine.find(query, tiers.full);
  return {
    find,
    /** Returns the addresses of the results, with their anchors. */
    urls: (query: string): readonly string[] =>
      find(query).map(({section: {path, anchor}}) => path + (anchor && `#${anchor}`)),
    atOnce: (query: string): readonly Found[] => engine.find(query, tiers.first),
    engine,
    tier: tiers.full,
  };
}
