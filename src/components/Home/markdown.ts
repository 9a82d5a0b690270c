import type {RootContent} from 'mdast';
import {isConfig} from '../../compiler/code/excerpt';
import {text} from '../../lib/locale/localizedText';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {getMessage, getViewMessages} from '../../compiler/messages';
import {
  code,
  heading,
  jsx,
  link,
  list,
  listItem,
  paragraph,
  strong,
  table,
} from '../../compiler/markdown/nodes';
import type {ComparedTool} from '../../rslib/examples/comparison';
import {exampleFolder} from '../../rslib/examples/exampleLinks';
import {builtWith, type ExampleRecord} from '../../rslib/examples/exampleRecord';
import type {PageData} from '../../rslib/pageData';
import type {ExamplePlace} from '../../rslib/examples/gallery';
import {fileSize} from '../../lib/page/fileSize';
import {identity} from '../../site/identity';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {tools} from '../../site/tools';
import type {FactsProps} from './Facts';
import {compared, points, scenarios} from './sections';

/** Returns the top of the landing page: subtitle, text, links and the create command. */
export function homeOpening(
  locale: Locale,
  {hero, sourceUrl}: SiteSettings,
): readonly RootContent[] {
  return [
    paragraph(getMessage(locale, 'home.subtitle')),
    paragraph(getMessage(locale, 'home.text')),
    list([
      listItem([link(hero.start, getMessage(locale, 'home.start'))]),
      listItem([
        sourceUrl
          ? link(sourceUrl, getMessage(locale, 'home.source'))
          : link(hero.more, getMessage(locale, 'home.more')),
      ]),
    ]),
    code('bash', `npm ${identity.createCommand}`),
  ];
}

/** Replaces the placeholders of a message, such as `{runs}`. */
const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Formats a size in bytes, with a no-break space before the unit. */
const sizeText = (bytes: number): string => fileSize(bytes).replace(' ', '\u00a0');

function factsOf({data}: ComponentCall): FactsProps {
  const {locale, comparison} = data;
  const words = getViewMessages(locale, 'Home');
  const comma = getMessage(locale, 'punctuation.comma');
  const tool = (id: ComparedTool['id']): ComparedTool =>
    comparison.tools.find((one) => one.id === id)!;
  const time = (id: ComparedTool['id']): string =>
    fill(words.time, {n: tool(id).seconds.toFixed(1)});
  const longest = Math.max(...compared.map(({id}) => tool(id).seconds));
  const older = tool('rslib6').typescript;
  const latest = comparison.latestTypeScript;
  const values = {
    ...{modules: comparison.source.modules, runs: comparison.runs},
    ...{node: comparison.node, date: comparison.date, older, latest, slower: time('rslib6')},
    ...{tsup: time('tsup'), rollup: time('rollup'), tsc: time('tsc')},
    tools: compared
      .filter(({id}) => !tool(id).buildsWithLatest)
      .map(({name}) => name)
      .join(comma),
    checks: comparison.checks.join(comma),
  };
  return {
    title: words.facts,
    text: fill(words.factsText, values),
    facts: [
      {figure: time('rslib'), text: fill(words.timeFact, values)},
      {figure: `TypeScript ${latest}`, text: fill(words.latestFact, values)},
      {figure: fill(words.lines, {n: noConfig(data)}), text: words.linesFact},
    ],
    columns: [
      words.columnTool,
      'TypeScript',
      words.columnTime,
      words.columnLines,
      words.columnSizes,
    ],
    rows: compared.map(({id, name}) => {
      const {packages, typescript, seconds, configLines, bytes} = tool(id);
      return {
        name,
        version: packages[0]?.replace(/^.* /, '') ?? typescript,
        typescript,
        share: Math.round((seconds / longest) * 100),
        cells: [time(id), String(configLines), [bytes.esm, bytes.cjs].map(sizeText).join(comma)],
      };
    }),
    note: fill(words.factsNote, values),
    folder: {
      url: exampleFolder(data.repositoryUrl, 'comparison'),
      label: words.factsFolder,
    },
  };
}

