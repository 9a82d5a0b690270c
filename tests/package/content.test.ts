import {openDocs} from '../../packages/rslib-docs/src/docs';
import {addressOf, locate, readFrom, sectionText} from '../../packages/rslib-docs/src/sections';
import {simplestExample} from '../../packages/rslib-docs/src/commands/option';
import {logTexts, rowOf, search} from '../../packages/rslib-docs/src/commands/search';
import {limits} from '../../packages/rslib-docs/src/command';
import {countTokens} from '../../src/lib/page/countTokens';
import {optionValues} from '../../src/rslib/history/neededRelease';
import {readLog} from '../../src/rslib/log/readLog';
import {spelled, tokenise} from '../../src/lib/search/tokenise';
import {searchInputMax} from '../../src/site/limits';
import {localeRows, locales} from '../../src/site/locales';
import type {Judgment} from '../../tools/bench/search/judge';
import {filesIn, readJson} from '../../tools/support/files';
import {root} from '../../tools/support/paths';
import {base, home, pagesIn, readBuilt} from '../content/support/build';
import type {Hit} from '../../src/lib/search/hit';
import {askWorker} from '../content/support/searchWorker';

const bench = `${root}/tests/bench`;
const judgments = filesIn(bench)
  .filter((file) => /^search-.*\.json$/.test(file))
  .flatMap((file) => readJson(`${bench}/${file}`) as Judgment[]);

describe.each(locales)('the package in %s', (locale) => {
  const {language, prefix} = localeRows[locale];
  const docs = openDocs(language);

  it('shows every section by its address, and the sections of a page are the page', () => {
    let count = 0;
    for (const page of docs.pages) {
      const text = docs.texts[page.path]!;
      const parts = page.sections.map((_, section) => {
        const place = locate(docs, addressOf(docs, {page, section}));
        expect(place).toEqual({page, section});
        return sectionText(text, {page, section});
      });
      expect(parts.join('')).toBe(text);
      count += parts.length;
    }
    expect(docs.pages).toHaveLength(pagesIn(locale).length);
    expect(count).toBeGreaterThan(1000);
  });

  it('has the words of every page of the site, and no address of the site', () => {
    const words = (text: string): string => text.replace(/[\s|-]+|\\(?=_)/g, '');
    for (const {page, mirror} of pagesIn(locale)) {
      // The list of facts below the title, whose last one is the address of llms.txt, is about the file on the site.
      const [, body = ''] = readBuilt(mirror).split(/llms\.txt>\n/);
      const own = words(docs.texts[page.routePath]!);
      const verified = /^(?:Verified with|已用) @rslib\/core .*$/m;
      expect(
        own.endsWith(words(body.replace(verified, '').replaceAll(home.origin + base, '/'))),
      ).toBe(true);
      expect(own.length - words(body).length).toBeLessThan(600);
      expect(own).not.toContain(home.origin);
    }
  });

  it('cuts at the border of sections, within the budget if a section allows it', () => {
    for (const page of docs.pages) {
      for (let place = {page, section: 0}, step = 0; ; step += 1) {
        const {text, next} = readFrom(docs, place, 400);
        expect(text.split(/^ *`{3,}/m).length % 2).toBe(1);
        // A section that is longer than any answer may have is cut between its lines.
        if (next?.includes('~')) break;
        const borders = page.sections.map(([, , offset]) => offset);
        const start = page.sections[place.section]![2];
        expect([...borders, docs.texts[page.path]!.length]).toContain(start + text.length);
        if (next === undefined || step > 100) break;
        const found = locate(docs, next);
        if (!('page' in found)) throw new Error(`${next} cannot be shown`);
        expect(found.section).toBeGreaterThan(place.section);
        place = found;
      }
    }
  });

  it('never answers with more than 10,000 tokens', () => {
    const sizes = docs.pages.flatMap((page) =>
      page.sections.map((_, section) =>
        countTokens(readFrom(docs, {page, section}, limits.budget.most).text),
      ),
    );
    expect(Math.max(...sizes)).toBeLessThan(9_800);
  });

  it('describes every section by a sentence of prose that is cut neither in code nor at a colon', () => {
    let count = 0;
    const wrong = docs.pages.flatMap((page) =>
      page.sections.flatMap(([, , , heading], section) => {
        const url = addressOf(docs, {page, section});
        const hit = {id: url, url, kind: 'section', group: '', headings: [heading], trail: []};
        const words = tokenise(heading).map(({term}) => term);
        return [[], words].flatMap((all) => {
          const {sentence} = rowOf(docs, {...hit, title: heading, words: all} as Hit);
          const plain = sentence.replace(/(`+).+?\1(?!`)/g, '');
          const isProse = /\p{Script=Han}{3}|\p{L}{2}.*\p{L}{2}/u.test(plain);
          const isBroken =
            /`|\]\(|[:：]$|^\|/.test(plain) || spelled(sentence) === spelled(heading);
          count += 1;
          return isProse && !isBroken ? [] : [`${url}: ${sentence}`];
        });
      }),
    );
    expect(count).toBeGreaterThan(2000);
    expect(wrong).toEqual([]);
  });

  it('shows as the example of an option a configuration that sets it to another value than the default', () => {
    const found = docs.options.flatMap((option) => {
      const example = simplestExample(docs, option);
      return example ? [{option, example}] : [];
    });
    const wrong = found.filter(({option: {name, rows}, example}) => {
      const value = optionValues(example).get(name)!.trim();
      return rows[1]!.slice(1).includes(`\`${value}\``);
    });
    expect(found.length).toBeGreaterThan(90);
    expect(wrong.map(({option, example}) => `${option.name}: ${example}`)).toEqual([]);
    for (const name of ['banner', 'shims.esm.__dirname', 'output.minify', 'dts.bundle'])
      expect(found.map(({option}) => option.name)).toContain(name);
  });

  // The mirror of the gallery contains lines of examples, which the index of the site leaves out.
  // All rows are compared: the shards that earlier queries loaded, which differ between both, change none.
  const urls = (hits: readonly Hit[]): string =>
    hits
      .map(({url}) => url)
      .filter((url) => !url.endsWith('/gallery'))
      .join();

  it('finds the same sections as the site, in the same order, for every recorded query', async () => {
    const queries = [...new Set(judgments.filter(({lang}) => lang === language).map(({q}) => q))];
    const onSite = await askWorker(prefix, queries);
    const other = queries.filter((query) => {
      const log = query.length > searchInputMax ? readLog(query, docs.log, logTexts).hits : [];
      const wanted = log.length > 0 ? log : onSite.get(query)!;
      return urls(search(docs, query)) !== urls(wanted);
    });
    expect(queries.length).toBeGreaterThan(300);
    expect(other).toEqual([]);
  }, 240_000);
});

test.each([
  ['en', 'CSS Modules without bundling', '/guide/advanced/css#css-modules'],
  ['en', 'An alias has no effect', '/config/rsbuild/resolve#'],
  ['zh', '不打包时 CSS Modules', '/zh/guide/advanced/css#css-modules'],
] as const)('in %s, "%s" finds %s among the first rows', (lang, query, url) => {
  const rows = search(openDocs(lang), query).slice(0, limits.limit.usual);
  expect(rows.map((row) => row.url)).toContainEqual(expect.stringContaining(url));
});
