import type {ListItem, RootContent} from 'mdast';
import {localeRows, type Locale} from '../../site/locales';
import {heading, link, list, listItem, paragraph, type Inline} from '../markdown/nodes';
import {getMessage} from '../messages';

export type MirrorHead = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly language: Locale;
  readonly published?: Date;
  /** Time of the last change, in ms since 1970; null if unknown. */
  readonly updated: number | null;
  readonly index: string;
};

type Fact = 'address' | 'language' | 'published' | 'updated' | 'allPages';

/** Returns the date in UTC, so that every machine writes the same mirror. */
const day = (time: Date): string => time.toISOString().slice(0, 10);

/** Builds the start of a mirror: title, description, and a list of facts with labels in the language `locale`. */
export function mirrorHead(head: MirrorHead, locale: Locale): readonly RootContent[] {
  const {title, description, url, language, published, updated, index} = head;
  const {label, htmlLang} = localeRows[language];
  const fact = (name: Fact, value: Inline): ListItem => {
    const term = `${getMessage(locale, `build.mirror.${name}`)}${getMessage(locale, 'punctuation.colon')}`;
    return listItem([term, value]);
  };
  return [
    heading(1, title),
    {type: 'blockquote', children: [paragraph(description)]},
    list([
      fact('address', link(url)),
      fact('language', `${label} (${htmlLang})`),
      ...(published ? [fact('published', day(published))] : []),
      ...(updated === null ? [] : [fact('updated', day(new Date(updated)))]),
      fact('allPages', link(index)),
    ]),
  ];
}
