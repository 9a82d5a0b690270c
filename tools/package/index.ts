// Fills packages/rslib-docs and packages/rslib-docs-zh from the built site, and bundles the commands with the recorded
// version of Rslib. `--if-changed` does nothing if the site and the sources are those of the last run.
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Root} from 'mdast';
import type {
  DocOption,
  DocPage,
  DocSection,
  DocsArchive,
  SharedArchive,
} from '../../packages/rslib-docs/src/docs';
import {getMessage, getViewMessages} from '../../src/compiler/messages';
import type {Manifest} from '../../src/compiler/outputTypes';
import {parseFile} from '../../src/compiler/parse/parsePage';
import {countTokens} from '../../src/lib/page/countTokens';
import type {FirstTier} from '../../src/lib/search/indexFile';
import {createTiers} from '../../src/lib/search/tiers';
import {text} from '../../src/lib/locale/localizedText';
import {loadRows, toolRows} from '../../src/rslib/explorer/problems';
import type {LogData} from '../../src/rslib/log/logFormat';
import {optionName} from '../../src/rslib/history/neededRelease';
import {factRows} from '../../src/rslib/options/factRows';
import {optionsOnPage} from '../../src/rslib/options/optionLists';
import {manyText} from '../../src/rslib/options/optionText';
import {shortType} from '../../src/rslib/options/typeFields';
import {loadPageData} from '../../src/rslib/pageData';
import {identity} from '../../src/site/identity';
import {defaultLocale, localeRows, locales, type Locale} from '../../src/site/locales';
import {skillFile} from '../../src/site/outputFiles';
import {buildIfChanged} from '../build';
import {licences} from '../build/licences';
import {buildAddress, mirrorFile, pageFile} from '../build/output';
import {sourcePages, isRouted, routeOf} from '../check/sourcePages';
import {cacheDir, buildDir, examplesDir, root} from '../support/paths';
import {exec, fail, run} from '../support/process';
import {filesIn, hashOf, readJson} from '../support/files';

const packagesDir = path.join(root, 'packages');
const own = path.join(packagesDir, 'rslib-docs');
export const folderOf = (locale: Locale): string =>
  locale === defaultLocale ? own : `${own}-${localeRows[locale].language}`;

const read = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

/** Compresses with the largest window: similar pages are far apart. */
function archive(file: string, content: unknown): void {
  const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  write(file, brotliCompressSync(bytes, {params}));
}

/**
 * Converts a part of a mirror for the package: links to the site become addresses that `show` takes, tables lose their
 * padding, headings have `_` without a backslash. The list of facts below the title and the line of verified examples, which are
 * about the file on the site, are left out.
 */
function forPackage(markdown: string, siteRoot: string, isStart: boolean, locale: Locale): string {
  const [verified] = getMessage(locale, 'build.verified.line').split('{');
  const isOfSite = (url: string): boolean => url.startsWith(siteRoot);
  const local = markdown
    .replace(/^#{1,6} .*/gm, (heading) => heading.replaceAll('\\_', '_'))
    .replace(new RegExp(`^${verified}${identity.package} .*\\n\\n?`, 'm'), '')
    .replace(/<([^<>\s]+)>/g, (link, url: string) =>
      isOfSite(url) ? `\`/${url.slice(siteRoot.length)}\`` : link,
    )
    .replaceAll(siteRoot, '/');
  const narrow = local
    .split(/^( *(`{3,}).*\n[^]*?\n *\2\n)/m)
    .map((part, at) =>
      at % 3 === 0 ? part.replace(/^\|.*/gm, narrowRow) : at % 3 === 1 ? part : '',
    )
    .join('');
  return isStart ? narrow.replace(/\n\n- [^]*?(?=\n\n|\n$)/, '') : narrow;
}

const narrowRow = (row: string): string => row.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---');

/** Reads the search index of a language: its first file, all terms, and its sections in order. */
function readIndex(prefix: string) {
  const {start} = JSON.parse(read(`${prefix}search-index.json`)) as {start: string};
  const first = JSON.parse(read(`${prefix}${start}first.json`)) as FirstTier;
  const tiers = createTiers(first);
  first.rowShards.forEach((_, shard) =>
    tiers.add(`r${shard}.json`, read(`${prefix}${start}r${shard}.json`)),
  );
  const count = first.counts.reduce((sum, value) => sum + value, 0);
  return {
    first,
    terms: first.termShards.map((_, shard) => read(`${prefix}${start}t${shard}.txt`)),
    sections: Array.from({length: count}, (_, id) => tiers.full.section(id)!),
    log: JSON.parse(read(`${prefix}${start}log.json`)) as LogData,
  };
}

/** Returns the option that each section of the documents is about, by address without language. */
function optionSections(locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    sourcePages(locale)
      .filter(isRouted)
      .flatMap((page) => {
        const tree: Root = parseFile(path.join(root, page.file));
        return [...optionsOnPage(tree.children)].map(
          ([id, name]) => [`${routeOf(page)}#${id}`, name] as const,
        );
      }),
  );
}

