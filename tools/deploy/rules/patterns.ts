import {delivery} from '../../../src/site/delivery';
import {defaultLocale, localeRows, locales} from '../../../src/site/locales';
import {linkOf, type Site} from '../../serve/answer';

/** Rows of a table: exact keys or regular expressions, with a value for each. */
export type Rows = readonly (readonly [from: string, to: string])[];

export const quoted = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/\\([-/])/g, '$1');

/** Returns patterns that capture the weight of a media range in `Accept`. The first pattern that matches counts. */
function weightOf(range: string): Rows {
  const named = `(?i)(?:^|,)[ \\t]*${quoted(range)}[ \\t]*`;
  const q = `(?:;[^,]*?)?;[ \\t]*q[ \\t]*=[ \\t]*`;
  return [
    [`${named}${q}(0\\.[0-9]*[1-9]|1|0)(?:\\.?0*)[ \\t]*(?:[,;]|$)`, '$1'],
    [`${named}${q}`, '0'],
    [`${named}(?:[,;]|$)`, '1'],
  ];
}

/**
 * Returns the delivery table as tables and regular expressions, for servers that have a configuration but no code. The
 * expressions work in PCRE and Go, so they contain no backreferences and no lookahead.
 */
export function patternsOf(site: Site) {
  const root = site.base.slice(0, -1);
  const base = quoted(root);
  const address = (path: string): string => encodeURI(root + path);
  const bare = (path: string): string => path.replace(/\/$/, '');
  const [major] = delivery.markdown.type.split('/');
  const [markdown, wildcard] = [weightOf(delivery.markdown.type), weightOf('*/*')];
  return {
    root,
    /** Regular expressions for request URIs that `normalizePath` rejects. */
    hostile: [
      '(?i)^[^?]*(?://|\\\\|%2f|%5c|%25|%[01][0-9a-f]|%7f)',
      '(?i)^[^?]*/(?:\\.|%2e){1,2}(?:[/?]|$)',
    ],
    /** Regular expression for decoded paths. Captures a key that all spellings of a page's address share. */
    key: `^${base}(?:/(?i:${defaultLocale}))?((?:/.*?)??)(?:\\.html|/|/index|/index\\.html)?$`,
    /** Regular expression for decoded paths. Captures the path of the file below the output folder. */
    file: `^${base}(/.*[^/])$`,
    /** Regular expressions for files that are not served. */
    hidden: [`/\\.|\\.(?:br|gz|html)$`, `^/(?:${delivery.hidden.map(quoted).join('|')})$`],
    /** Regular expressions for addresses of pages, each with the page's document without its extension. */
    documents: [
      [`^${base}(/(?:.*/)?)$`, '$1index'],
      [`^${base}(/.*)$`, '$1'],
    ] as Rows,
    /** Regular expressions for request URIs, each with the folder of a language. */
    languages: locales.flatMap((locale): Rows => {
      const folder = `/${bare(localeRows[locale].prefix)}`;
      return folder === '/' ? [] : [[`(?i)^${quoted(root + folder)}(?:[/?]|$)`, folder]];
    }),
    routes: [...site.routes].map((route) => [bare(route), address(route)] as const),
    /** One row per language and redirect: the key of the old address, the new address, and its `#fragment` or `''`. */
    moved: locales.flatMap((locale) =>
      delivery.redirects.map(({from, to}) => {
        const below = (path: string): string => `/${localeRows[locale].prefix}${path.slice(1)}`;
        const [path = '', id] = to.split('#');
        return [bare(below(from)), address(below(path)), id === undefined ? '' : `#${id}`] as const;
      }),
    ),
    /** Documents and Markdown mirrors, each with its `Link` header. */
    links: [...site.pages].flatMap(([route, {document, mirror}]) =>
      [...new Set([document, mirror])].flatMap((file): Rows => {
        const link = linkOf(site, route, file);
        return link === undefined ? [] : [[`/${file}`, link]];
      }),
    ),
    robots: delivery.robots.map(({path, value}) => [path.source, value] as const),
    cache: delivery.cache.map(({path, value}) => [path.source, value] as const),
    compressible: `\\.(?:${delivery.compressible.join('|')})$`,
    /** Regular expressions for weights in `Accept`: `markdown` for this type only, the others also for wildcards. */
    weights: {
      markdown,
      markdownLike: [...markdown, ...weightOf(`${major}/*`), ...wildcard],
      html: [...weightOf('text/html'), ...weightOf('text/*'), ...wildcard],
    },
  };
}
