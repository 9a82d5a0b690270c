import {isAfterBaseline} from '../../../src/compiler/records/history/releaseSpans';
import history from '../../../src/data/history.json';
import {attributesOf, document, files, localeRows, locales, pagesIn} from '../support/build';
import {expectNone} from '../support/problems';

/** Releases that brought, removed or deprecated something. */
const changing = new Set(
  [...Object.values(history.options), ...Object.values(history.flags)].flatMap((span) =>
    Object.entries(span).map(([key, value]) => (typeof value === 'string' ? value : key)),
  ),
);
const withPage = history.releases
  .map(({version}) => version)
  .filter(
    (version) => isAfterBaseline(version) && (version.endsWith('.0') || changing.has(version)),
  );

test.each(locales)('minors and patches that changed something have pages in %s', (locale) => {
  const routes = pagesIn(locale).map(({page}) => page.routePath);
  expect(withPage.filter((version) => !routes.includes(`/releases/${version}`))).toEqual([]);
});

test.each(locales)('every release has a row in the list of %s', (locale) => {
  const {prefix} = localeRows[locale];
  const rows = attributesOf(`${prefix}releases/index.html`, '.releases strong[id]', 'id');
  expect(rows).toEqual(history.releases.map(({version}) => version).reverse());
});

test.each(locales)(
  'the list of %s names the options and flags that a release changed',
  (locale) => {
    const {prefix} = localeRows[locale];
    const $ = document(`${prefix}releases/index.html`);
    const problems = [...Object.entries(history.options), ...Object.entries(history.flags)].flatMap(
      ([name, {since}]) => {
        if (!withPage.includes(since)) return [];
        const row = $('.releases ul:not(ul ul) > li').filter(
          (_, item) => $(item).find('strong').attr('id') === since,
        );
        const names = row.find('ul code').toArray();
        return names.some((code) => $(code).text() === name) ? [] : [`${since}: ${name}`];
      },
    );
    expect(problems).toEqual([]);
  },
);

test('outputs that differ are in one closed fold', () => {
  const problems = pagesIn('en').flatMap(({file, page}) => {
    if (!page.routePath.startsWith('/releases/')) return [];
    const folds = document(file)('.markdown details.details').not('details details');
    return folds.length > 1 || folds.is('[open]') ? [file] : [];
  });
  expect(problems).toEqual([]);
});

test('a release names options in code below its title', () => {
  const options = Object.keys(history.options).filter((name) => name.includes('.'));
  const problems = pagesIn('en').flatMap(({file, page}) => {
    if (!page.routePath.startsWith('/releases/')) return [];
    const $ = document(file);
    const words = $('.lead').clone().find('code').remove().end().text();
    return options.filter((name) => words.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(problems).toEqual([]);
});

test('an option has a link to the release that introduced it', () => {
  const links = pagesIn('en').flatMap(({file}) =>
    file.startsWith('config/') ? attributesOf(file, '.facts a[href*="/releases/"]', 'href') : [],
  );
  expect(links).toContain('/releases/0.11.1');
  expect(links.filter((href) => !/^\/releases\/\d+\.\d+\.\d+$/.test(href))).toEqual([]);
});

test('both languages have the same releases, with the same sections and links', () => {
  const shapes = locales.map((locale) => {
    const {prefix} = localeRows[locale];
    return pagesIn(locale)
      .filter(({page}) => page.routePath.startsWith('/releases/'))
      .map(({file, page}) => {
        const links = attributesOf(file, '.markdown a[href^="/"]', 'href');
        return [
          page.routePath,
          attributesOf(file, '.markdown h2', 'id'),
          links.map((href) => href.replace(`/${prefix}`, '/')),
        ];
      });
  });
  expect(shapes[0]!.length).toBeGreaterThan(withPage.length);
  expect(shapes[1]).toEqual(shapes[0]);
});

test('an option that is new in a release links to its section, where a page describes it', () => {
  const described = new Set(
    pagesIn('en')
      .filter(({file}) => file.startsWith('config/'))
      .flatMap(({file}) =>
        attributesOf(file, '.markdown :is(h2, h3)[id]', 'id').map((id) => `${file}#${id}`),
      ),
  );
  const problems = Object.entries(history.options).flatMap(([name, {since}]) => {
    const file = `releases/${since}.html`;
    if (!files.has(file)) return [];
    const $ = document(file);
    const [link] = $(`#added ~ * a, .heading:has(#added) ~ * a`)
      .toArray()
      .filter((node) => $(node).text() === name);
    if (!link) return [];
    const [path = '', id] = link.attribs.href!.slice(1).split('#');
    const target = `${path.endsWith('/') ? `${path}index` : path}.html`;
    return id === undefined || described.has(`${target}#${id}`)
      ? []
      : [`${file}:1: ${name} leads to ${target}#${id}`];
  });
  expectNone(problems, 'src/compiler/releases/factPlaces.ts finds where an option is described.');
});
