import {isAfterBaseline} from '../../../src/compiler/records/history/releaseSpans';
import history from '../../../src/data/history.json';
import {document, files, localeRows, locales, pages, readBuilt} from '../support/build';
import {expectNone} from '../support/problems';

/** Releases that brought, removed or deprecated something. */
const changing = new Set(
  [...Object.values(history.options), ...Object.values(history.flags)].flatMap((span) =>
    Object.entries(span).map(([key, value]) => (typeof value === 'string' ? value : key)),
  ),
);
const told = history.releases
  .map(({version}) => version)
  .filter(
    (version) => isAfterBaseline(version) && (version.endsWith('.0') || changing.has(version)),
  );

test.each(locales)('minors and patches that changed something have pages in %s', (locale) => {
  const {prefix} = localeRows[locale];
  const wanted = told.flatMap((version) =>
    ['html', 'md'].map((kind) => `${prefix}releases/${version}.${kind}`),
  );
  expect(wanted.filter((file) => !files.has(file))).toEqual([]);
  const [sitemap, llms] = [readBuilt(`${prefix}sitemap.xml`), readBuilt(`${prefix}llms.txt`)];
  for (const version of told) {
    expect(sitemap).toContain(`/${prefix}releases/${version}<`);
    expect(llms).toContain(`/${prefix}releases/${version}.md)`);
  }
});

test('both languages have the same releases, with the same sections and links', () => {
  const shapes = locales.map((locale) => {
    const {prefix} = localeRows[locale];
    return pages
      .filter((page) => page.locale === locale && page.page.routePath.startsWith('/releases/'))
      .map(({file, page}) => {
        const $ = document(file);
        const ids = $('.markdown h2')
          .toArray()
          .map(({attribs}) => attribs.id);
        const links = $('.markdown a[href^="/"]')
          .toArray()
          .map(({attribs}) => attribs.href!.replace(`/${prefix}`, '/'));
        return [page.routePath, ids, links];
      });
  });
  expect(shapes[0]!.length).toBeGreaterThan(told.length);
  expect(shapes[1]).toEqual(shapes[0]);
});

test('an option that is new in a release leads to its section, where a page describes it', () => {
  const described = new Set(
    pages.flatMap(({file, locale}) =>
      locale === 'en' && file.startsWith('config/')
        ? document(file)('.markdown :is(h2, h3)[id]')
            .toArray()
            .map(({attribs}) => `${file}#${attribs.id}`)
        : [],
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
