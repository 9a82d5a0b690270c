import {visit} from 'unist-util-visit';
import {readAttributes} from '../../src/compiler/markdown/nodes';
import {withoutPlaceholders} from '../../src/compiler/log/placeholders';
import {explain} from '../../src/lib/log/explain';
import {needs} from '../../src/lib/log/logFormat';
import {tellingWords} from '../../src/lib/log/tellingWords';
import {defaultLocale, locales} from '../../src/site/locales';
import {pageData} from '../../tools/check/rules/componentRules';
import {logDataOf, logSources} from '../../tools/explain/logSources';
import {read} from '../../tools/support/files';
import {noises} from './support/noise';
import {expectNone} from './support/problems';
import {seeded} from './support/sectionWords';

const isScopeAll = process.env.TEST_SCOPE === 'all';
const data = pageData(defaultLocale);
const address = ({path, anchor}: {path: string; anchor: string}): string =>
  `${path.replace(/^\/zh/, '')}#${anchor}`;

/** Sections that show each example that fails or warns. */
const shown = new Map<string, string[]>();
for (const {path, tree} of logSources(defaultLocale)) {
  let anchor = '';
  visit(tree, (node) => {
    if (node.type === 'heading') anchor = node.data?.id ?? '';
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Example') return;
    const name = String(readAttributes(node).name);
    const {exitCode, warnings} = data.example(name);
    if (exitCode === 0 && warnings.length === 0) return;
    shown.set(name, [...(shown.get(name) ?? []), `${path}#${anchor}`]);
  });
}
/** Examples that are shown apart from the section about their error. */
const elsewhere: Readonly<Record<string, string>> = {
  'federation-remotes': '/guide/advanced/module-federation#error-remotes',
  'typescript-isolated-modules': '/guide/basic/typescript#error-ts1205',
};
const examples = [...shown].map(([name, sections]) => {
  const errors = sections.filter((section) => /#(?:error|warning)-/.test(section));
  const right = elsewhere[name] ?? (errors.length > 0 ? errors : sections);
  return {name, log: data.example(name).log, right};
});

describe.each(locales)('the %s data about logs', (locale) => {
  const known = logDataOf(locale);
  const first = (log: string): string => {
    const [best] = explain(log, known);
    return best ? address(best) : 'nothing';
  };

  it('explains the output of every failing example by the section on it', () => {
    expect(examples.length).toBeGreaterThan(40);
    const wrong = examples.flatMap(({name, log, right}) =>
      right.includes(first(log)) ? [] : [`${name}: ${first(log)}, not ${String(right)}`],
    );
    expectNone(wrong, 'A recorded log leads to another section.');
  });

  /** Sections with the indexes of the messages in their headings. */
  const sections = known.pages.flatMap(([path, , ...all]) =>
    all.map(([anchor, , named]) => ({at: address({path, anchor}), named})),
  );

  it('explains the message in a heading by a section with that heading', () => {
    const wrong = sections.flatMap(({at, named}) => {
      const texts = named.map((index) => known.messages[index]![0]);
      const found = first(`rslib build\n${texts.join('\n').replace(/[⟨⟩]/g, '')}`);
      const isRight = sections.some(
        (other) => other.at === found && String(other.named) === String(named),
      );
      return texts.length === 0 || isRight ? [] : [`${at}: ${found}`];
    });
    expect(sections.length).toBeGreaterThan(200);
    expectNone(wrong, 'The text of a heading leads to another one.');
  });

  it('recognises messages with other names in their placeholders', () => {
    const wordsAt = (index: number): string =>
      withoutPlaceholders(known.messages[index]![0]).replace(/\W+/g, ' ').trim();
    const wrong = sections
      .flatMap(({named}) => named)
      .flatMap((index) => {
        const [text, , needed] = known.messages[index]!;
        if (needed !== needs.nothing || !text.includes('⟨')) return [];
        const found = first(text.replace(/⟨[^⟩]*⟩/g, 'their-own'));
        const words = sections.find(({at}) => at === found)?.named.map(wordsAt) ?? [];
        const own = wordsAt(index);
        const isSame = words.some((other) => own.includes(other) || other.includes(own));
        return isSame ? [] : [`${text}: ${found}`];
      });
    expectNone(wrong, 'Other names in a message lead to another section.');
  });

  it.each(Object.entries(noises))('is not misled by %s', (_, noise) => {
    const random = seeded(15);
    const tries = Array.from({length: isScopeAll ? 100 : 5}, () => examples).flat();
    const wrong = tries.flatMap(({name, log, right}) => {
      const noisy = noise(log, random);
      return right.includes(first(noisy)) ? [] : [`${name}: ${first(noisy)}\n${noisy}`];
    });
    if (wrong.length > tries.length * 0.05) expectNone(wrong, 'Noise leads to other sections.');
  });
});

const unrelated = read('tests/content/support/unrelated.txt').split(/^----\n/m);

test('unrelated texts are not recognised, and have words to search for', () => {
  const known = logDataOf(defaultLocale);
  expect(unrelated).toHaveLength(30);
  expect(unrelated.flatMap((text) => explain(text, known).map(({line}) => line))).toEqual([]);
  expect(unrelated.filter((text) => tellingWords(text) === '')).toEqual([]);
});
