import type {Language} from '../../../../src/site/locales';
import {buildIndex, type PageText} from '../../../../src/compiler/search/buildIndex';
import type {IndexFile} from '../../../../src/lib/search/indexFile';

type Part = {readonly level: number; readonly anchor: string; readonly heading: string};

/** A section of a made-up page. */
export function section(
  part: Part,
  text: readonly string[] = [],
  code: readonly string[] = [],
): PageText['sections'][number] {
  return {...part, text, code};
}

/** A page with a title and sections of the second level. */
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

/** The index of pages, with room for all of their text unless a limit is given. */
export function indexOf(
  pages: readonly PageText[],
  language: Language = 'en',
  maxBytes = 1_000_000,
): IndexFile {
  return buildIndex(pages, {language, maxBytes});
}
