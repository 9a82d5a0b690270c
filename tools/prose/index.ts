// Checks texts: spelling (cspell), Markdown and names (markdownlint), Chinese typography and terms. The tools read
// cspell.json, .markdownlint.json and .autocorrectrc, as their editor plugins do.
//
//   npm run lint                           all texts, after ESLint
//   npx tsx tools/prose/index.ts <file>…   only these files
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, relative, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {loadConfig, spellCheckDocument} from 'cspell-lib';
import type {Configuration} from 'markdownlint';
import {lint} from 'markdownlint/promise';
import {parseMarkdown} from 'docusaurus-translations/markdown';
import {
  glossaryProblems,
  type Prose,
  proseOfMessages,
  proseOfPage,
  type Term,
} from 'docusaurus-translations/checks';
import {locales} from '../../src/site/locales';
import {lineOf, list} from '../support/files';
import {root} from '../support/paths';
import {run} from '../support/process';
import {chineseProblems} from './chineseTypography';
import {proseOfData} from './proseOfData';

const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');
const {MD044, ...markdownRules} = JSON.parse(read('.markdownlint.json')) as Configuration & {
  readonly MD044: {readonly names: readonly string[]};
};
const glossary = JSON.parse(read('i18n/glossary.json')) as readonly Term[];

/** The message `overview.empty` with `x` for its placeholder. Its half-width colon is correct. */
const fixedWording = '未找到匹配的 API: x';

const allFiles = (): readonly string[] => [
  ...['docs', 'blog'].flatMap((folder) => list(folder, /\.mdx$/)),
  ...list('i18n', /(?:\.mdx|\/(?:code|current|navbar|footer|options)\.json)$/),
  ...list('src/site', /\.ts$/),
  'src/data/options.json',
];

/** Exports of AutoCorrect's inner module. Node cannot load the package's entry file, because that imports `.wasm`. */
type AutoCorrect = {
  readonly __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
  readonly format: (text: string) => string;
  readonly loadConfig: (config: string) => unknown;
};

async function loadCorrector(): Promise<AutoCorrect['format']> {
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

/** Returns the texts in a file, each with its language. Data files contain all languages. */
function textsIn(file: string, source: string): readonly (readonly [string, Prose])[] {
  const own = /(?:^|\/)i18n\/([\w-]+)\//.exec(file)?.[1];
  if (file.endsWith('.mdx'))
    return proseOfPage(source, parseMarkdown(source, true)).map((text) => [own ?? 'en', text]);
  if (own) return proseOfMessages(source).map((text) => [own, text]);
  return locales.flatMap((locale) =>
    proseOfData(source, locale).map((text) => [locale, text] as const),
  );
}

/** Removes the ids of headings and hides other comments and lone tags, in which markdownlint would find emphasis. */
const markdownOf = (source: string): string =>
  source
    .replace(/ \{\/\*.*\*\/\}$/gm, '')
    .replace(/\{\/\*[^]*?\*\/\}|^ *<[A-Z].*\/>$/gm, (hidden) => hidden.replace(/./g, 'x'));

/** Replaces punctuation in names by letters, so that this punctuation is not reported. */
const withPlainNames = (text: string): string =>
  MD044.names
    .filter((name) => /[?!:,]/.test(name))
    .reduce((rest, name) => rest.replaceAll(name, name.replace(/[?!:,]/g, 'x')), text);

run(import.meta.url, async () => {
  const named = process.argv.slice(2).map((file) => relative(root, file).replaceAll('\\', '/'));
  const files = named.length > 0 ? named : allFiles();
  const correct = await loadCorrector();
  const spelling = await loadConfig(join(root, 'cspell.json'));
  const findings: string[] = [];
  for (const file of files) {
    const source = read(file);
    const report = (line: number, rule: string, message: string): void =>
      void findings.push(`${file}:${line} ${rule}: ${message}`);

    const document = {uri: pathToFileURL(resolve(root, file)).href, text: source};
    const options = {generateSuggestions: true, noConfigSearch: true, numSuggestions: 3};
    const {issues, errors} = await spellCheckDocument(document, options, spelling);
    for (const error of errors ?? []) throw error;
    for (const {text, offset, suggestions = []} of issues) {
      const hint = suggestions.length > 0 ? ` (did you mean ${suggestions.join(', ')}?)` : '';
      const remedy = 'if it is right, add it to i18n/words.txt';
      report(lineOf(source, offset), 'spelling', `unknown word "${text}"${hint}; ${remedy}`);
    }

    const texts = textsIn(file, source);
    const names = Object.fromEntries(texts.map(([, {text}], index) => [index, text]));
    const page: Record<string, string> = file.endsWith('.mdx') ? {page: markdownOf(source)} : {};
    for (const [strings, config] of [
      [page, markdownRules],
      [names, {default: false, MD044}],
    ] as const) {
      const results = await lint({strings, config, noInlineConfig: true});
      for (const [key, errors] of Object.entries(results)) {
        for (const {lineNumber, ruleNames, ruleDescription, errorDetail, errorRange} of errors) {
          const offset = texts[Number(key)]?.[1].offsets[(errorRange?.[0] ?? 1) - 1];
          const line = offset === undefined ? lineNumber : lineOf(source, offset);
          report(line, ruleNames[0]!, `${ruleDescription}: ${errorDetail ?? ''}`);
        }
      }
    }

    for (const [locale, {text, offsets}] of texts) {
      const chinese =
        locale === 'zh-Hans' && text !== fixedWording
          ? chineseProblems(withPlainNames(text), correct)
          : [];
      for (const [rule, problems] of [
        ['glossary', glossaryProblems(text, locale, glossary)],
        ['chinese', chinese],
      ] as const) {
        for (const {index, message} of problems)
          report(lineOf(source, offsets[index] ?? 0), rule, message);
      }
    }
  }
  for (const finding of findings) console.log(finding);
  console.log(`prose: ${files.length} files, ${findings.length} findings`);
  process.exitCode = findings.length > 0 ? 1 : 0;
});
