import type {Node} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {join} from 'node:path';
import {visit} from 'unist-util-visit';
import {exampleContexts} from '../../src/compiler/html/exampleContext';
import {readAttributes} from '../../src/compiler/markdown/nodes';
import {parseFile} from '../../src/compiler/parse/parsePage';
import {expandExample} from '../../src/components/Example/markdown';
import {loadPageData} from '../../src/rslib/pageData';
import {defaultLocale, type Locale} from '../../src/site/locales';
import {pageData} from '../../tools/check/rules/componentRules';
import {sourcePages, type SourcePage} from '../../tools/check/sourcePages';
import {root} from '../../tools/support/paths';
import {expectNone} from './support/expectNone';

/** Calls `visitor` with the attributes of every `<Example>` of a page. */
function visitExamples(
  {file}: SourcePage,
  visitor: (props: ReturnType<typeof readAttributes>) => void,
): void {
  visit(parseFile(join(root, file)) as Node, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name === 'Example') visitor(readAttributes(node));
  });
}

type Highlighted = {readonly file: string; readonly lines: string | undefined};

/** Returns the highlighted lines of every file in the examples of a page. */
function highlightedIn({file, locale, frontMatter}: SourcePage): readonly Highlighted[] {
  const tree = parseFile(join(root, file));
  const about = exampleContexts(tree, frontMatter.title as string | undefined);
  const found: Highlighted[] = [];
  visit(tree as Node, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name !== 'Example') return;
    const props = readAttributes(node);
    const data = pageData(locale);
    const {children} = expandExample({node, props, data, about: about.get(node)});
    for (const {meta} of children as unknown as {meta: string}[]) {
      const title = /title="(.*?)"/.exec(meta)?.[1] ?? '';
      found.push({
        file: `${String(props.name)}: ${title}`,
        lines: /" \{([\d,]+)\}/.exec(meta)?.[1],
      });
    }
  });
  return found;
}

const documents = (locale: Locale): readonly SourcePage[] =>
  sourcePages(locale).filter(({key}) => key.startsWith('docs/'));
const english = new Map(documents(defaultLocale).map((page) => [page.key, highlightedIn(page)]));

it('highlights the same lines in both languages', () => {
  for (const page of documents('zh-Hans')) {
    expect([page.key, highlightedIn(page)]).toEqual([page.key, english.get(page.key)]);
  }
});

it('highlights the decisive lines of nearly every configuration', () => {
  const configurations = [...english.values()]
    .flat()
    .filter(({file}) => /rslib\.config\./.test(file));
  const plain = configurations.filter(({lines}) => lines === undefined);
  expect(configurations.length).toBeGreaterThan(150);
  expect(plain.length / configurations.length).toBeLessThan(0.1);
});

it('shows a script only where the command of the example runs it', () => {
  const isScript = (file: string): boolean =>
    /^[^/]+\.[mc]?[jt]s$/.test(file) && !/\.(?:config|d)\./.test(file);
  const problems: string[] = [];
  for (const page of documents(defaultLocale)) {
    visitExamples(page, ({name, files = []}) => {
      const data = pageData(defaultLocale);
      const record = data.example(String(name));
      const shown = files as readonly string[];
      const started: readonly string[] = record.command.match(/(?<=(?:^|&& )node )\S+/g) ?? [];
      const isNamed = (script: string): boolean =>
        started.includes(script) ||
        record.files
          .filter((file) => file !== script && /\.[mc]?[jt]s$/.test(file))
          .some((file) =>
            data.exampleFile(record.name, file).includes(script.replace(/\.\w+$/, '')),
          );
      const missing = shown.length > 0 ? started.filter((script) => !shown.includes(script)) : [];
      const idle = shown.filter((file) => isScript(file) && !isNamed(file));
      problems.push(
        ...missing.map(
          (script) => `${page.file}: ${record.name} runs ${script}, which is not shown`,
        ),
        ...idle.map((script) => `${page.file}: ${record.name} does not run ${script}`),
      );
    });
  }
  expectNone(problems, 'Show what the command runs, or run what is shown.');
});

it('the comparison supports the figures of the landing page', () => {
  const {comparison, example} = loadPageData(root, 'en');
  const tool = (id: string) => comparison.tools.find((each) => each.id === id)!;
  // The shortest time of the tools that bundle, and the only one of them that builds with the latest TypeScript.
  for (const other of [tool('tsup'), tool('rollup')]) {
    expect(tool('rslib').seconds).toBeLessThan(other.seconds);
    expect([tool('rslib').buildsWithLatest, other.buildsWithLatest]).toEqual([true, false]);
    // The row of Rslib with the TypeScript of the others.
    expect(tool('rslib6').typescript).toBe(other.typescript);
  }
  expect(tool('rslib').typescript).toBe(comparison.latestTypeScript);
  expect(example('minimal')).toMatchObject({exitCode: 0, command: 'npx rslib'});
});
