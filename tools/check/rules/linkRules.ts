import path from 'node:path';
import {exists} from '../../support/files';
import {headingsOf, keyOfRoute, routeOf, type SourcePage} from '../sourcePages';
import {nodeProblems, type Rule, type Site} from './rule';

/** Returns the page that an internal link leads to; undefined if there is none. */
function target(url: string, page: SourcePage, site: Site): SourcePage | undefined {
  const to = url.split('#')[0]!;
  if (to === '') return page;
  if (/\.mdx?$/.test(to)) return site.page(`docs${to}`, page.locale);
  if (to.startsWith('/blog/')) {
    return site.pages().find((other) => other.locale === page.locale && routeOf(other) === to);
  }
  return site.page(keyOfRoute(to), page.locale);
}

/** URL paths of pages that have no source file. */
const listed = new Set(['/', '/blog/', '/releases/']);

function linkProblem(url: string, page: SourcePage, site: Site): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(url) || listed.has(url)) return undefined;
  const to = url.split('#')[0]!;
  let found: SourcePage | undefined;
  let ids: readonly (string | undefined)[];
  try {
    found = target(url, page, site);
    ids = found ? headingsOf(found).map(({id}) => id) : [];
  } catch (error) {
    return `links to a page that does not parse: ${(error as Error).message}`;
  }
  if (!found) {
    const files = to.startsWith('/')
      ? [`static${to}`, `i18n/${page.locale}/static${to}`]
      : [path.posix.join(path.posix.dirname(page.file), to)];
    const isFile = /\.(?!mdx?$)\w+$/.test(to) && files.some((file) => exists(file));
    return isFile ? undefined : `links to ${to}, which does not exist`;
  }
  const id = url.split('#')[1];
  if (id === undefined || ids.includes(id)) return undefined;
  const valid = ids.filter((name) => name !== undefined).join(', ');
  return `links to "#${id}", but ${found.file} has only ${valid || 'no headings'}`;
}

export const linkRules: readonly Rule[] = [
  {
    title: 'internal links are paths of files from the content root, or of the blog',
    advice: 'Write /guide/start/quick-start.mdx#id, which works in every language.',
    problems: (page) =>
      nodeProblems(page, ['link', 'definition'], ({url}) => {
        const isFine =
          /^(?:https:\/\/|mailto:|#[a-z0-9-]+$|\/[\w./-]+\.mdx(?:#[a-z0-9-]+)?$|\/blog\/|\/releases\/$)/.test(
            url,
          );
        // Articles of the blog use URL paths, because they cannot link to the files of documents.
        const isRoute = page.key.startsWith('blog/') && /^\/[a-z0-9/-]+(?:#[a-z0-9-]+)?$/.test(url);
        return isFine || isRoute ? undefined : url;
      }),
  },
  {
    title: 'link targets exist',
    advice: 'Correct the link, or add the page or heading.',
    problems: (page, site) =>
      nodeProblems(page, ['link', 'definition', 'image'], ({url}) => linkProblem(url, page, site)),
  },
];
