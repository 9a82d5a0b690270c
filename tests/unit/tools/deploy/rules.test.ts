import {parse as parseToml} from 'smol-toml';
import {delivery} from '../../../../src/site/delivery';
import {locales} from '../../../../src/site/locales';
import {writers} from '../../../../tools/deploy/rules';
import {withPolicy} from '../../../../tools/deploy/rules/githubPages';
import {readSite} from '../../../../tools/serve/readSite';
import {removeFolder, writeSite} from '../../../support/siteFolder';

const dir = writeSite();
afterAll(() => removeFolder(dir));
const site = readSite({dir, base: '/', siteUrl: 'https://docs.example'});
const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

// https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/; Netlify reads the same.
describe.each(['netlify', 'cloudflare'])('%s', (name) => {
  const files = writers[name]!(site);

  it('gets all headers in one rule, each within the size limit', () => {
    const [rule, ...lines] = linesOf(files['site/_headers']!);
    expect(rule).toBe('/*');
    for (const line of lines) {
      expect(line).toMatch(/^ {2}[a-z-]+: \S.*\S$/);
      expect(line.length).toBeLessThan(2000);
    }
  });

  it('gets every old address in every language, without wildcards', () => {
    const lines = linesOf(files['site/_redirects']!);
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(
      delivery.redirects.length * locales.length,
    );
    for (const line of lines) expect(line).toMatch(/^\/[\w/-]+ \/[\w/-]*(?:#[\w-]+)? 308$/);
  });

  it('is configured by TOML that names the folder of the build', () => {
    const [file = ''] = Object.keys(files).filter((path) => path.endsWith('.toml'));
    expect(JSON.stringify(parseToml(files[file]!))).toContain('"site"');
  });
});

// https://openapi.vercel.sh/vercel.json
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
