import {cacheControl, contentType} from '../../../../tools/serve/headers';
import {mirrorFile} from '../../../../tools/build/output';
import {delivery} from '../../../../src/site/delivery';
import {locales} from '../../../../src/site/locales';

it.each([
  ['/x/index.html', 'text/html; charset=utf-8'],
  ['/x/y.md', 'text/markdown; charset=utf-8'],
  ['/LOGO.SVG', 'image/svg+xml; charset=utf-8'],
  ['/fonts/a.b.woff2', 'font/woff2'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/noextension', 'application/octet-stream'],
  ['/dir.js/file', 'application/octet-stream'],
  ['/x.html.exe', 'application/octet-stream'],
])('the content type of %s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});

it.each([
  ['/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/zh/assets/css/styles.00ff00ff.css', 'public, max-age=31536000, immutable'],
  ['/guide/assets', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/guide/start/index.md', 'no-cache'],
  ['/search-index.json', 'no-cache'],
  ['/img/logo.svg', 'public, max-age=3600'],
  ['/x/y/assets/a.js', 'no-cache'],
])('the cache control of %s is %s', (path, value) => {
  expect(cacheControl(path)).toBe(value);
});

describe('the delivery table', () => {
  it('hides the 404 document of every language and its mirror', () => {
    const documents = locales.map((locale) => delivery.notFound[locale]);
    expect([...delivery.hidden].sort()).toEqual(
      [...documents, ...documents.map(mirrorFile)].sort(),
    );
  });

  it('redirects plain paths to plain paths or sections, never in a chain', () => {
    const sources = delivery.redirects.map(({from}) => from);
    for (const {from, to} of delivery.redirects) {
      expect([from, to]).toEqual([
        expect.stringMatching(/^\/[\w/.-]*$/),
        expect.stringMatching(/^\/[\w/.-]*(?:#[a-z0-9-]+)?$/),
      ]);
      expect(sources).not.toContain(to.split('#')[0]);
    }
    expect(new Set(sources).size).toBe(sources.length);
  });
});
