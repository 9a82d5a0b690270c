import {delivery} from '../../../src/site/delivery';
import type {Site} from '../../serve/answer';
import {patternsOf, quoted} from './patterns';

type Rows = readonly (readonly string[])[];

/** Backticks take everything but themselves. */
const token = (value: string): string => `\`${value}\``;
/** A capture, as Go writes it. */
const captured = (value: string): string => value.replace(/\$(\d)/g, '${$1}');
const matching = (rows: Rows): Rows =>
  rows.map(([from = '', ...to]) => [`~${from}`, ...to.map(captured)]);
const exactly = (rows: Rows): Rows =>
  matching(rows.map(([from = '', ...to]) => [`(?i)^${quoted(from)}$`, ...to]));

function map(source: string, name: string, rows: Rows, otherwise: string): string {
  const lines = [...rows, ['default', otherwise]].map(
    ([from = '', ...to]) =>
      `\t\t${from === 'default' ? from : token(from)} ${to.map(token).join(' ')}`,
  );
  return `\tmap ${source} {site_${name}} {\n${lines.join('\n')}\n\t}`;
}

const likes =
  'double({site_markdown_like}) > 0.0 && (double({site_html}) == 0.0 || (double({site_markdown}) > 0.0 && double({site_markdown}) >= double({site_html})))';

/** A site of Caddy. */
export function caddy(site: Site): Readonly<Record<string, string>> {
  const of = patternsOf(site);
  const sent = '{http.request.orig_uri}';
  const path = '{http.request.uri.path}';
  const accept = '{http.request.header.Accept}';
  const types = Object.entries(delivery.contentTypes);
  const headers = Object.entries(site.headers).map(
    ([name, value]) => `\t\t${name} ${token(value)}`,
  );
  const keys = (rows: Rows): Rows =>
    exactly(rows.map(([from = '', ...to]) => [`page${from}`, ...to]));
  return {
    Caddyfile: `# Caddy: written from the delivery table (src/site/delivery.ts) by \`npm run deploy:rules\`.
# Copy the build to /srv/site, this file to /etc/caddy/Caddyfile. A name instead of a port gets a certificate by itself.
(secured) {
	header {
		-server
${headers.join('\n')}
	}
}
(files) {
	header {
		content-type {site_type}
		cache-control {site_cache}
	}
	header @linked link {site_link}
${of.robots.map(([, value], index) => `\theader @robots${index} x-robots-tag ${token(value)}`).join('\n')}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

${site.siteUrl.startsWith('https:') ? new URL(site.siteUrl).host : ':80'} {
	root * /srv/site

	# The address as it was sent, and its question.
${map(sent, 'path', matching([['^([^?]*)', '$1']]), '')}
${map(sent, 'query', matching([['^[^?]*([?].*)$', '$1']]), '')}
	# The page that it means, in capitals, with an ending too many or a slash too few.
${map('{http.request.orig_uri.path}', 'key', matching([[of.key, 'page$1']]), '')}
${map('{site_key}', 'route', keys(of.routes), '')}
${map('{site_key}', 'moved', keys(of.moved.map(([from, to]) => [from, to])), '')}
${map('{site_key}', 'section', keys(of.moved.map(([from, , id]) => [from, id]).filter(([, id]) => id)), '')}
	# Who likes Markdown at least as well as the page: Accept, by RFC 9110.
${map(accept, 'markdown', matching(of.weights.markdown), '0')}
${map(accept, 'markdown_like', matching(of.weights.markdownLike), '0')}
${map(accept, 'html', matching(of.weights.html), '0')}
	# The files, and what is said with them.
${map('{site_route}', 'document', matching(of.documents), '')}
${map(sent, 'language', matching(of.languages), '')}
${map(path, 'type', matching(types.map(([ending, type]) => [`\\.${ending}$`, type])), 'application/octet-stream')}
${map(path, 'cache', matching(of.cache), 'no-cache')}
${map(path, 'link', of.links, '')}
	@refused not method GET HEAD
	@hostile vars_regexp ${sent} ${token(of.hostile.join('|').replace('|(?i)', '|'))}
	@moved expression \`{site_moved} != ""\`
	@page expression \`{site_path} == {site_route}\`
	@elsewhere expression \`{site_route} != ""\`
	@outside not path_regexp ${token(`^${quoted(of.root)}/`)}
	@file {
		not path_regexp ${token(['/$', ...of.hidden].join('|'))}
		file
	}
	@likes expression \`${likes}\`
	@mirror {
		expression \`${likes}\`
		file {site_document}.md
	}
	@linked expression \`{site_link} != ""\`
	@packed path_regexp ${token(of.compressible)}
${of.robots.map(([source], index) => `\t@robots${index} path_regexp ${token(source)}`).join('\n')}

	route {
		import secured
		route @refused {
			header allow "GET, HEAD"
			respond 405
		}
		error @hostile 404
		route @moved {
			header cache-control no-cache
			redir * {site_moved}{site_query}{site_section} ${delivery.redirectStatus}
		}
		route @page {
			rewrite * {site_document}.html
			rewrite @mirror {site_document}.md
			header vary "accept, accept-encoding"
			import files
		}
		route @elsewhere {
			header cache-control no-cache
			redir * {site_route}{site_query} ${delivery.redirectStatus}
		}
		error @outside 404
		uri strip_prefix ${of.root || '/.'}
		route @file {
			header @packed vary accept-encoding
			import files
		}
		error 404
	}
	handle_errors {
		route {
			import secured
			rewrite * {site_language}/404.html
			rewrite @likes {site_language}/404.md
			header {
				content-type {site_type}
				cache-control no-cache
				vary "accept, accept-encoding"
			}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
	}
}
`,
  };
}
