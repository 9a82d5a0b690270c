import type {ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {text} from '../../lib/locale/localized';
import {say} from '../../compiler/say';
import {code} from '../../compiler/markdown/nodes';
import {identity} from '../../site/identity';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {tools} from '../../site/tools';

const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const plain = (value: string): PhrasingContent => ({type: 'text', value});
const link = (url: string, label: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [plain(label)],
});
const heading = (value: string): RootContent => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value}],
});
const list = (items: readonly Paragraph[]): RootContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item): ListItem => ({type: 'listItem', spread: false, children: [item]})),
});

/** The landing page above its built example: what the product is, where to begin, how to install it. */
export function homeOpening(
  locale: Locale,
  {hero, sourceUrl}: SiteSettings,
): readonly RootContent[] {
  return [
    paragraph(plain(say(locale, 'home.subtitle'))),
    paragraph(plain(say(locale, 'home.text'))),
    list([
      paragraph(link(hero.start, say(locale, 'home.start'))),
      paragraph(
        sourceUrl
          ? link(sourceUrl, say(locale, 'home.source'))
          : link(hero.more, say(locale, 'home.more')),
      ),
    ]),
    code('bash', `npm ${identity.createCommand}`),
    heading(say(locale, 'home.teaser')),
    paragraph(plain(say(locale, 'home.teaserText'))),
  ];
}

/** The landing page below its built example: the family of tools. */
export function homeFamily(locale: Locale): readonly RootContent[] {
  const colon = say(locale, 'punctuation.colon');
  return [
    heading(say(locale, 'home.family')),
    paragraph(plain(say(locale, 'home.familyText'))),
    list(
      tools.map(({name, href, description}) =>
        paragraph(link(href, name), plain(`${colon}${text(locale, description)}`)),
      ),
    ),
  ];
}
