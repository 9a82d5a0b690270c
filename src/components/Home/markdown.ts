import type {ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {text} from '../../lib/locale/localized';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {say, wordsOf} from '../../compiler/say';
import {code, jsx} from '../../compiler/markdown/nodes';
import {builtWith} from '../../compiler/records/example';
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
  children: [{type: 'text', value}],
});
const list = (items: readonly Paragraph[]): RootContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item): ListItem => ({type: 'listItem', spread: false, children: [item]})),
});

/** The landing page on top: what the product is, where to begin, how to install it. */
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
  ];
}

/** What is said above the scenarios, and each of them: its name, a line about it, its built example. */
function scenariosOf({data}: ComponentCall) {
  const {locale} = data;
  const words = wordsOf(locale, 'Home');
  const tools = new Set(scenarios.map(({example}) => builtWith(data.example(example))));
  return {
    title: words.scenarios,
    text: words.scenariosText.replace('{tool}', [...tools].join(say(locale, 'punctuation.comma'))),
    items: scenarios.map((scenario) => ({
      label: words[scenario.label],
      content: [
        paragraph(plain(`${words[scenario.text]} `), link(scenario.to, words[scenario.link])),
        jsx('Example', {name: scenario.example, files: [scenario.config]}),
      ],
    })),
  };
}

/** `<Scenarios>` → a section with a tab for each. */
export function expandScenarios(call: ComponentCall) {
  const {title, text: lead, items} = scenariosOf(call);
  return jsx(
    'ScenariosView',
    {title, text: lead},
    items.map(({label, content}) => jsx('TabItem', {value: label, label}, content)),
  );
}

/** A heading, and each scenario below its name. */
export function serializeScenarios(call: ComponentCall): readonly RootContent[] {
  const {title, text: lead, items} = scenariosOf(call);
  return [
    heading(title),
    paragraph(plain(lead)),
    ...items.flatMap(({label, content}) => [paragraph(strong(label)), ...content]),
  ];
}

function pointsOf({data}: ComponentCall) {
  const words = wordsOf(data.locale, 'Home');
  return {
    title: words.points,
    text: words.pointsText,
    points: points.map(({title, text: line, to}) => ({
      title: words[title],
      text: words[line],
      to,
    })),
  };
}

/** `<Points>` → a section with the points. */
export function expandPoints(call: ComponentCall) {
  return jsx('PointsView', pointsOf(call));
}

/** A heading and a list. */
export function serializePoints(call: ComponentCall): readonly RootContent[] {
  const {title, text: lead, points: items} = pointsOf(call);
  const colon = say(call.data.locale, 'punctuation.colon');
  return [
    heading(title),
    paragraph(plain(lead)),
    list(items.map((item) => paragraph(link(item.to, item.title), plain(colon + item.text)))),
  ];
}

/** The landing page at its end: the family of tools. */
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