function pagesOf(
  locale: Locale,
  siteRoot: string,
  {sections, first}: ReturnType<typeof readIndex>,
) {
  const {prefix} = localeRows[locale];
  const manifest = JSON.parse(read(`${prefix}site-pages.json`)) as Manifest;
  const options = optionSections(locale);
  const names = new Set(loadPageData(root, locale).options.options.map(({name}) => name));
  const titleOption = (title: string) =>
    names.has(optionName(title)) ? optionName(title) : undefined;
  const texts: Record<string, string> = {};
  let id = 0;
  const pages = first.counts.map((count): DocPage => {
    const indexed = sections.slice(id, (id += count));
    const route = indexed[0]!.path.replace(`/${prefix}`, '/');
    const page = manifest.pages.find(({routePath}) => routePath === route)!;
    const mirror = read(mirrorFile(pageFile(`/${prefix}${route.slice(1)}`)));
    const starts = indexed.map(({anchor, trail}) => {
      if (anchor === '') return {id: '', depth: 1, charIndex: 0};
      // The home page has no outline: its headings are found by their text.
      const charIndex = mirror.indexOf(`\n## ${trail.at(-1)}\n`) + 1;
      return page.toc.find(({id}) => id === anchor) ?? {id: anchor, depth: 2, charIndex};
    });
    if (starts.some(({charIndex}, at) => at > 0 && charIndex <= starts[at - 1]!.charIndex))
      fail(`The search index and the mirror of ${route} have other sections.`);
    let all = '';
    const rows = starts.map(({id: anchor, depth, charIndex}, at): DocSection => {
      const offset = all.length;
      all += forPackage(
        mirror.slice(charIndex, starts[at + 1]?.charIndex),
        siteRoot,
        at === 0,
        locale,
      );
      const option = at === 0 ? titleOption(page.title) : options.get(`${route}#${anchor}`);
      const heading = indexed[at]!.trail.at(-1)!;
      return option ? [anchor, depth, offset, heading, option] : [anchor, depth, offset, heading];
    });
    texts[route] = all;
    const {title, description} = page;
    return {
      path: route,
      title,
      description,
      group: indexed[0]!.group,
      tokens: countTokens(all),
      sections: rows,
    };
  });
  return {pages, texts};
}

function optionsOf(locale: Locale, pages: readonly DocPage[]): readonly DocOption[] {
  const data = loadPageData(root, locale);
  const places = new Map(
    pages.flatMap(({path: page, sections}) =>
      sections.flatMap(([id, , , , option]) =>
        option ? [[option, id ? `${page}#${id}` : page] as const] : [],
      ),
    ),
  );
  return data.options.options.map((option): DocOption => {
    const {name} = option;
    const parents = name
      .split('.')
      .map((_, at, parts) => parts.slice(0, parts.length - at).join('.'));
    const place = parents.flatMap((one) => places.get(one) ?? [])[0];
    const type = `\`${shortType(option.type).replace(/\s+/g, ' ')}\``;
    const note = manyText(option, locale);
    const facts = factRows(option, locale, data.history);
    const isDefault = ({label}: {label: string}) =>
      label === getMessage(locale, 'build.option.default');
    return {
      name,
      address: `/${localeRows[locale].prefix}${(place ?? '/config/').slice(1)}`,
      summary: text(locale, option.summary),
      rows: [
        [getMessage(locale, 'build.option.type'), note ? `${type} ${note}` : type],
        ...[...facts.filter(isDefault), ...facts.filter((fact) => !isDefault(fact))].map(
          ({label, lines}) => [label, ...lines] as const,
        ),
      ],
    };
  });
}

