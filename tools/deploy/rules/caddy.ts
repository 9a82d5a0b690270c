import {delivery} from '../../../src/site/delivery';
import type {Site} from '../../serve/answer';
import {fillTemplate} from './fillTemplate';
import {patternsOf, quoted, type Rows} from './patterns';

const quote = (value: string): string => `\`${value}\``;
const exact = (rows: Rows): readonly string[] =>
  rows.map(([from, to]) => `${quote(from)} ${quote(to)}`);
/** Formats rows whose keys are regular expressions. In Caddy, the capture `$1` is written `${1}`. */
const matching = (rows: Rows): readonly string[] =>
  exact(rows.map(([from, to]) => [`~${from}`, to.replace(/\$(\d)/g, '${$1}')]));
const byKey = (rows: Rows): readonly string[] =>
  matching(rows.map(([from, to]) => [`(?i)^${quoted(`page${from}`)}$`, to]));

export function caddy(site: Site): Readonly<Record<string, string>> {
  const {weights, root, robots, moved, ...patterns} = patternsOf(site);
  const types = Object.entries(delivery.contentTypes);
  const Caddyfile = fillTemplate('Caddyfile', {
    headers: Object.entries(site.headers).map(([name, value]) => `${name} ${quote(value)}`),
    robotsHeaders: robots.map(
      ([, value], index) => `header @robots${index} x-robots-tag ${quote(value)}`,
    ),
    address: site.siteUrl.startsWith('https:') ? new URL(site.siteUrl).host : ':80',
    key: matching([[patterns.key, 'page$1']]),
    routes: byKey(patterns.routes),
    moved: byKey(moved.map(([from, to]) => [from, to])),
    sections: byKey(moved.map(([from, , id]) => [from, id] as const).filter(([, id]) => id)),
    markdown: matching(weights.markdown),
    markdownLike: matching(weights.markdownLike),
    html: matching(weights.html),
    documents: matching(patterns.documents),
    languages: matching(patterns.languages),
    types: matching(types.map(([ending, type]) => [`\\.${ending}$`, type])),
    cache: matching(patterns.cache),
    links: exact(patterns.links),
    hostile: quote(patterns.hostile.join('|').replace('|(?i)', '|')),
    base: quote(`^${quoted(root)}/`),
    hidden: quote(['/$', ...patterns.hidden].join('|')),
    compressible: quote(patterns.compressible),
    robots: robots.map(([source], index) => `@robots${index} path_regexp ${quote(source)}`),
    redirectStatus: String(delivery.redirectStatus),
    prefix: root || '/.',
  });
  return {Caddyfile};
}
