import type {ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {text} from '../../lib/locale/localizedText';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {getMessage, getViewMessages} from '../../compiler/messages';
import {code, jsx} from '../../compiler/markdown/nodes';
import {builtWith} from '../../compiler/records/exampleRecord';
import {identity} from '../../site/identity';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {tools} from '../../site/tools';
import {points, scenarios} from './sections';

const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const plain = (value: string): PhrasingContent => ({type: 'text', value});
const strong = (value: string): PhrasingContent => ({type: 'strong', children: [plain(value)]});
const link = (url: string, label: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [plain(label)],
});
const heading = (value: string): RootContent => ({
  type: 'heading',
  depth: 2,
  children: [plain(value)],
});
const list = (items: readonly Paragraph[]): RootContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item): ListItem => ({type: 'listItem', spread: false, children: [item]})),
});

/** Returns the top of the landing page: claim, links and the command to install. */
export function homeOpening(
  locale: Locale,
  {hero, sourceUrl}: SiteSettings,
): readonly RootContent[] {
  return [
    paragraph(plain(getMessage(locale, 'home.subtitle'))),
    paragraph(plain(getMessage(locale, 'home.text'))),
    list([
      paragraph(link(hero.start, getMessage(locale, 'home.start'))),
      paragraph(
        sourceUrl
          ? link(sourceUrl, getMessage(locale, 'home.source'))
          : link(hero.more, getMessage(locale, 'home.more')),
      ),
    ]),
    code('bash', `npm ${identity.createCommand}`),
  ];
}

function scenariosOf({data}: ComponentCall) {
  const {locale} = data;
  const words = getViewMessages(locale, 'Home');
  const tools = new Set(scenarios.map(({example}) => builtWith(data.example(example))));
  return {
    title: words.scenarios,
    text: words.scenariosText.replace(
      '{tool}',
      [...tools].join(getMessage(locale, 'punctuation.comma')),
    ),
    items: scenarios.map(({id, to, example}) => ({
      label: words[id],
      content: [
        paragraph(plain(`${words[`${id}Text`]} `), link(to, words[`${id}Link`])),
        jsx('Example', {name: example, files: ['rslib.config.ts']}),
      ],
    })),
  };
}

/** `<Scenarios>` → a section with a tab per scenario. */
export function expandScenarios(call: ComponentCall) {
  const {title, text: lead, items} = scenariosOf(call);
  return jsx(
    'ScenariosView',
    {title, text: lead},
    items.map(({label, content}) => jsx('TabItem', {value: label, label}, content)),
  );
}

export function serializeScenarios(call: ComponentCall): readonly RootContent[] {
  const {title, text: lead, items} = scenariosOf(call);
  return [
    heading(title),
    paragraph(plain(lead)),
    ...items.flatMap(({label, content}) => [paragraph(strong(label)), ...content]),
  ];
}

function pointsOf({data}: ComponentCall) {
  const words = getViewMessages(data.locale, 'Home');
  return {
    title: words.points,
    text: words.pointsText,
    points: points.map(({id, to}) => ({title: words[id], text: words[`${id}Text`], to})),
  };
}

export function expandPoints(call: ComponentCall) {
  return jsx('PointsView', pointsOf(call));
}

export function serializePoints(call: ComponentCall): readonly RootContent[] {
  const {title, text: lead, points: items} = pointsOf(call);
  const colon = getMessage(call.data.locale, 'punctuation.colon');
  return [
    heading(title),
    paragraph(plain(lead)),
    list(items.map((item) => paragraph(link(item.to, item.title), plain(colon + item.text)))),
  ];
}

/** Returns the end of the landing page: the family of tools. */
export function homeFamily(locale: Locale): readonly RootContent[] {
  const colon = getMessage(locale, 'punctuation.colon');
  return [
    heading(getMessage(locale, 'home.family')),
    paragraph(plain(getMessage(locale, 'home.familyText'))),
    list(
      tools.map(({name, href, description}) =>
        paragraph(link(href, name), plain(`${colon}${text(locale, description)}`)),
      ),
    ),
  ];
}
