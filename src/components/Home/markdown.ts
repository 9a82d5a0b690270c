import type {ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {text} from '../../lib/locale/localized';
import {code} from '../../compiler/markdown/nodes';
import {identity} from '../../site/identity';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {tools} from '../../site/tools';

/** A message of the interface by its id. */
type Say = (id: string) => string;

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
export function homeOpening(say: Say, {hero, sourceUrl}: SiteSettings): readonly RootContent[] {
  return [
    paragraph(plain(say('home.subtitle'))),
    paragraph(plain(say('home.text'))),
    list([
      paragraph(link(hero.start, say('home.start'))),
      paragraph(
        sourceUrl ? link(sourceUrl, say('home.source')) : link(hero.more, say('home.more')),
      ),
    ]),
    code('bash', `npm ${identity.createCommand}`),
    heading(say('home.teaser')),
    paragraph(plain(say('home.teaserText'))),
  ];
}

/** The landing page below its built example: the family of tools. */
export function homeFamily(say: Say, locale: Locale): readonly RootContent[] {
  const colon = locale === 'en' ? ': ' : '：';
  return [
    heading(say('home.family')),
    paragraph(plain(say('home.familyText'))),
    list(
      tools.map(({name, href, description}) =>
        paragraph(link(href, name), plain(`${colon}${text(locale, description)}`)),
      ),
    ),
  ];
}
