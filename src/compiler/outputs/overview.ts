import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {splitApiTitle} from '../../lib/page/apiTitle';
import {isAside} from '../../lib/page/overviewHeadings';
import * as limits from '../../site/limits';
import {heading, link, list, listItem, phrasing, type Inline} from '../markdown/nodes';
import type {PageHeading} from '../parse/parsePage';
import type {ParsedPage} from '../parse/parsedPage';
import type {BlogPostEntry, OverviewGroup, OverviewPage} from '../outputTypes';

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
      ...(title !== doc.title && splitApiTitle(doc.title)?.name === title && {name: doc.title}),
      ...since(doc.title),
      path: doc.permalink,
      description: firstSentence(doc.description),
      headings: headingsOf(doc.id)
        .filter(({depth}) => depths.includes(depth))
        .map((heading) => ({...entryOf(heading), ...since(heading.text)})),
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

/** Returns the entry of an article in the list of the blog. The description is the article's first sentence. */
export function blogEntry(page: ParsedPage, baseUrl: string): BlogPostEntry {
  const {audience, date = 0} = page.frontMatter;
  return {
    title: page.title,
    path: `${baseUrl}${page.routePath.slice(1)}`,
    date: new Date(date).toISOString().slice(0, 10),
    description: firstSentence(toString(page.tree.children.find(({type}) => type === 'paragraph'))),
    ...(audience && {audience}),
    headings: page.headings.filter(({depth}) => depth === limits.overviewDepth).map(entryOf),
  };
}

function entryOf({text, coded = text, id, depth}: PageHeading): OverviewPage['headings'][number] {
  return {text: coded, id, depth};
}

function firstSentence(text: string): string {
  return /^.+?(?:[.!?](?=\s|$)|[。！？])/u.exec(text)?.[0] ?? text;
}

/** Renders groups as nested lists of links for the Markdown mirror, without minor headings such as "Next steps". */
export function overviewList(groups: readonly OverviewGroup[], siteUrl: string): RootContent[] {
  const linkTo = (url: string, title: string) => link(`${siteUrl}${url}`, phrasing(title));
  return groups.flatMap(({title, pages}): RootContent[] => [
    heading(2, title),
    list(
      pages.map(({path, title, date, description, audience, headings}) => {
        const lines = [date, description, audience].filter((line) => line !== undefined);
        const below = headings
          .filter(({id}) => !isAside(id))
          .map(({id, text}) => listItem([linkTo(`${path}#${id}`, text)]));
        return listItem(
          [linkTo(path, title), ...lines.flatMap((line): Inline[] => [{type: 'break'}, line])],
          ...(below.length > 0 ? [list(below)] : []),
        );
      }),
    ),
  ]);
}
