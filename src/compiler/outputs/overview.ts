import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import {splitApiTitle} from '../../lib/page/apiTitle';
import * as limits from '../../site/limits';
import type {PageHeading} from '../parse/page';
import type {ParsedPage} from '../parse/parsedPage';
import type {BlogPostEntry, OverviewGroup, OverviewPage, SiteFrontMatter} from '../types';

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

/** The groups of an overview, from a sidebar and the headings of its pages; overview pages themselves are left out. */
export function overviewGroups(
  version: LoadedVersion,
  sidebarName: string,
  headingsOf: (id: string) => readonly PageHeading[],
  sinceOf: (option: string) => string | undefined,
): readonly OverviewGroup[] {
  const byId = new Map(version.docs.map((doc) => [doc.id, doc]));

  function since(option: string): {readonly since?: string} {
    const release = sinceOf(option);
    return release === undefined ? {} : {since: release};
  }

  function pageOf(item: SidebarItem): OverviewPage | undefined {
    if (item.type !== 'doc' && item.type !== 'ref') return undefined;
    const doc = byId.get(item.id);
    if (!doc || doc.frontMatter['overview' as never]) return undefined;
    const depths = (doc.frontMatter['overviewHeaders' as never] as number[] | undefined) ?? [
      limits.overviewDepth,
    ];
    const title = item.label ?? doc.frontMatter.sidebar_label ?? doc.title;
    return {
      title,
      ...(splitApiTitle(doc.title)?.name === title && {name: doc.title}),
      ...since(doc.title),
      path: doc.permalink,
      ...noteOf(doc.frontMatter),
      headings: headingsOf(doc.id)
        .filter(({depth}) => depths.includes(depth))
        .map((heading) => ({...heading, ...since(heading.text)})),
    };
  }

  function groupsOf(items: Sidebar): readonly OverviewGroup[] {
    return items.flatMap((item): readonly OverviewGroup[] => {
      if (item.type !== 'category') return [];
      const pages = item.items.map(pageOf).filter((page) => page !== undefined);
      return [{title: item.label, pages}, ...groupsOf(item.items)];
    });
  }

  return groupsOf(version.sidebars[sidebarName] ?? []).filter(({pages}) => pages.length > 0);
}

/** The day and the sum of a page about a release. */
function noteOf({date, summary}: SiteFrontMatter): Pick<OverviewPage, 'note' | 'text'> {
  return {
    ...(date && {note: new Date(date).toISOString().slice(0, 10)}),
    ...(summary && {text: summary}),
  };
}

/** An article as the list of the blog shows it. */
export function blogEntry(page: ParsedPage, baseUrl: string): BlogPostEntry {
  return {
    title: page.title,
    path: `${baseUrl}${page.routePath.slice(1)}`,
    description: page.description,
    date: new Date(page.frontMatter.date ?? 0).toISOString(),
    headings: page.headings.filter(({depth}) => depth === limits.overviewDepth),
  };
}

/** The articles of a blog, in their order, as a group for each year with their days as notes. */
export function yearGroups(entries: readonly BlogPostEntry[]): readonly OverviewGroup[] {
  const years = [...new Set(entries.map(({date}) => date.slice(0, 4)))];
  return years.map((title) => ({
    title,
    pages: entries
      .filter(({date}) => date.startsWith(title))
      .map(({date, description, ...entry}) => ({
        ...entry,
        note: date.slice(0, 10),
        text: description,
      })),
  }));
}

/** The groups as nested lists of links, for the Markdown mirror; notes and texts stand on lines of their own. */
export function overviewList(groups: readonly OverviewGroup[], siteUrl: string): RootContent[] {
  const link = (url: string, value: string): PhrasingContent => ({
    type: 'link',
    url: `${siteUrl}${url}`,
    children: [{type: 'text', value}],
  });
  const item = (children: PhrasingContent[], ...below: List[]): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children}, ...below],
  });
  const list = (children: ListItem[]): List => ({
    type: 'list',
    ordered: false,
    spread: false,
    children,
  });
  return groups.flatMap(({title, pages}): RootContent[] => [
    {type: 'heading', depth: 2, children: [{type: 'text', value: title}]},
    list(
      pages.map(({path, title, note, text, headings}) =>
        item(
          [
            link(path, title),
            ...[note, text].flatMap((line): PhrasingContent[] =>
              line === undefined ? [] : [{type: 'break'}, {type: 'text', value: line}],
            ),
          ],
          ...(headings.length > 0
            ? [list(headings.map(({id, text}) => item([link(`${path}#${id}`, text)])))]
            : []),
        ),
      ),
    ),
  ]);
}
