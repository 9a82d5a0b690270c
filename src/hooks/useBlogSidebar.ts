import posts from '@generated/site-pages/default/overview-blog.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {yearGroups} from '@site/src/lib/page/yearGroups';
import {useLocale} from './useLocale';
import {useSectionTitle} from './useSectionTitle';
import {useSettings} from './useSettings';

/** Returns the sidebar of the blog: a link to the list of articles, and the articles grouped by year. */
export function useBlogSidebar(): {
  readonly title: string;
  readonly items: readonly PropSidebarItem[];
} {
  const {blog} = useSettings();
  const {pick} = useLocale();
  const list = useBaseUrl('/blog/');
  return {
    title: useSectionTitle(),
    items: [
      {type: 'link', label: pick(blog.title), href: list},
      ...yearGroups(posts).map((year): PropSidebarItem => ({
        type: 'category',
        label: year.title,
        collapsed: false,
        collapsible: true,
        items: year.pages.map(({title, path}) => ({type: 'link', label: title, href: path})),
      })),
    ],
  };
}
