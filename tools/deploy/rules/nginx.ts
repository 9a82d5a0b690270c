import {delivery} from '../../../src/site/delivery';
import type {Site} from '../../serve/answer';
import {fillTemplate} from './fillTemplate';
import {patternsOf, type Rows} from './patterns';

const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
/** Returns a regular expression as a key of nginx's `map`: with the prefix `~`, or `~*` instead of `(?i)`. */
const regex = (source: string): string =>
  source.startsWith('(?i)') ? quote(`~*${source.slice(4)}`) : quote(`~${source}`);
const exact = (rows: Rows): readonly string[] =>
  rows.map(([from, to]) => `${quote(from)} ${quote(to)};`);
const matching = (rows: Rows): readonly string[] =>
  rows.map(([from, to]) => `${regex(from)} ${quote(to)};`);

/** Returns rows that match `<status> <path>` if the status is that of a response with a file. */
const whenFound = (rows: Rows): readonly string[] =>
  matching(
    rows.map(([source, value]) => [
      `^(?:200|206|304) ${source.startsWith('^') ? source.slice(1) : `.*${source}`}`,
      value,
    ]),
  );

/** Matches three weights such as `0.5 1 0.25` if the first exceeds the third. `\1` is the start of both: `0.`. */
const greater = Array.from({length: 9}, (_, at) => `${at + 1}\\S* \\S+ \\1[0-${at}]`).join('|');

export function nginx(site: Site): Readonly<Record<string, string>> {
  const {weights, ...patterns} = patternsOf(site);
  const conf = fillTemplate('nginx.conf', {
    hostile: matching(patterns.hostile.map((source) => [source, '1'])),
    key: matching([[patterns.key, 'page$1']]),
    routes: exact(patterns.routes.map(([from, to]) => [`page${from}`, to])),
    moved: exact(
      patterns.moved.map(([from, to, id]) => [`page${from}`, `${to}\${site_query}${id}`]),
    ),
    markdown: matching(weights.markdown),
    markdownLike: matching(weights.markdownLike),
    html: matching(weights.html),
    greaterWeight: matching([[`^(\\S*)(?:${greater})`, 'md']]),
    documents: matching(patterns.documents),
    file: matching([[patterns.file, '$1']]),
    hidden: matching(patterns.hidden.map((source) => [source, ''])),
    languages: matching(patterns.languages),
    cache: whenFound(patterns.cache),
    compressible: whenFound([[patterns.compressible, 'accept-encoding']]),
    robots: whenFound(patterns.robots),
    links: exact(patterns.links),
    types: Object.entries(delivery.contentTypes).map(
      ([ending, type]) => `${quote(type)} ${ending};`,
    ),
    headers: Object.entries(site.headers).map(
      ([name, value]) => `add_header ${name} ${quote(value)} always;`,
    ),
    redirectStatus: String(delivery.redirectStatus),
  });
  return {'site.conf': conf};
}
