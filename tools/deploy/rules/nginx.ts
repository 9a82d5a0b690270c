import {delivery} from '../../../src/site/delivery';
import type {Site} from '../../serve/answer';
import {patternsOf} from './patterns';

const text = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
/** `(?i)` in front is `~*`. */
const pattern = (source: string): string =>
  source.startsWith('(?i)') ? text(`~*${source.slice(4)}`) : text(`~${source}`);

type Rows = readonly (readonly [from: string, to: string])[];
function map(source: string, name: string, rows: Rows): string {
  const lines = rows.map(([from, to]) => `  ${from} ${text(to)};`);
  return `map ${source.includes('$') && /\s/.test(source) ? text(source) : source} $site_${name} {\n${lines.join('\n')}\n}\n`;
}

/** `0.5 … 0.25`: behind what two weights share, the first one's digit is the greater one. */
const greater = Array.from({length: 9}, (_, at) => `${at + 1}\\S* \\S+ \\1[0-${at}]`).join('|');

/** A server of nginx, to be included in its `http` block. */
export function nginx(site: Site): Readonly<Record<string, string>> {
  const of = patternsOf(site);
  const found = '(?:200|206|304)';
  const whenFound = (rows: Rows): Rows =>
    rows.map(([source, value]) => [
      pattern(source.startsWith('^') ? `^${found} ${source.slice(1)}` : `^${found} .*${source}`),
      value,
    ]);
  const weights = (rows: Rows): Rows => [
    ['default', '0'],
    ...rows.map(([from, to]) => [pattern(from), to] as const),
  ];
  const types = Object.entries(delivery.contentTypes).map(
    ([ending, type]) => `    ${text(type)} ${ending};`,
  );
  const headers = Object.entries(site.headers).map(
    ([name, value]) => `  add_header ${name} ${text(value)} always;`,
  );
  return {
    'site.conf': `# nginx: written from the delivery table (src/site/delivery.ts) by \`npm run deploy:rules\`.
# Copy the build to /srv/site, this file to /etc/nginx/conf.d/. On Debian: nginx libnginx-mod-http-brotli-static
# Behind TLS, add \`listen 443 ssl\` and the certificate to the server below.
map_hash_bucket_size 256;
map_hash_max_size 8192;

# The address: as it was sent, without the question, and what cannot be one.
${map('$request_uri', 'path', [[text('~^([^?]*)'), '$1']])}
${map('$request_uri', 'query', [[text('~^[^?]*([?].*)$'), '$1']])}
${map(
  '$request_uri',
  'hostile',
  of.hostile.map((source) => [pattern(source), '1'] as const),
)}
# The page that it means, in capitals, with an ending too many or a slash too few.
${map('$uri', 'key', [
  ['default', 'none'],
  [pattern(of.key), 'page$1'],
])}
${map(
  '$site_key',
  'route',
  of.routes.map(([from, to]) => [text(`page${from}`), to] as const),
)}
${map(
  '$site_key',
  'moved',
  of.moved.map(([from, to, id]) => [text(`page${from}`), `${to}\${site_query}${id}`] as const),
)}
${map('$site_path $site_route', 'is_page', [[text('~^(\\S+) \\1$'), '1']])}
${map('$site_path $site_route', 'elsewhere', [
  [text('~^(\\S+) \\1$'), ''],
  [text('~ $'), ''],
  ['default', '$site_route$site_query'],
])}
# Who likes Markdown at least as well as the page: \`Accept\`, by RFC 9110.
${map('$http_accept', 'markdown', weights(of.weights.markdown))}
${map('$http_accept', 'markdown_like', weights(of.weights.markdownLike))}
${map('$http_accept', 'html', weights(of.weights.html))}
${map('$site_markdown $site_markdown_like $site_html', 'form', [
  ['default', 'html'],
  [text('~^\\S+ 0 '), 'html'],
  [text('~ 0$'), 'md'],
  [text('~^0 '), 'html'],
  [text('~^(\\S+)\\S* \\S+ \\1$'), 'md'],
  [text(`~^(\\S*)(?:${greater})`), 'md'],
])}
# The file.
${map(
  '$site_route',
  'document',
  of.documents.map(([from, to]) => [pattern(from), to] as const),
)}
${map('$uri', 'any_file', [[pattern(of.file), '$1']])}
${map('$site_any_file', 'asset', [['default', '$site_any_file'], ...of.hidden.map((from) => [pattern(from), ''] as const)])}
${map('$site_is_page', 'file', [
  ['1', '$site_document.$site_form'],
  ['default', '$site_asset'],
])}
${map('$site_is_page', 'instead', [
  ['1', '$site_document.html'],
  ['default', '$site_asset'],
])}
${map(
  '$request_uri',
  'language',
  of.languages.map(([from, to]) => [pattern(from), to] as const),
)}
# What is said with it.
${map('$status $site_file', 'cache', [['default', 'no-cache'], [text('~^405'), ''], ...whenFound(of.cache)])}
${map('$status $site_is_page $site_file', 'vary', [
  [text('~^404'), 'accept, accept-encoding'],
  [text(`~^${found} 1`), 'accept, accept-encoding'],
  [text(`~^${found} .*${of.compressible}`), 'accept-encoding'],
])}
${map('$status $site_file', 'robots', whenFound(of.robots))}
${map('$status', 'is_found', [[text(`~^${found}$`), '$site_file']])}
${map(
  '$site_is_found',
  'link',
  of.links.map(([from, to]) => [text(from), to] as const),
)}
${map('$status', 'allow', [['405', 'GET, HEAD']])}
server {
  listen 80;
  root /srv/site;

  server_tokens off;
  merge_slashes off;
  absolute_redirect off;
  gzip off;
  gzip_static on;
  brotli_static on;
  default_type application/octet-stream;
  types {
${types.join('\n')}
  }

${headers.join('\n')}
  # Nothing is sent of those that are empty.
  add_header cache-control $site_cache always;
  add_header vary $site_vary always;
  add_header link $site_link always;
  add_header x-robots-tag $site_robots always;
  add_header allow $site_allow always;

  error_page 404 @missing;

  location / {
    if ($request_method !~ "^(?:GET|HEAD)$") {
      return 405;
    }
    if ($site_hostile) {
      return 404;
    }
    if ($site_moved) {
      return ${delivery.redirectStatus} $site_moved;
    }
    if ($site_elsewhere) {
      return ${delivery.redirectStatus} $site_elsewhere;
    }
    try_files $site_file $site_instead =404;
  }
  location @missing {
    try_files $site_language/404.$site_form =404;
  }
}
`,
  };
}
