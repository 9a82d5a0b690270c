// Checks pages while they are written, without a build of the site.
//
//   npm run check                                 types, lint, unit and content tests
//   npm run check -- docs/config/lib/dts.mdx …    these pages, each in both languages; a folder means all below it
import {spawn} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
import {defaultLocale, locales} from '../../src/site/locales';
import {blocksOf, exampleBlocks} from './code/blocks';
import {hasPackage} from './code/types';
import {checkBlocks, shareLine, uncheckedList} from './code/verdicts';
import {list} from '../support/files';
import {fileOf, pageFiles, identify, type SourcePage} from './pages';
import {pageRules} from './rules';
import {codeAdvice} from './rules/code';
import {onDisk, type Site} from './rules/rule';
import {root} from '../support/paths';
import {exec, run} from '../support/process';

type Findings = {readonly advice: string; readonly problems: readonly string[]};

/** The keys of the pages that arguments name, once each; undefined when the arguments are for the tests. */
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
    throw new Error(`${arg} is no page. Pages are .mdx files in docs, blog and i18n/<language>.`);
  });
  const missing = keys.find((key) => filesOf(key).length === 0);
  if (missing) throw new Error(`There is no ${fileOf(missing, defaultLocale)}.`);
  return [...new Set(keys)];
}

/** The files of a page in the languages that have it. */
function filesOf(key: string): readonly string[] {
  return locales
    .map((locale) => fileOf(key, locale))
    .filter((file) => existsSync(join(root, file)));
}

/** The site on disk; pages that do not parse concern those who link to them only. */
function tolerant(site: Site): Site {
  let known: readonly SourcePage[] | undefined;
  return {
    page: site.page,
    pages: () =>
      (known ??= locales.flatMap((locale) =>
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

/** Findings of all rules, one entry per rule that is broken. */
async function findings(pages: readonly SourcePage[], site: Site): Promise<readonly Findings[]> {
  const found: Findings[] = pageRules.map((rule) => ({
    advice: rule.advice,
    problems: pages.flatMap((page) => rule.problems(page, site)),
  }));
  const verdicts = await checkBlocks(pages.flatMap(blocksOf));
  found.push({advice: codeAdvice, problems: verdicts.flatMap(({problems}) => problems)});
  const shown = pages.reduce((sum, page) => sum + exampleBlocks(page.tree), 0);
  console.log([shareLine(verdicts, shown), ...uncheckedList(verdicts)].join('\n'));
  if (!hasPackage()) {
    console.log('Types of code were not checked: `npm run examples` installs @rslib/core.');
  }
  return found.filter(({problems}) => problems.length > 0);
}

/** Spelling, typography and words, which have a script of their own. */
function prose(files: readonly string[]): Promise<{code: number; output: string}> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'prose', ...files], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (part: Buffer): void => void (output += part.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) => done({code: code ?? 1, output: output.trim()}));
  });
}

/** The pages of these files; what does not parse is a finding, and nothing else can be said then. */
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
  // Meanwhile, on another core.
  const words = prose(files);
  const {pages, broken} = load(files);
  const found =
    broken.length > 0
      ? [{advice: 'Correct the syntax first; the rest is checked then.', problems: broken}]
      : await findings(pages, tolerant(onDisk));
  for (const {advice, problems} of found) {
    console.log(`\n${advice}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
  const {code, output} = await words;
  if (code !== 0) console.log(`\n${output}`);
  const count = found.reduce((sum, {problems}) => sum + problems.length, 0);
  const passed = count === 0 && code === 0;
  const result = passed
    ? 'nothing to correct'
    : `${count} ${count === 1 ? 'problem' : 'problems'}${code === 0 ? '' : ', and what the prose checks found'}`;
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
