import type {Root} from 'mdast';
import type {Locale} from '../../src/site/locales';
import {glossaryProblems, unpairedTerms, type Term} from '../../src/translation/glossary';
import {parseMarkdown} from '../../src/translation/markdown';
import {
  proseOfMessages,
  proseOfPage,
  type Prose,
  type TextProblem,
} from '../../src/translation/prose';
import {chineseProblems} from './chinese';
import {proseOfData} from './data';
import type {Finding} from './finding';
import {maskMdx} from './mask';
import {positionAt} from './position';

/** The tools that know words, Chinese typography and Markdown; they are passed in so that this can be tested. */
export type Tools = {
  readonly spell: (text: string) => Promise<readonly TextProblem[]>;
  readonly correct: (text: string) => string;
  readonly lint: (markdown: string, scope: 'page' | 'names') => Promise<readonly LintProblem[]>;
};

type LintProblem = {
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly message: string;
};

export type Document = {readonly file: string; readonly source: string};

export type Context = {
  readonly tools: Tools;
  readonly glossary: readonly Term[];
  /** Proper names: their punctuation is theirs. */
  readonly names: readonly string[];
};

/** The one text with a fixed wording, with a half-width colon. */
const fixedWording = '未找到匹配的 API: x';

const chineseFolder = /(?:^|\/)i18n\/zh-Hans\//;

/** What a reader reads in a file, by language; data holds both. */
function readingOf({file, source}: Document): {
  readonly texts: readonly (readonly [Locale, readonly Prose[]])[];
  readonly tree?: Root;
} {
  const locale: Locale = chineseFolder.test(file) ? 'zh-Hans' : 'en';
  if (/\.mdx?$/.test(file)) {
    const tree = parseMarkdown(source, file.endsWith('.mdx'));
    return {texts: [[locale, proseOfPage(source, tree)]], tree};
  }
  if (/(?:^|\/)i18n\//.test(file)) return {texts: [[locale, proseOfMessages(source)]]};
  return {
    texts: (['en', 'zh-Hans'] as const).map((each) => [each, proseOfData(source, each)] as const),
  };
}

/** Everything to change in the prose of one file. */
export async function checkDocument(
  document: Document,
  {tools, glossary, names}: Context,
): Promise<readonly Finding[]> {
  const {file, source} = document;
  const findings: Finding[] = [];
  const report = (rule: string, prose: Prose, problems: readonly TextProblem[]): void => {
    for (const {index, message} of problems) {
      findings.push({file, ...positionAt(source, prose.offsets[index] ?? 0), rule, message});
    }
  };
  let reading: ReturnType<typeof readingOf>;
  try {
    reading = readingOf(document);
  } catch (error) {
    const {line = 1, column = 1, message} = error as Error & {line?: number; column?: number};
    return [{file, line, column, rule: 'syntax', message}];
  }
  const {texts, tree} = reading;
  for (const [locale, proses] of texts) {
    for (const prose of proses) {
      report('glossary', prose, glossaryProblems(prose.text, locale, glossary));
      if (locale === 'zh-Hans' && prose.text !== fixedWording)
        report('chinese', prose, chineseProblems(withPlainNames(prose.text, names), tools.correct));
    }
    const all = joined(proses);
    report('spelling', all, await tools.spell(all.text));
    const aside = joined(proses.filter(({place}) => place === 'aside'));
    for (const {line, column, rule, message} of await tools.lint(aside.text, 'names')) {
      const index = lineStart(aside.text, line) + column - 1;
      report(rule, aside, [{index, length: 0, message}]);
    }
  }
  if (tree) {
    const markdown = file.endsWith('.mdx') ? maskMdx(source, tree) : source;
    for (const problem of await tools.lint(markdown, 'page')) findings.push({file, ...problem});
  }
  return findings;
}

/** A text of the same length in which names have no punctuation. */
function withPlainNames(text: string, names: readonly string[]): string {
  return names
    .filter((name) => /[?!:,]/.test(name))
    .reduce((rest, name) => rest.replaceAll(name, name.replace(/[?!:,]/g, 'x')), text);
}

/** Terms that an English page uses and its Chinese counterpart never names. */
export function checkPair(
  english: Document,
  chinese: Document,
  glossary: readonly Term[],
): readonly Finding[] {
  const text = (document: Document): string =>
    readingOf(document)
      .texts.flatMap(([, proses]) => proses.map((prose) => prose.text))
      .join('\n');
  return unpairedTerms(text(english), text(chinese), 'zh-Hans', glossary).map(({term, agreed}) => ({
    file: chinese.file,
    line: 1,
    column: 1,
    rule: 'glossary',
    message: `"${agreed}" never occurs, but the English page says "${term}"`,
  }));
}

/** Several texts as one, a paragraph each. */
function joined(proses: readonly Prose[]): Prose {
  const gap = '\n\n';
  return {
    text: proses.map(({text}) => text + gap).join(''),
    offsets: proses.flatMap(({offsets}) => [
      ...offsets,
      ...gap.split('').map(() => offsets.at(-1) ?? 0),
    ]),
    place: 'aside',
  };
}

function lineStart(text: string, line: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) start = text.indexOf('\n', start) + 1;
  return start;
}

/** The path of the same page in Chinese, for an English one. */
export function chineseCounterpart(file: string): string | undefined {
  const [, folder, rest] = /^(docs|blog)\/(.+\.mdx?)$/.exec(file) ?? [];
  if (!folder || !rest) return undefined;
  return folder === 'docs'
    ? `i18n/zh-Hans/docusaurus-plugin-content-docs/current/${rest}`
    : `i18n/zh-Hans/docusaurus-plugin-content-blog/${rest}`;
}

/** The path of the same page in English, for a Chinese one. */
export function englishCounterpart(file: string): string | undefined {
  const [, kind, rest] =
    /^i18n\/zh-Hans\/docusaurus-plugin-content-(docs\/current|blog)\/(.+\.mdx?)$/.exec(file) ?? [];
  if (!kind || !rest) return undefined;
  return `${kind === 'blog' ? 'blog' : 'docs'}/${rest}`;
}

/** Lines of a list of words that are out of order or twice there. */
export function wordListFindings({file, source}: Document): readonly Finding[] {
  const words = source.split('\n').map((word) => word.trim());
  let last = '';
  return words.flatMap((word, index) => {
    if (word === '' || word.startsWith('#')) return [];
    const isWrong = word.toLowerCase() <= last.toLowerCase();
    const message = `"${word}" stands behind "${last}": words are sorted, each once`;
    last = word;
    return isWrong ? [{file, line: index + 1, column: 1, rule: 'words', message}] : [];
  });
}
