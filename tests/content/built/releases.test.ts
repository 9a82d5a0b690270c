import type {History} from '../../../src/rslib/history/historyTypes';
import {releasePage} from '../../../src/rslib/versions/releasePage';
import {hasAt, isAfterBaseline, valueInRelease} from '../../../src/rslib/history/releaseSpans';
import type {OptionData} from '../../../src/rslib/options/optionTypes';
import {members} from '../../../src/rslib/options/typeFields';
import {text} from '../../../src/lib/locale/localizedText';
import {read} from '../../../tools/support/files';
import {attributesOf, document, files, localeRows, locales, pagesIn} from '../support/build';
import {expectNone} from '../support/expectNone';

const history = JSON.parse(read('src/data/history.json')) as History;
const {options} = JSON.parse(read('src/data/options.json')) as OptionData;

/** Returns a member of a union type, or `{}` for any object type, so that all object types count as equal. */
const kindOf = (member: string): string => (member.startsWith('{') ? '{}' : member);

/** Releases that added, removed or deprecated an option or a flag. */
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

/** Releases with a page, without those that share it with a newer one. */
const lastOfPages = withPage.filter(
  (version, index) => releasePage(version) !== releasePage(withPage[index + 1] ?? ''),
);

test.each(locales)('minors and patches that changed something have pages in %s', (locale) => {
  const routes = pagesIn(locale).map(({page}) => page.routePath);
  expect(
    withPage.filter((version) => !routes.includes(`/releases/${releasePage(version)}`)),
  ).toEqual([]);
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
          (_, item) => $(item).find(`strong[id="${since}"]`).length > 0,
        );
        const names = row.find('ul code').toArray();
        return names.some((code) => $(code).text() === name) ? [] : [`${since}: ${name}`];
      },
    );
    expect(problems).toEqual([]);
  },
);

test.each(locales)('new options in %s are described as they were in their release', (locale) => {
  const {prefix} = localeRows[locale];
  const problems = lastOfPages.flatMap((version) => {
    const $ = document(`${prefix}releases/${releasePage(version)}.html`);
    const rows = $('.heading:has(#added) + .scroll-x tbody tr').toArray();
    return rows.flatMap((row) => {
      const cells = $(row).find('td').toArray();
      const [name = '', summary = '', value] = cells.map((cell) => $(cell).text());
      const codes = $(row)
        .find('td:not(:first-child) code')
        .toArray()
        .map((code) => $(code).text());
      const now = options.find((option) => option.name === name);
      const type = members(now?.type ?? '');
      const then = members(
        valueInRelease(history.options[name]!.types, version) ?? now?.type ?? '',
      );
      const isKept = type.map(kindOf).some((kind) => then.map(kindOf).includes(kind));
      const later = codes.filter((code) => {
        const option = history.options[code];
        return option ? !hasAt(option, version) : type.includes(code) && !then.includes(code);
      });
      return [
        ...(summary && value ? [] : ['no description or default']),
        ...(!isKept && now && summary === text(locale, now.summary) ? ['another type'] : []),
        ...later.map((code) => `${code} came later`),
      ].map((problem) => `${version}: ${name}: ${problem}`);
    });
  });
  expectNone(problems, 'Describe it in `options` of the release in src/rslib/releases/notes.yml.');
});

test('outputs that differ are in one closed fold', () => {
  const problems = pagesIn('en').flatMap(({file, page}) => {
    if (!page.routePath.startsWith('/releases/')) return [];
    const folds = document(file)('.markdown details.details').not('details details');
    return folds.length > 1 || folds.is('[open]') ? [file] : [];
  });
  expect(problems).toEqual([]);
});

test('a release links to the newer and the older one', () => {
  const pager = document('releases/1.0.0.html')('.pager').text();
  expect(pager).toBe('Newer release1.0.1Older release0.23.2');
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
  expect(links.filter((href) => !/^\/releases\/\d+\.\d+(?:\.\d+)?$/.test(href))).toEqual([]);
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
  expect(shapes[0]!.length).toBeGreaterThan(lastOfPages.length);
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
    const file = `releases/${releasePage(since)}.html`;
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
  expectNone(problems, 'src/rslib/releases/factPlaces.ts finds where an option is described.');
});
