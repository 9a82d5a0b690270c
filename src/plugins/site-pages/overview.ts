import fs from 'node:fs';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {List, RootContent} from 'mdast';
import {limits} from '../../site/limits';
import {collectHeadings, parsePage} from './parse';
import type {OverviewGroup, OverviewPage} from './types';

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

/** The groups of an overview, from a sidebar and the headings of its pages; overview pages themselves are left out. */
export function overviewGroups(
  version: LoadedVersion,
  sidebarName: string,
  toFile: (source: string) => string,
): readonly OverviewGroup[] {
  const byId = new Map(version.docs.map((doc) => [doc.id, doc]));

  function pageOf(item: SidebarItem): OverviewPage | undefined {
    if (item.type !== 'doc' && item.type !== 'ref') return undefined;
    const doc = byId.get(item.id);
    if (!doc || doc.frontMatter['overview' as never]) return undefined;
    const file = toFile(doc.source);
    const depths = (doc.frontMatter['overviewHeaders' as never] as number[] | undefined) ?? [
      limits.overviewDepth,
    ];
    const headings = collectHeadings(parsePage(fs.readFileSync(file, 'utf8'), file), doc.source);
    return {
      title: item.label ?? doc.frontMatter.sidebar_label ?? doc.title,
      path: doc.permalink,
      headings: headings.filter(({depth}) => depths.includes(depth)),
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

/** The groups as nested lists of links, for the Markdown twin. */
export function overviewList(groups: readonly OverviewGroup[], siteUrl: string): RootContent[] {
  const list = (items: List['children']): List => ({
    type: 'list',
    ordered: false,
    spread: false,
    children: items,
  });
  return groups.flatMap(({title, pages}): RootContent[] => [
    {type: 'heading', depth: 2, children: [{type: 'text', value: title}]},
    list(
      pages.map((page) => ({
        type: 'listItem',
        spread: false,
        children: [
          {
            type: 'paragraph',
            children: [
              {
                type: 'link',
                url: `${siteUrl}${page.path}`,
                children: [{type: 'text', value: page.title}],
              },
            ],
          },
          ...(page.headings.length > 0
            ? [
                list(
                  page.headings.map((heading) => ({
                    type: 'listItem',
                    spread: false,
                    children: [
                      {
                        type: 'paragraph',
                        children: [
                          {
                            type: 'link',
                            url: `${siteUrl}${page.path}#${heading.id}`,
                            children: [{type: 'text', value: heading.text}],
                          },
                        ],
                      },
                    ],
                  })),
                ),
              ]
            : []),
        ],
      })),
    ),
  ]);
}