/** Messages of the explorer about packages in general, which the command `package` prints. */
function explorerWords(locale: Locale) {
  const words = getViewMessages(locale, 'Explorer');
  const ids = [...Object.values(toolRows), ...loadRows.map(([, row]) => row)].map(
    (row) => row.text,
  );
  return Object.fromEntries(ids.map((id) => [id, words[id]])) as typeof words;
}

function fill(locale: Locale, siteRoot: string): void {
  const folder = folderOf(locale);
  const {language, prefix} = localeRows[locale];
  const index = readIndex(prefix);
  const {pages, texts} = pagesOf(locale, siteRoot, index);
  // Only the terms of the first file are needed: their entries are in the shards, too.
  const terms = index.first.terms.replace(/^(\S+) .*$/gm, '$1 ');
  const docs: DocsArchive = {
    pages,
    texts,
    options: optionsOf(locale, pages),
    words: getViewMessages(locale, 'cli'),
    explorerWords: explorerWords(locale),
    // The command derives remedies and headings from the pages.
    log: {...index.log, remedies: undefined},
    first: {...index.first, terms, pages: []},
    headed: index.first.pages.length,
  };
  archive(path.join(folder, `data/${language}.br`), docs);
  archive(path.join(folder, `data/${language}-terms.br`), index.terms.join('\n\n'));
  const list = pages.map(
    (page) =>
      `- \`/${prefix}${page.path.slice(1)}\` (${page.tokens}): ${page.title}. ${page.description}`,
  );
  write(
    path.join(folder, 'docs/pages.md'),
    `# ${getMessage(locale, 'build.cli.pages')}\n\n${list.join('\n')}\n`,
  );
}

type Built = {readonly build: (options: object) => Promise<unknown>};

/** Bundles the commands. Returns the files of the bundles. */
async function bundle(): Promise<readonly string[]> {
  const entry = pathToFileURL(
    path.join(examplesDir, 'node_modules', identity.package, 'dist/index.js'),
  ).href;
  const {createRslib, loadConfig} = (await import(entry)) as {
    createRslib: (options: object) => Promise<Built>;
    loadConfig: (options: object) => Promise<{content: object}>;
  };
  const {content} = await loadConfig({cwd: own});
  const rslib = await createRslib({cwd: own, config: content});
  const modules = path.join(cacheDir, 'package-modules.json');
  await rslib.build({});
  return readJson(modules) as readonly string[];
}

run(import.meta.url, async () => {
  const {values} = parseArgs({options: {'if-changed': {type: 'boolean'}}});
  if ((await buildIfChanged()) !== 0) fail('The site has to be built first, see above.');
  const {siteUrl, base} = buildAddress(buildDir);
  if (base !== '/') fail('The package needs a build with BASE_URL=/.');
  const stamp = path.join(cacheDir, 'package-inputs');
  const sources = filesIn(own, new Set(['node_modules', 'dist', 'data', 'docs', 'licenses.txt']));
  const inputs = hashOf(root, [
    'build/.complete',
    'package-lock.json',
    ...sources.map((file) => `packages/rslib-docs/${file}`),
  ]);
  if (values['if-changed'] && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  for (const locale of locales)
    for (const name of ['data', 'docs', 'dist'])
      rmSync(path.join(folderOf(locale), name), {recursive: true, force: true});
  for (const locale of locales) fill(locale, `${siteUrl}/`);
  const shared: SharedArchive = {
    history: loadPageData(root, defaultLocale).history,
    explorer: loadPageData(root, defaultLocale).explorer.index,
  };
  archive(path.join(own, 'data/shared.br'), shared);
  // In the skill, links become addresses that `show` takes. The list of pages is in `docs/pages.md`.
  const skill = read(skillFile)
    .replaceAll(`${siteUrl}/`, '/')
    .replace(/(\]\(\/[^)#]*?)(?:index)?\.md/g, '$1');
  write(path.join(own, 'skills/rslib-docs/SKILL.md'), skill.replace(/\n## Pages\n[^]*$/, ''));
  if ((await exec(process.execPath, ['tools/run.mjs', 'rslib/examples', '--install'])) !== 0)
    fail('The packages of the examples are missing.');
  const bundler = 'examples/node_modules/@rspack/core';
  write(path.join(own, 'licenses.txt'), licences(await bundle(), 'The commands contain', bundler));
  write(stamp, inputs);
  console.log('Filled: packages/rslib-docs, packages/rslib-docs-zh');
});
