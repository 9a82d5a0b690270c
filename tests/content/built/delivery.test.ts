import {statSync} from 'node:fs';
import path from 'node:path';
import {isCompressible} from '../../../tools/serve/headers';
import {inlineScripts, scriptHashes} from '../../../tools/serve/inlineScripts';
import {pageFile, readRoutes} from '../../../tools/build/output';
import {movedAddress} from '../../../src/lib/address/movedAddress';
import {resolveAddress} from '../../../src/lib/address/resolveAddress';
import {delivery} from '../../../src/site/delivery';
import {
  buildDir,
  document,
  files,
  idsOf,
  localeRows,
  locales,
  manifests,
  readBuilt,
} from '../support/build';

const routes = readRoutes(buildDir);
const html = [...files].filter((file) => file.endsWith('.html'));
const sizeOf = (file: string): number => statSync(path.join(buildDir, file)).size;

describe('the built pages', () => {
  it('are the routes of the manifests and the 404 documents, nothing else', () => {
    const expected = [...[...routes].map(pageFile), ...Object.values(delivery.notFound)];
    expect([...html].sort()).toEqual([...expected].sort());
  });

  it('are all that the manifests name, as many in every language, and the pages for translators', () => {
    const counts = locales.map((locale) => manifests[locale].routes.length);
    expect(new Set(counts).size).toBe(1);
    const named = counts.reduce((sum, count) => sum + count, 0);
    expect(routes.size).toBe(named + locales.length - 1);
  });

  it('answer their own address without a redirect', () => {
    for (const route of routes)
      expect(resolveAddress(route, routes)).toEqual({kind: 'page', route});
  });

  it('answer the old addresses of every language, with the section that the table names', () => {
    for (const {from} of delivery.redirects) {
      for (const locale of locales) {
        const old = `/${localeRows[locale].prefix}${from.slice(1)}`;
        const [route = '', id] = (movedAddress(old, '') ?? '').split('#');
        expect([old, resolveAddress(old, routes).kind]).toEqual([old, 'notFound']);
        expect([old, resolveAddress(route, routes)]).toEqual([old, {kind: 'page', route}]);
        if (id !== undefined) expect([...idsOf(pageFile(route))]).toContain(id);
      }
    }
  });

  it.each(html)('%s keeps to the content security policy', (file) => {
    const $ = document(file);
    expect(
      $('[style]')
        .toArray()
        .map((node) => $.html(node).slice(0, 120)),
    ).toEqual([]);
    expect($('style').length).toBe(0);
    const handlers = $('*')
      .toArray()
      .flatMap((node) => ('attribs' in node ? Object.keys(node.attribs) : []))
      .filter((name) => name.startsWith('on'));
    expect(handlers).toEqual([]);
    expect($('[href^="javascript:"], iframe, object, embed, base').length).toBe(0);
    expect(inlineScripts(readBuilt(file)).filter((text) => text !== '0')).toHaveLength(1);
  });

  it('share one inline script, and the one that waits for the sheet', () => {
    const texts = new Set(html.flatMap((file) => inlineScripts(readBuilt(file))));
    expect([...texts].map((text) => text === '0' || text.length > 1000)).toEqual([true, true]);
    expect(scriptHashes(html.map(readBuilt))).toHaveLength(2);
  });

  it.each(html)(
    '%s has no sheet before the head script, and the main one before a script',
    (file) => {
      const order = document(file)('link[rel=stylesheet], script:not([type])')
        .toArray()
        .filter(
          (node) => node.parent && !('name' in node.parent && node.parent.name === 'noscript'),
        )
        .map((node) =>
          node.name === 'script' ? 'script' : /styles\./.test(node.attribs.href!) ? 'main' : 'own',
        );
      expect(order.slice(0, 3)).toEqual(['script', 'main', 'script']);
    },
  );

  it.each(html)('%s loads scripts, styles and pictures from the site only', (file) => {
    const $ = document(file);
    const addresses = $(
      'script[src], img[src], source[srcset], link[rel=stylesheet], link[rel=preload], link[rel=icon]',
    )
      .toArray()
      .map((node) => $(node).attr('src') ?? $(node).attr('href') ?? $(node).attr('srcset') ?? '');
    expect(addresses.filter((address) => !/^(?:\/(?!\/)|data:image\/)/.test(address))).toEqual([]);
  });
});

describe('the built files', () => {
  it('all have a content type', () => {
    const types = Object.keys(delivery.contentTypes);
    const unknown = [...files].filter(
      (file) =>
        !file.startsWith('.') &&
        !/\.(?:br|gz)$/.test(file) &&
        !types.some((type) => file.endsWith(`.${type}`)),
    );
    expect(unknown).toEqual([]);
  });

  it('have compressed neighbours when they are text of some size', () => {
    const large = [...files].filter((file) => isCompressible(file) && sizeOf(file) >= 1024);
    expect(large.length).toBeGreaterThan(0);
    expect(large.filter((file) => !files.has(`${file}.br`) || !files.has(`${file}.gz`))).toEqual(
      [],
    );
  });

  it('below assets carry a hash, so that they may be kept for ever', () => {
    const assets = [...files].filter(
      (file) => /(?:^|\/)assets\//.test(file) && !/\.(?:br|gz|LICENSE\.txt)$/.test(file),
    );
    expect(assets.length).toBeGreaterThan(0);
    expect(assets.filter((file) => !/[.-][0-9a-f]{8,}(?:\.[\w.]+)$/.test(file))).toEqual([]);
  });
});
