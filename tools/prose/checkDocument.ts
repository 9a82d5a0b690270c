import type {Root} from 'mdast';
import type {Locale} from '../../src/site/locales';
import {glossaryProblems, type Term} from '../../src/translation/terminology';
import {parseMarkdown} from '../../src/translation/parseMarkdown';
import {
  proseOfMessages,
  proseOfPage,
  type Prose,
  type TextProblem,
} from '../../src/translation/prose';
import {chineseProblems} from './chineseTypography';
import {proseOfData} from './proseOfData';
import {positionAt, type Finding} from './finding';
import {maskMdx} from './maskMdx';

/** Checkers of spelling, Chinese typography and Markdown. Tests replace them. */
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
  /** Proper names, which may contain punctuation. */
  readonly names: readonly string[];
};

/** The message `overview.empty` with `x` for its placeholder. Its half-width colon is correct. */
const fixedWording = '未找到匹配的 API: x';

const chineseFolder = /(?:^|\/)i18n\/zh-Hans\//;

/** Returns the texts in a file by language. Data files contain both languages. */
function parseDocument({file, source}: Document): {
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

/** Returns the problems in the prose of one file. */
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
  let parsed: ReturnType<typeof parseDocument>;
  try {
    parsed = parseDocument(document);
  } catch (error) {
    const {line = 1, column = 1, message} = error as Error & {line?: number; column?: number};
    return [{file, line, column, rule: 'syntax', message}];
  }
  const {texts, tree} = parsed;
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
      const before = aside.text.split('\n').slice(0, line - 1);
      const index = before.reduce((sum, {length}) => sum + length + 1, column - 1);
      report(rule, aside, [{index, length: 0, message}]);
    }
  }
  if (tree) {
    const markdown = file.endsWith('.mdx') ? maskMdx(source, tree) : source;
    for (const problem of await tools.lint(markdown, 'page')) findings.push({file, ...problem});
  }
  return findings;
}

/** Replaces punctuation in names by letters, so that this punctuation is not reported. */
function withPlainNames(text: string, names: readonly string[]): string {
  return names
    .filter((name) => /[?!:,]/.test(name))
    .reduce((rest, name) => rest.replaceAll(name, name.replace(/[?!:,]/g, 'x')), text);
}

/** Joins texts into one text, in which each text is a paragraph. */
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

/** Returns a finding for each unsorted or repeated line in a list of words. */
export function wordListFindings({file, source}: Document): readonly Finding[] {
  const words = source.split('\n').map((word) => word.trim());
  let last = '';
  return words.flatMap((word, index) => {
    if (word === '' || word.startsWith('#')) return [];
    const isWrong = word.toLowerCase() <= last.toLowerCase();
    const message = `"${word}" comes after "${last}": sort the words and remove duplicates`;
    last = word;
    return isWrong ? [{file, line: index + 1, column: 1, rule: 'words', message}] : [];
  });
}
