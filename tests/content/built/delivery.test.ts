import {movedAddress} from '../../../src/lib/address/movedAddress';
import {resolveAddress} from '../../../src/lib/address/resolveAddress';
import {delivery} from '../../../src/site/delivery';
import {pageFile, readRoutes} from '../../../tools/build/output';
import {inlineScripts, scriptHashes} from '../../../tools/serve/readSite';
import {
  buildDir,
  document,
  elementProblems,
  files,
  idsOf,
  localeRows,
  locales,
  manifests,
  readBuilt,
} from '../support/build';
import {expectNone, valueProblems} from '../support/expectNone';

const routes = readRoutes(buildDir);
const html = [...files].filter((file) => file.endsWith('.html'));

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

  it('keep to the content security policy and load files of the site only', () => {
    const entries = html.map((file) => ({file}));
    const forbidden = elementProblems(
      entries,
      '[style], style, [href^="javascript:"], iframe, object, embed, base',
      (node, $) => $.html(node).slice(0, 120),
    );
    const handlers = elementProblems(entries, '*', ({attribs}) =>
      Object.keys(attribs).find((name) => name.startsWith('on')),
    );
    const loading =
      'script[src], img[src], source[srcset], link[rel=stylesheet], link[rel=preload], link[rel=icon]';
    const foreign = elementProblems(entries, loading, ({attribs: {src, href, srcset}}) => {
      const address = src ?? href ?? srcset ?? '';
      return /^(?:\/(?!\/)|data:image\/)/.test(address) ? undefined : address;
    });
    // Required order: the head script, the main stylesheet, then the other scripts.
    const order = html.flatMap((file) => {
      const $ = document(file);
      const first = $('link[rel=stylesheet], script:not([type])')
        .toArray()
        .filter((node) => $(node).parent('noscript').length === 0)
        .map(({name, attribs}) =>
          name === 'script' ? name : /styles\./.test(attribs.href!) ? 'main' : 'own',
        );
      return valueProblems(file, {order: first.slice(0, 3)}, {order: ['script', 'main', 'script']});
    });
    const problems = [...forbidden, ...handlers, ...foreign, ...order];
    expectNone(problems, 'The policy forbids inline styles, handlers and other origins.');
  });

  it('share one inline script, and the one that waits for the stylesheet', () => {
    const inline = html.map((file) => inlineScripts(readBuilt(file)));
    const texts = new Set(inline.flat());
    expect([...texts].map((text) => text === '0' || text.length > 1000)).toEqual([true, true]);
    expect(inline.filter((all) => all.filter((text) => text !== '0').length !== 1)).toEqual([]);
    expect(scriptHashes(html.map(readBuilt))).toHaveLength(2);
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

  it('below assets have a hash, so that they may be cached for ever', () => {
    const assets = [...files].filter(
      (file) => /(?:^|\/)assets\//.test(file) && !/\.(?:br|gz|LICENSE\.txt)$/.test(file),
    );
    expect(assets.length).toBeGreaterThan(0);
    expect(assets.filter((file) => !/[.-][0-9a-f]{8,}(?:\.[\w.]+)$/.test(file))).toEqual([]);
  });
});
