// Checks texts: spelling, Chinese typography, Markdown, names and terms.
//
//   npm run lint                           all texts, after ESLint
//   npx tsx tools/prose/index.ts           all texts
//   npx tsx tools/prose/index.ts <file>…   only these files
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, relative, resolve, sep} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Configuration} from 'markdownlint';
import {checkDocument, wordListFindings, type Context, type Tools} from './checkDocument';
import {glossaryMistakes, type Term} from '../../src/translation/terminology';
import {formatFinding, sortFindings, type Finding} from './finding';
import {lineOf, list} from '../support/files';
import {root} from '../support/paths';
import {fail, run} from '../support/process';

const glossaryFile = 'i18n/glossary.json';
const wordsFile = 'i18n/words.txt';

/** Folders with files to check, and patterns of these files. */
const folders: readonly (readonly [folder: string, pattern: RegExp])[] = [
  ['docs', /\.mdx?$/],
  ['blog', /\.mdx?$/],
  ['i18n', /(?:\.mdx?|\/(?:code|current|navbar|footer|options)\.json)$/],
  ['src/site', /\.ts$/],
  ['src/theme', /\.md$/],
  ['tests/e2e', /\.md$/],
];
const singleFiles = ['README.md', 'CONTRIBUTING.md', 'src/data/options.json'];

const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

const allFiles = (): readonly string[] =>
  [...folders.flatMap(([folder, pattern]) => list(folder, pattern)), ...singleFiles].sort();

/** Returns the path of a file relative to the root, with `/`, or its absolute path if it is elsewhere. */
function toPath(file: string): string {
  const path = relative(root, resolve(file));
  return (path.startsWith('..') ? resolve(file) : path).split(sep).join('/');
}

async function loadSpelling(names: readonly string[]): Promise<Tools['spell']> {
  const {loadConfig, spellCheckDocument} = await import('cspell-lib');
  const settings = await loadConfig(join(root, 'cspell.json'));
  // Ignores no patterns, because the texts contain no code. Allows the words of names: markdownlint checks names.
  const plain = {
    ...settings,
    ignoreRegExpList: [],
    words: [...(settings.words ?? []), ...names.flatMap((name) => name.split(/[^\p{L}]+/u))],
  };
  return async (text) => {
    const {issues, errors} = await spellCheckDocument(
      {uri: 'prose.txt', text, languageId: 'plaintext'},
      {generateSuggestions: true, noConfigSearch: true, numSuggestions: 3},
      plain,
    );
    for (const error of errors ?? []) throw error;
    return issues.map((issue) => ({
      index: issue.offset,
      length: issue.text.length,
      message: `unknown word "${issue.text}"${suggest(issue.suggestions ?? [])}; if it is right, add it to ${wordsFile}`,
    }));
  };
}

function suggest(words: readonly string[]): string {
  return words.length > 0 ? ` (did you mean ${words.slice(0, 3).join(', ')}?)` : '';
}

/** Exports of AutoCorrect's inner module. Node cannot load the package's entry file, because that imports `.wasm`. */
type AutoCorrect = {
  readonly __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
  readonly format: (text: string) => string;
  readonly loadConfig: (config: string) => unknown;
};

async function loadCorrector(): Promise<Tools['correct']> {
  const {resolve: find} = createRequire(import.meta.url);
  const glue = find('@huacnlee/autocorrect/autocorrect_bg.js');
  const autocorrect = (await import(pathToFileURL(glue).href)) as AutoCorrect &
    WebAssembly.ModuleImports;
  const binary = readFileSync(find('@huacnlee/autocorrect/autocorrect_bg.wasm'));
  const {instance} = await WebAssembly.instantiate(binary, {'./autocorrect_bg.js': autocorrect});
  autocorrect.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  autocorrect.loadConfig(read('.autocorrectrc'));
  return autocorrect.format;
}

async function loadLinter(config: Configuration): Promise<Tools['lint']> {
  const {lint} = await import('markdownlint/promise');
  const configs = {page: config, names: {default: false, MD044: config.MD044}};
  return async (markdown, scope) => {
    const {text = []} = await lint({
      strings: {text: markdown},
      config: configs[scope],
      noInlineConfig: true,
    });
    return text.map(({lineNumber, ruleNames, ruleDescription, errorDetail, errorRange}) => ({
      line: lineNumber,
      column: errorRange?.[0] ?? 1,
      rule: ruleNames[0] ?? 'markdownlint',
      message: errorDetail ? `${ruleDescription}: ${errorDetail}` : ruleDescription,
    }));
  };
}

function listFindings(glossary: readonly Term[]): readonly Finding[] {
  const source = read(glossaryFile);
  return [
    ...wordListFindings({file: wordsFile, source: read(wordsFile)}),
    ...glossaryMistakes(glossary).map(({term, message}) => ({
      file: glossaryFile,
      line: lineOf(source, source.indexOf(JSON.stringify(term))),
      column: 1,
      rule: 'glossary',
      message,
    })),
  ];
}

run(import.meta.url, async () => {
  const named = process.argv.slice(2).map(toPath);
  const missing = named.find((file) => !existsSync(resolve(root, file)));
  if (missing) fail(`prose: ${missing} does not exist`);
  const files = named.length > 0 ? named : allFiles();
  const glossary = JSON.parse(read(glossaryFile)) as readonly Term[];
  const config = JSON.parse(read('.markdownlint.json')) as Configuration & {
    readonly MD044: {readonly names: readonly string[]};
  };
  const {names} = config.MD044;
  const [spell, correct, lint] = await Promise.all([
    loadSpelling(names),
    loadCorrector(),
    loadLinter(config),
  ]);
  const context: Context = {tools: {spell, correct, lint}, glossary, names};

  const findings: Finding[] = [...listFindings(glossary)];
  for (const file of files) {
    findings.push(...(await checkDocument({file, source: read(file)}, context)));
  }
  const sorted = sortFindings(findings);
  for (const finding of sorted) console.log(formatFinding(finding));
  console.log(`prose: ${files.length} files, ${sorted.length} findings`);
  process.exitCode = sorted.length > 0 ? 1 : 0;
});
