import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {PhrasingContent, RootContent} from 'mdast';
import {splitApiTitle} from '../../lib/page/apiTitle';
import * as limits from '../../site/limits';
import {heading, link, list, listItem, textNode} from '../markdown/nodes';
import type {PageHeading} from '../parse/parsePage';
import type {ParsedPage} from '../parse/parsedPage';
import type {BlogPostEntry, OverviewGroup, OverviewPage, SiteFrontMatter} from '../outputTypes';

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

/** Builds the groups of an overview from a sidebar and the headings of its pages. */
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

function noteOf({date, summary}: SiteFrontMatter): Pick<OverviewPage, 'note' | 'text'> {
  return {
    ...(date && {note: new Date(date).toISOString().slice(0, 10)}),
    ...(summary && {text: summary}),
  };
}

export function blogEntry(page: ParsedPage, baseUrl: string): BlogPostEntry {
  return {
    title: page.title,
    path: `${baseUrl}${page.routePath.slice(1)}`,
    description: page.description,
    date: new Date(page.frontMatter.date ?? 0).toISOString(),
    headings: page.headings.filter(({depth}) => depth === limits.overviewDepth),
  };
}

/** Groups articles by year, with their dates as notes. */
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

/** Renders the groups as nested lists of links for the Markdown mirror. */
export function overviewList(groups: readonly OverviewGroup[], siteUrl: string): RootContent[] {
  const linkTo = (url: string, title: string) => link(`${siteUrl}${url}`, [textNode(title)]);
  return groups.flatMap(({title, pages}): RootContent[] => [
    heading(2, title),
    list(
      pages.map(({path, title, note, text, headings}) => {
        const lines = [note, text].filter((line) => line !== undefined);
        const below = headings.map(({id, text}) => listItem([linkTo(`${path}#${id}`, text)]));
        return listItem(
          [
            linkTo(path, title),
            ...lines.flatMap((line): PhrasingContent[] => [{type: 'break'}, textNode(line)]),
          ],
          ...(below.length > 0 ? [list(below)] : []),
        );
      }),
    ),
  ]);
}
