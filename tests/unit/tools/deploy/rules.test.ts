import {delivery} from '../../../../src/site/delivery';
import {locales} from '../../../../src/site/locales';
import {writers} from '../../../../tools/deploy/rules';
import {withPolicy} from '../../../../tools/deploy/rules/githubPages';
import {readSite} from '../../../../tools/serve/site';
import {removeFolder, writeSite} from '../../../support/siteFolder';
import {parse as parseToml} from 'smol-toml';

const dir = writeSite();
afterAll(() => removeFolder(dir));
const site = readSite({dir, base: '/', siteUrl: 'https://docs.example'});
const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

// https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/; Netlify reads the same.
describe.each(['netlify', 'cloudflare'])('%s', (name) => {
  const files = writers[name]!(site);

  it('is told headers as it reads them, within its limits', () => {
    const lines = linesOf(files['site/_headers']!);
    const rules = lines.filter((line) => !line.startsWith(' '));
    expect(rules).toEqual(['/*']);
    for (const line of lines.slice(1)) {
      expect(line).toMatch(/^ {2}[a-z-]+: \S.*\S$/);
      expect(line.length).toBeLessThan(2000);
    }
    expect(lines).toContain(`  strict-transport-security: ${delivery.strictTransportSecurity}`);
  });

  it('is told every old address in every language, within its limits', () => {
    const lines = linesOf(files['site/_redirects']!);
    expect(lines).toHaveLength(delivery.redirects.length * locales.length);
    for (const line of lines) {
      // From, to and status; nothing that stands for more than itself, of which there may be 100 only.
      expect(line).toMatch(/^\/[\w/-]+ \/[\w/-]*(?:#[\w-]+)? 308$/);
      expect(line.length).toBeLessThan(1000);
    }
    expect(lines.length).toBeLessThan(2000);
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
  });

  it('is configured by TOML that names the folder of the build', () => {
    const [file = ''] = Object.keys(files).filter((path) => path.endsWith('.toml'));
    expect(JSON.stringify(parseToml(files[file]!))).toContain('"site"');
  });
});

// https://openapi.vercel.sh/vercel.json
it('Vercel is told headers by a source and pairs of key and value', () => {
  const config = JSON.parse(writers.vercel!(site)['vercel.json']!) as {
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };
  const known = ['$schema', 'framework', 'buildCommand', 'outputDirectory', 'cleanUrls', 'headers'];
  expect(Object.keys(config)).toEqual(known);
  expect(config.headers.map(({source}) => source)).toEqual(['/(.*)']);
  const pairs = config.headers[0]!.headers.map(({key, value}) => [key, value]);
  expect(Object.fromEntries(pairs)).toEqual(site.headers);
});

it.each(['netlify', 'cloudflare', 'vercel'])('what runs for %s needs nothing of Node', (name) => {
  const files = Object.entries(writers[name]!(site)).filter(([file]) => file.endsWith('.js'));
  expect(files).toHaveLength(1);
  for (const [, text] of files) expect(text).not.toMatch(/\bfrom\s*['"]|\brequire\(|\bprocess\./);
});

it('a page carries the policy before all that it is about, without what only a header may say', () => {
  const policy = "script-src 'self'; frame-ancestors 'none'; trusted-types boot";
  expect(withPolicy('<head><meta charset="UTF-8"><script>a()</script>', policy)).toBe(
    '<head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="script-src \'self\'; trusted-types boot"><script>a()</script>',
  );
  expect(() => withPolicy('<head>', policy)).toThrow('charset');
});