/** Returns the number of lines in the configuration of the smallest example, which has none. */
function noConfig(data: PageData): number {
  const record = data.example('minimal');
  const lines = record.files
    .filter(isConfig)
    .flatMap((file) => data.exampleFile(record.name, file).trim().split('\n'));
  if (record.exitCode !== 0) throw new Error('The example minimal does not build.');
  return lines.length;
}

/** Expands `<Facts>` to a section with three measured facts and a table. */
export function expandFacts(call: ComponentCall) {
  return jsx('FactsView', factsOf(call));
}

export function serializeFacts(call: ComponentCall): readonly RootContent[] {
  const {title, text: lead, facts, columns, rows, note, folder} = factsOf(call);
  return [
    heading(2, title),
    paragraph(lead),
    list(facts.map(({figure, text: rest}) => listItem([strong(figure), ` ${rest}`]))),
    table([
      columns,
      ...rows.map(({name, version, typescript, cells}) => [
        `${name} ${version}`,
        typescript,
        ...cells,
      ]),
    ]),
    paragraph(note),
    paragraph(link(folder.url, folder.label)),
  ];
}

/** Returns the sizes of the ESM and the CommonJS file that an example builds, by format. */
function sizesOf({output}: ExampleRecord): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [/\.cjs$/, /\.js$/].map((pattern, index) => [
      index === 0 ? 'cjs' : 'esm',
      fileSize(output.find(({path}) => pattern.test(path))?.bytes ?? 0),
    ]),
  );
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
        paragraph(
          `${fill(words[`${id}Text`], sizesOf(data.example(example)))} `,
          link(to, words[`${id}Link`]),
        ),
        jsx('Example', {name: example, files: ['rslib.config.ts']}),
      ],
    })),
  };
}

/** Expands `<Scenarios>` to a section with a tab per scenario. */
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
    heading(2, title),
    paragraph(lead),
    ...items.flatMap(({label, content}) => [paragraph(strong(label)), ...content]),
  ];
}

/** Returns the sections of the landing page that show examples, by the name of the example. */
export function homePlaces(call: ComponentCall): ReadonlyMap<string, ExamplePlace> {
  const {data} = call;
  const words = getViewMessages(data.locale, 'Home');
  const page = getMessage(data.locale, 'build.gallery.home');
  const {title} = factsOf(call);
  const places = new Map([['comparison', {url: '/#facts', page, title}]]);
  for (const {id, example} of scenarios) {
    if (!data.exampleNames.includes(example) || data.examplePlaces.has(example)) continue;
    places.set(example, {url: '/#scenarios', page, title: words[id]});
  }
  return places;
}

function pointsOf({data}: ComponentCall) {
  const words = getViewMessages(data.locale, 'Home');
  return {
    title: words.points,
    text: words.pointsText,
    points: points.map(({id, to, opens}) => ({
      title: words[id],
      text: fill(words[`${id}Text`], {
        examples: data.exampleNames.length,
        releases: data.history.releases.length,
      }),
      ...{to, opens},
    })),
  };
}

export function expandPoints(call: ComponentCall) {
  return jsx('PointsView', pointsOf(call));
}

export function serializePoints(call: ComponentCall): readonly RootContent[] {
  const {title, text: lead, points: items} = pointsOf(call);
  const colon = getMessage(call.data.locale, 'punctuation.colon');
  return [
    heading(2, title),
    paragraph(lead),
    list(items.map((item) => listItem([link(item.to, item.title), colon + item.text]))),
  ];
}

/** Returns the end of the landing page: the family of tools, the create command and links. */
export function homeClosing(locale: Locale, {hero}: SiteSettings): readonly RootContent[] {
  const colon = getMessage(locale, 'punctuation.colon');
  return [
    heading(2, getMessage(locale, 'home.family')),
    paragraph(getMessage(locale, 'home.familyText')),
    list(
      tools.map(({name, href, description}) =>
        listItem([link(href, name), colon + text(locale, description)]),
      ),
    ),
    heading(2, getMessage(locale, 'home.closing')),
    paragraph(getMessage(locale, 'home.closingText')),
    code('bash', `npm ${identity.createCommand}`),
    list([
      listItem([link(hero.start, getMessage(locale, 'home.start'))]),
      listItem([link(hero.existing, getMessage(locale, 'home.existing'))]),
    ]),
  ];
}
