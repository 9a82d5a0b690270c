import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import {localeRows, type Locale} from '../../site/locales';
import {say} from '../say';

/** What a mirror says about its page before the page itself speaks. */
export type MirrorHead = {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
  /** The language that the page is written in. */
  readonly language: Locale;
  /** Day of an article, as its front matter has it. */
  readonly published?: Date;
  /** Time of the last change, in milliseconds; null where it is not known. */
  readonly updated: number | null;
  /** Absolute address of the list of all pages. */
  readonly index: string;
};

type Fact = 'address' | 'language' | 'published' | 'updated' | 'allPages';

/** A link whose text is its address. */
export function bareLink(url: string): PhrasingContent {
  return {type: 'link', url, children: [{type: 'text', value: url}]};
}

/** Days count in UTC, as on the page, so that every machine writes the same mirror. */
function day(time: Date): PhrasingContent {
  return {type: 'text', value: time.toISOString().slice(0, 10)};
}

/** Title, description and a list of facts, its labels in the language of the site. */
export function mirrorHead(head: MirrorHead, locale: Locale): readonly RootContent[] {
  const {title, description, url, language, published, updated, index} = head;
  const {label, htmlLang} = localeRows[language];
  const fact = (name: Fact, value: PhrasingContent): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          {
            type: 'text',
            value: `${say(locale, `build.mirror.${name}`)}${say(locale, 'punctuation.colon')}`,
          },
          value,
        ],
      },
    ],
  });
  return [
    {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
    {
      type: 'blockquote',
      children: [{type: 'paragraph', children: [{type: 'text', value: description}]}],
    },
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: [
        fact('address', bareLink(url)),
        fact('language', {type: 'text', value: `${label} (${htmlLang})`}),
        ...(published ? [fact('published', day(published))] : []),
        ...(updated === null ? [] : [fact('updated', day(new Date(updated)))]),
        fact('allPages', bareLink(index)),
      ],
    },
  ];
}
