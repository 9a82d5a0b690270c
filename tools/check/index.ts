// Checks pages without a build of the site.
//
//   npm run check                                 types, lint, unit and content tests
//   npm run check -- docs/config/lib/dts.mdx …    these pages or folders of pages, in both languages
import {execFile} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
import {defaultLocale, locales} from '../../src/site/locales';
import {blocksOf} from './code/pageBlocks';
import {hasPackage} from './code/checkTypes';
import {checkBlocks, shareLine, uncheckedList} from './code/checkBlocks';
import {list} from '../support/files';
import {fileOf, pageFiles, identify, type SourcePage} from './sourcePages';
import {pageRules} from './rules';
import {codeAdvice} from './rules/codeRules';
import {onDisk, type Site} from './rules/rule';
import {root} from '../support/paths';
import {exec, run} from '../support/process';

type Findings = {readonly advice: string; readonly problems: readonly string[]};

/** Returns the keys of the pages that the arguments name; undefined if the arguments are options of the tests. */
export function pagesOf(args: readonly string[]): readonly string[] | undefined {
  if (args.length === 0 || args.some((arg) => arg.startsWith('-'))) return undefined;
  const keys = args.flatMap((arg) => {
    const file = relative(root, resolve(arg)).split(sep).join('/');
    const path = join(root, file);
    const isFolder = existsSync(path) && statSync(path).isDirectory();
    const found = (isFolder ? list(file, /\.mdx?$/) : [file]).flatMap(
      (name) => identify(name)?.key ?? [],
    );
    if (found.length > 0) return found;
    throw new Error(
      `${arg} is not a page. Pages are .mdx files in docs, blog and i18n/<language>.`,
    );
  });
  const missing = keys.find((key) => filesOf(key).length === 0);
  if (missing) throw new Error(`${fileOf(missing, defaultLocale)} does not exist.`);
  return [...new Set(keys)];
}

/** Returns the files of a page in all languages that have it. */
function filesOf(key: string): readonly string[] {
  return locales
    .map((locale) => fileOf(key, locale))
    .filter((file) => existsSync(join(root, file)));
}

/** Returns a site whose `pages()` omits broken pages. `page()` throws for them, so that links to them are reported. */
function withoutBroken(site: Site): Site {
  let cached: readonly SourcePage[] | undefined;
  return {
    page: site.page,
    pages: () =>
      (cached ??= locales.flatMap((locale) =>
        pageFiles(locale).flatMap((file) => {
          try {
            return site.page(identify(file)!.key, locale) ?? [];
          } catch {
            return [];
          }
        }),
      )),
  };
}

/** Returns the violations by rule, and prints which code blocks were not checked. */
async function findings(pages: readonly SourcePage[], site: Site): Promise<readonly Findings[]> {
  const found: Findings[] = pageRules.map((rule) => ({
    advice: rule.advice,
    problems: pages.flatMap((page) => rule.problems(page, site)),
  }));
  const verdicts = await checkBlocks(pages.flatMap(blocksOf));
  found.push({advice: codeAdvice, problems: verdicts.flatMap(({problems}) => problems)});
  console.log([shareLine(verdicts), ...uncheckedList(verdicts)].join('\n'));
  if (!hasPackage()) {
    console.log('Types were not checked. Run `npm run examples` to install @rslib/core.');
  }
  return found.filter(({problems}) => problems.length > 0);
}

/** Checks spelling, typography and terms in another process. Returns the problems as text; `''` if there are none. */
function checkProse(files: readonly string[]): Promise<string> {
  const args = [join(root, 'tools/run.mjs'), 'prose', ...files];
  return new Promise((done) => {
    execFile(process.execPath, args, {cwd: root}, (error, stdout, stderr) =>
      done(error ? `${stdout}${stderr}`.trim() || error.message : ''),
    );
  });
}

/** Loads pages. `broken` contains the error messages of pages that do not parse. */
function load(files: readonly string[]): {pages: readonly SourcePage[]; broken: readonly string[]} {
  const pages: SourcePage[] = [];
  const broken: string[] = [];
  for (const file of files) {
    const {key, locale} = identify(file)!;
    try {
      const page = onDisk.page(key, locale)!;
      if (page.tree) pages.push(page);
    } catch (error) {
      broken.push((error as Error).message);
    }
  }
  return {pages, broken};
}

async function checkPages(keys: readonly string[]): Promise<boolean> {
  const began = performance.now();
  const files = keys.flatMap(filesOf);
  // Starts the check of the prose, which runs in parallel with the checks below.
  const prose = checkProse(files);
  const {pages, broken} = load(files);
  const found =
    broken.length > 0
      ? [{advice: 'Correct the syntax, then run the check again.', problems: broken}]
      : await findings(pages, withoutBroken(onDisk));
  for (const {advice, problems} of found) {
    console.log(`\n${advice}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
  const inProse = await prose;
  if (inProse !== '') console.log(`\n${inProse}`);
  const count = found.reduce((sum, {problems}) => sum + problems.length, 0);
  const passed = count === 0 && inProse === '';
  const result = passed
    ? 'no problems'
    : `${count} ${count === 1 ? 'problem' : 'problems'}${inProse === '' ? '' : ', and problems in prose'}`;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`\n${files.join('\n')}\n${result} (${seconds} s)`);
  return passed;
}

run(import.meta.url, async () => {
  const args = process.argv.slice(2);
  const keys = pagesOf(args);
  if (keys) process.exit((await checkPages(keys)) ? 0 : 1);
  process.exit(await exec(process.execPath, ['tools/run.mjs', 'test', 'check', ...args]));
});
