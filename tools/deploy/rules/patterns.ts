import {delivery} from '../../../src/site/delivery';
import {defaultLocale, localeRows, locales} from '../../../src/site/locales';
import {linkOf, type Site} from '../../serve/answer';

/** `text` as a part of a regular expression. */
export const quoted = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/\\([-/])/g, '$1');

/**
 * The rules of addresses as tables and regular expressions, for servers that have nothing else. They hold for PCRE and
 * for Go, which knows no references and no looking ahead.
 */
export function patternsOf(site: Site) {
  const {base, routes} = site;
  const root = base.slice(0, -1);
  const address = (path: string): string => encodeURI(base + path.slice(1));
  const bare = (path: string): string => path.replace(/\/$/, '');
  const types = delivery.compressible.join('|');
  /** An element of `Accept`, and its weight; the first of those that match counts. */
  const weight = (range: string): readonly (readonly [pattern: string, value: string])[] => {
    const named = `(?i)(?:^|,)[ \\t]*${quoted(range)}[ \\t]*`;
    const q = `(?:;[^,]*?)?;[ \\t]*q[ \\t]*=[ \\t]*`;
    return [
      [`${named}${q}(0\\.[0-9]*[1-9]|1|0)(?:\\.?0*)[ \\t]*(?:[,;]|$)`, '$1'],
      [`${named}${q}`, '0'],
      [`${named}(?:[,;]|$)`, '1'],
    ];
  };
  const [major] = delivery.markdown.type.split('/');
  return {
    root,
    /** Of the address as it was sent: what `normalizePath` takes for no address. */
    hostile: [
      '(?i)^[^?]*(?://|\\\\|%2f|%5c|%25|%[01][0-9a-f]|%7f)',
      '(?i)^[^?]*/(?:\\.|%2e){1,2}(?:[/?]|$)',
    ],
    /** Of the decoded path: what is left of all variants of a page's address, without the base. */
    key: `^${quoted(root)}(?:/(?i:${defaultLocale}))?((?:/.*?)??)(?:\\.html|/|/index|/index\\.html)?$`,
    /** Of the decoded path: the file, when it is one that has an address. */
    file: `^${quoted(root)}(/.*[^/])$`,
    hidden: [`/\\.|\\.(?:br|gz|html)$`, `^/(?:${delivery.hidden.map(quoted).join('|')})$`],
    /** Of the address of a page: its document, without the ending. */
    documents: [
      [`^${quoted(root)}(/(?:.*/)?)$`, '$1index'],
      [`^${quoted(root)}(/.*)$`, '$1'],
    ] as const,
    /** Of the address as it was sent: the folder of its language. */
    languages: locales.flatMap((locale) => {
      const {prefix} = localeRows[locale];
      return prefix
        ? [[`(?i)^${quoted(base + bare(prefix))}(?:[/?]|$)`, `/${bare(prefix)}`] as const]
        : [];
    }),
    routes: [...routes].map((route) => [bare(route), address(route)] as const),
    moved: locales.flatMap((locale) =>
      delivery.redirects.map(({from, to}) => {
        const {prefix} = localeRows[locale];
        const [path = '', id] = to.split('#');
        const below = (part: string): string => `/${prefix}${part.slice(1)}`;
        return [bare(below(from)), address(below(path)), id === undefined ? '' : `#${id}`] as const;
      }),
    ),
    /** Of a file below the output folder. */
    links: [...site.pages].flatMap(([route, {document, mirror}]) =>
      [...new Set([document, mirror])].flatMap((file) => {
        const link = linkOf(site, route, file);
        return link === undefined ? [] : [[`/${file}`, link] as const];
      }),
    ),
    robots: delivery.robots.map(({path, value}) => [path.source, value] as const),
    cache: delivery.cache.map(({path, value}) => [path.source, value] as const),
    compressible: `\\.(?:${types})$`,
    weights: {
      markdown: weight(delivery.markdown.type),
      markdownLike: [...weight(delivery.markdown.type), ...weight(`${major}/*`), ...weight('*/*')],
      html: [...weight('text/html'), ...weight('text/*'), ...weight('*/*')],
    },
  };
}
