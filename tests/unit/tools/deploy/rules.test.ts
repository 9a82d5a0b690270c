import {parse as parseToml} from 'smol-toml';
import {delivery} from '../../../../src/site/delivery';
import {locales} from '../../../../src/site/locales';
import {writers} from '../../../../tools/deploy/rules';
import {withPolicy} from '../../../../tools/deploy/rules/githubPages';
import {readSite} from '../../../../tools/serve/readSite';
import {writeSite} from '../../../support/siteFolder';

const dir = writeSite();
const site = readSite({dir, base: '/', siteUrl: 'https://docs.example'});
const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

// Formats of both hosts: https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/.
it.each([
  ['netlify', 'netlify.toml'],
  ['cloudflare', 'wrangler.toml'],
])('%s gets all headers and old addresses within its limits, and %s', (name, toml) => {
  const files = writers[name]!(site);
  const [rule, ...headers] = linesOf(files['site/_headers']!);
  expect(rule).toBe('/*');
  for (const line of headers) expect(line).toMatch(/^ {2}[a-z-]+: \S.{0,1970}\S$/);
  const redirects = linesOf(files['site/_redirects']!);
  const count = delivery.redirects.length * locales.length;
  expect(new Set(redirects.map((line) => line.split(' ')[0])).size).toBe(count);
  for (const line of redirects) expect(line).toMatch(/^\/[\w/-]+ \/[\w/-]*(?:#[\w-]+)? 308$/);
  expect(JSON.stringify(parseToml(files[toml]!))).toContain('"site"');
});

// Format: https://openapi.vercel.sh/vercel.json
it('Vercel gets headers by a source and pairs of key and value', () => {
  const config = JSON.parse(writers.vercel!(site)['vercel.json']!) as Record<string, unknown>;
  const headers = Object.entries(site.headers).map(([key, value]) => ({key, value}));
  expect(config.headers).toEqual([{source: '/(.*)', headers}]);
});

it.each(['netlify', 'cloudflare', 'vercel'])('the edge module of %s needs no Node API', (name) => {
  const files = Object.entries(writers[name]!(site)).filter(([file]) => file.endsWith('.js'));
  expect(files).toHaveLength(1);
  for (const [, text] of files) expect(text).not.toMatch(/\bfrom\s*['"]|\brequire\(|\bprocess\./);
});

it('a page for GitHub Pages has the policy before its scripts, without directives for headers', () => {
  const policy = "script-src 'self'; frame-ancestors 'none'; trusted-types boot";
  expect(withPolicy('<head><meta charset="UTF-8"><script>a()</script>', policy)).toBe(
    '<head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="script-src \'self\'; trusted-types boot"><script>a()</script>',
  );
  expect(() => withPolicy('<head>', policy)).toThrow('charset');
});
