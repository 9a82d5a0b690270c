import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import {compareVersions} from '../versions/compareVersions';
import {
  joinNodes,
  fillSentence,
  headingWithId,
  jsx,
  link,
  list,
  listItem,
  paragraph,
  phrasing,
  textNode,
} from '../../compiler/markdown/nodes';
import {getMessage} from '../../compiler/messages';
import type {Release} from '../history/historyTypes';
import {baselineRelease} from '../history/releaseSpans';
import {codeList, dateText, messagesOf, type Context} from './releaseContext';
import type {ReleaseFacts} from './releaseFacts';
import {listed, namesOf, releaseLine, type Kind} from './releaseLine';

const chips = {
  new: ['chipNew', 'tip'],
  changed: ['chipChanged', 'info'],
  removed: ['chipRemoved', 'danger'],
} as const;

/** Returns the list of all releases by year, newest first. Successive releases without a page share a row. */
export function timeline(
  all: readonly Release[],
  pages: readonly ReleaseFacts[],
  context: Context,
): readonly RootContent[] {
  const newest = [...all].reverse();
  const years = [...new Set(newest.map(({date}) => date.slice(0, 4)))];
  const content = years.flatMap((year): RootContent[] => {
    const releases = newest.filter(({date}) => date.startsWith(year));
    return [headingWithId(year, `year-${year}`), list(rowsOf(releases, pages, context))];
  });
  const rows = newest.map(({version}) => {
    const shared = pages.find((facts) => facts.versions.includes(version))?.versions ?? [version];
    return shared[0] === version ? shared.join() : [];
  });
  const versions = rows.flat().join(' ');
  const records = JSON.stringify(pages.flatMap(summaryOf));
  return [jsx('ReleaseList', {total: String(all.length), versions, records}, content)];
}

/** Returns what the comparison of releases shows of a release's record, or nothing if the examples were not built with it. */
function summaryOf({version, record}: ReleaseFacts) {
  if (!record) return [];
  const messages = record.messages.map(({before, after}) => after ?? before ?? '');
  return [{version, messages, outputs: record.examples.length}];
}

function rowsOf(
  releases: readonly Release[],
  pages: readonly ReleaseFacts[],
  context: Context,
): ListItem[] {
  const rows: ListItem[] = [];
  let quiet: Release[] = [];
  const flush = (): void => {
    const [later, earlier] = [true, false].map((isLater) =>
      quiet.filter(({version}) => compareVersions(version, baselineRelease) > 0 === isLater),
    ) as [Release[], Release[]];
    if (later.length > 0) rows.push(quietRow(later, 'quiet', context));
    if (earlier.length > 0) rows.push(quietRow(earlier, 'earlier', context));
    quiet = [];
  };
  for (const release of releases) {
    const facts = pages.find(({versions}) => versions.includes(release.version));
    if (facts) {
      flush();
      if (facts.version === release.version) rows.push(row(facts, context));
    } else quiet.push(release);
  }
  flush();
  return rows;
}

/** Returns an element whose id is the version, so that links can lead to the row of the version. */
const target = (version: string, children: PhrasingContent[]): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'strong',
  attributes: [{type: 'mdxJsxAttribute', name: 'id', value: version}],
  children,
});

function quietRow(
  releases: readonly Release[],
  key: 'quiet' | 'earlier',
  context: Context,
): ListItem {
  const versions = releases.map(({version}) => [target(version, [textNode(version)])]);
  const values = {
    versions: joinNodes(versions, getMessage(context.data.locale, 'punctuation.comma')),
    baseline: [textNode(baselineRelease)],
  };
  return listItem(fillSentence(messagesOf(context)(key), values));
}

function row(facts: ReleaseFacts, context: Context): ListItem {
  const {page, versions, date} = facts;
  const message = messagesOf(context);
  const names = namesOf(facts).filter(([, some]) => some.length > 0);
  const chipsOf = names.map(([kind, {length}]) => [
    textNode(' '),
    chip(kind, message(chips[kind][0], {count: String(length)})),
  ]);
  const head = [
    ...joinNodes(
      versions.map((version) => [
        target(version, [link(`/releases/${page}`, [textNode(version)])]),
      ]),
      getMessage(context.data.locale, 'punctuation.comma'),
    ),
    textNode(` ${dateText(date, context)}`),
    ...chipsOf.flat(),
  ];
  const below: List[] =
    names.length === 0
      ? []
      : [list(names.map(([kind, some]) => listItem([nameList(kind, some, context)])))];
  return {
    type: 'listItem',
    spread: true,
    children: [paragraph(...head), paragraph(...phrasing(releaseLine(facts, context))), ...below],
  };
}

const chip = (kind: Kind, label: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'Badge',
  attributes: [{type: 'mdxJsxAttribute', name: 'type', value: chips[kind][1]}],
  children: [textNode(label)],
});

/** Returns the names of changed options in an element with their kind, by which releases are compared. */
function nameList(kind: Kind, names: readonly string[], context: Context): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{type: 'mdxJsxAttribute', name: 'data-kind', value: kind}],
    children: fillSentence(messagesOf(context)(listed[kind]), {names: codeList(names, context)}),
  };
}
