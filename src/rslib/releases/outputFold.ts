import type {PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {
  joinNodes,
  code,
  fillSentence,
  inlineCode,
  jsx,
  link,
  paragraph,
  phrasing,
  textNode,
} from '../../compiler/markdown/nodes';
import {addressOf, type Section} from '../facts/changedSections';
import {getMessage} from '../../compiler/messages';
import {describeParts} from './changeWords';
import {libIsOptional, needsLib, type ChangedExample} from './releaseChanges';
import {codeList, messagesOf, type Context} from './releaseContext';
import type {ReleaseFacts} from './releaseFacts';

/** Returns a `<summary>` that is written on one line: MDX would wrap text on a line of its own in a paragraph. */
const summary = (children: readonly PhrasingContent[]): RootContent =>
  paragraph({type: 'mdxJsxTextElement', name: 'summary', attributes: [], children: [...children]});

/** Returns the changed outputs of a release in a `<details>` element, grouped by the first page that shows them. */
export function outputFold({record}: ReleaseFacts, context: Context): readonly RootContent[] {
  if (record === undefined || record.examples.length === 0) return [];
  const message = messagesOf(context);
  const previous = [textNode(record.previous)];
  const lib = {
    optional: [textNode(libIsOptional)],
    lib: [inlineCode('lib')],
    item: [inlineCode('lib: [{}]')],
  };
  const examples = record.examples.map((example) => ({example, sections: shown(example, context)}));
  const pages = [...new Set(examples.map(({sections}) => sections[0]?.path))];
  const count = {count: String(examples.length)};
  return [
    paragraph(...fillSentence(message('outputsLead'), {previous})),
    ...(needsLib(record.previous) ? [paragraph(...fillSentence(message('libAdded'), lib))] : []),
    jsx('details', {}, [
      summary([textNode(message(examples.length === 1 ? 'outputsOne' : 'outputsMany', count))]),
      ...pages.flatMap((page) => {
        const own = examples.filter(({sections}) => sections[0]?.path === page);
        const first = own[0]!.sections[0];
        const title = first ? [link(first.path, phrasing(first.page))] : [];
        return [
          paragraph(...title),
          ...own.map(({example, sections}) => exampleFold(example, sections, context)),
        ];
      }),
    ]),
  ];
}

function shown({name, parts}: ChangedExample, {places}: Context): readonly Section[] {
  return parts.flatMap(({part}) => places.parts.get(`${name} ${part}`) ?? []);
}

function exampleFold(
  {exitCodes, parts}: ChangedExample,
  sections: readonly Section[],
  context: Context,
): RootContent {
  const message = messagesOf(context);
  const {locale} = context.data;
  const said = describeParts(parts).map(({key, values}) =>
    fillSentence(
      message(key, {count: values.count?.[0] ?? ''}),
      Object.fromEntries(
        Object.entries(values).map(([name, some]) => [name, codeList(some, context)]),
      ),
    ),
  );
  const fails = exitCodes?.[0] === 0 ? [[textNode(message('failsNow'))]] : [];
  const words = joinNodes([...fails, ...said], getMessage(locale, 'punctuation.semicolon'));
  const [section] = sections;
  const heading = section && section.heading !== section.page ? section.heading : '';
  // Leaves out a heading that the words contain already, such as the message of an error.
  const isRepeated = heading !== '' && toString(words).includes(heading.replaceAll('`', ''));
  return jsx('details', {}, [
    summary(
      heading === '' || isRepeated
        ? capitalised(words)
        : [...phrasing(heading), textNode(getMessage(locale, 'punctuation.colon')), ...words],
    ),
    paragraph(...fillSentence(message('shownIn'), {sections: linksTo(sections, context)})),
    ...parts.map(({part, diff}) =>
      code('diff', diff.replaceAll('<time>', '…'), `title="${titleOf(part, context)}"`),
    ),
  ]);
}

function capitalised([first, ...rest]: readonly PhrasingContent[]): readonly PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : [];
  return [textNode(first.value.slice(0, 1).toUpperCase() + first.value.slice(1)), ...rest];
}

export function linksTo(
  sections: readonly Section[],
  {data}: Context,
  labelOf = ({page, heading}: Section): string =>
    heading === page ? page : `${page} › ${heading}`,
): PhrasingContent[] {
  const unique = [...new Map(sections.map((each) => [addressOf(each), each])).values()];
  const links = unique.map((each) => [link(addressOf(each), phrasing(labelOf(each)))]);
  return joinNodes(links, getMessage(data.locale, 'punctuation.comma'));
}

function titleOf(part: string, context: Context): string {
  if (part === 'log') return getMessage(context.data.locale, 'example.terminal');
  return part === 'files' ? messagesOf(context)('files') : part;
}
