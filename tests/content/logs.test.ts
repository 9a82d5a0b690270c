import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {readAttributes} from '../../src/compiler/markdown/nodes';
import {withoutPlaceholders} from '../../src/rslib/messages/placeholders';
import {explain, unexplained} from '../../src/rslib/log/explain';
import {needs} from '../../src/rslib/log/logFormat';
import {tellingWords} from '../../src/rslib/log/tellingWords';
import {defaultLocale, locales} from '../../src/site/locales';
import {pageData} from '../../tools/check/rules/componentRules';
import {logDataOf, logSources} from '../../tools/rslib/explain/logSources';
import {read} from '../../tools/support/files';
import {noises} from './support/noise';
import {expectNone} from './support/expectNone';
import {seeded} from './support/sectionWords';
import {everything} from '../support/scope';

const data = pageData(defaultLocale);
const address = ({path, anchor}: {path: string; anchor: string}): string =>
  `${path.replace(/^\/zh/, '')}#${anchor}`;

/** Maps the name of each example to the addresses of the sections that show it. */
const shownIn = new Map<string, string[]>();
for (const {path, tree} of logSources(defaultLocale)) {
  let anchor = '';
  visit(tree, (node) => {
    if (node.type === 'heading') anchor = node.data?.id ?? '';
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Example') return;
    const name = String(readAttributes(node).name);
    shownIn.set(name, [...(shownIn.get(name) ?? []), `${path}#${anchor}`]);
  });
}
/** Maps examples to the section about their error, if other sections show the example. */
const elsewhere: Readonly<Record<string, string>> = {
  'federation-remotes': '/guide/advanced/module-federation#error-remotes',
  'typescript-isolated-modules': '/guide/basic/typescript#error-ts1205',
};
/** Returns the sections about the error of an example: those with the heading of an error, or all that show it. */
function sectionsOf(name: string): readonly string[] {
  if (elsewhere[name]) return [elsewhere[name]];
  const sections = shownIn.get(name) ?? [];
  const errors = sections.filter((section) => /#(?:error|warning)-/.test(section));
  return errors.length > 0 ? errors : sections;
}
const shown = [...shownIn.keys()].map((name) => ({name, right: sectionsOf(name)}));
const examples = shown.flatMap(({name, right}) => {
  const {exitCode, warnings, log} = data.example(name);
  return exitCode === 0 && warnings.length === 0 ? [] : [{name, log, right}];
});

/** Errors of compilers, Node.js and browsers, with the sections that explain them. */
const wordings = shown.flatMap(({name, right}) => {
  const lines = Object.values(data.example(name).wordings ?? {}).flat();
  return lines.length > 0 ? [{name, right, lines}] : [];
});

describe.each(locales)('the %s data about logs', (locale) => {
  const known = logDataOf(locale);
  const first = (log: string): string => {
    const [best] = explain(log, known);
    return best ? address(best) : 'nothing';
  };

  test('messages of another program lead to the section about their cause', () => {
    const others = parse(read('src/rslib/messages/wordings.yml')) as Record<string, string[]>;
    const problems = Object.entries(others).flatMap(([right, messages]) =>
      messages.flatMap((message) => {
        const found = first(`Error: ${message}\n    at a.js:1:2`);
        return found === right ? [] : [`${right}: ${found}: ${message}`];
      }),
    );
    expectNone(problems, 'Correct src/rslib/messages/wordings.yml.');
  });

  it('explains the output of every failing example by the section on it', () => {
    expect(examples.length).toBeGreaterThan(40);
    const wrong = examples.flatMap(({name, log, right}) =>
      right.includes(first(log)) ? [] : [`${name}: ${first(log)}, not ${String(right)}`],
    );
    expectNone(wrong, 'A recorded log leads to another section.');
  });

  /** Address and heading of every section. `named` has the indexes of the messages that the heading quotes. */
  const sections = known.pages.flatMap(([path, , ...all]) =>
    all.map(([anchor, heading, named]) => ({at: address({path, anchor}), heading, named})),
  );

  const namedIn = (place: string): readonly (readonly number[])[] =>
    sections.filter(({at}) => at === place).map(({named}) => named);

  it('explains the message in a heading by a section with that heading', () => {
    const wrong = sections.flatMap(({at, named}) => {
      const texts = named.map((index) => known.messages[index]![0]);
      const found = first(`rslib build\n${texts.join('\n').replace(/[⟨⟩]/g, '')}`);
      const isRight = namedIn(found).some((all) => named.every((index) => all.includes(index)));
      return texts.length === 0 || isRight ? [] : [`${at}: ${found}`];
    });
    expect(sections.length).toBeGreaterThan(200);
    expectNone(wrong, 'The text of a heading leads to another one.');
  });

  it('explains the errors of every recorded program by a section with its example', () => {
    const codeOf = (text: string): string => /^TS\d+/.exec(text)?.[0] ?? '';
    const withCode = (code: string) => sections.filter(({heading}) => heading.includes(code));
    const all = wordings.flatMap(({name, right, lines}) =>
      lines
        // Leaves out TypeScript errors whose code is in no heading: they are side effects of the example.
        .filter((line) => withCode(codeOf(line)).length > 0)
        .map((line) => ({line, right, found: first(line), name})),
    );
    // Several sections may explain a message. Each section whose heading has the message or its code is correct.
    const wrong = all.filter(({line, right, found}) => {
      const own = right.flatMap(namedIn).flat();
      const code = codeOf(line);
      if (code && withCode(code).some(({at}) => at === found)) return false;
      return !namedIn(found).some((named) => named.some((index) => own.includes(index)));
    });
    expect(all.length).toBeGreaterThan(20);
    expectNone(
      wrong.map(({name, line, found}) => `${name}: ${line}: ${found}`),
      'A recorded error leads to another section.',
    );
  });

  const requireOf = (from: string) =>
    `Error [ERR_REQUIRE_ESM]: require() of ES Module /app/node_modules/slug/dist/index.js from ${from} not supported.`;
  it.each([
    [
      'a path without an extension',
      "Cannot find module '/a/dist/utils' imported from /a/dist/index.js",
      '/config/lib/redirect#error-module',
    ],
    [
      'a path with one',
      "Cannot find module '/a/dist/utils.js' imported from /a/dist/main.js",
      '/guide/basic/output-structure#error-missing-file',
    ],
    [
      'a relative path in CommonJS',
      "Error: Cannot find module './utils'\nRequire stack:\n- /a/dist/index.js",
      '/config/lib/bundle#error-missing-file',
    ],
    [
      'an export with any name',
      "SyntaxError: The requested module './a.js' does not provide an export named 'y'",
      '/guide/basic/typescript#error-missing-export',
    ],
    [
      'the default export',
      "SyntaxError: The requested module './a.js' does not provide an export named 'default'",
      '/guide/advanced/web-workers#error-bundleless',
    ],
    [
      'an application that requires the library',
      requireOf('/app/server.js'),
      '/guide/solution/nodejs#error-require-esm',
    ],
    [
      'an output that requires an ES module',
      requireOf('/app/node_modules/my-lib/dist/index.cjs'),
      '/config/lib/auto-external#error-require-esm',
    ],
    [
      'such an output in a .js file',
      requireOf('/app/node_modules/my-lib/dist/index.js'),
      '/config/lib/auto-external#error-require-esm',
    ],
    [
      'a package of another scope',
      "Cannot find package '@acme/own' imported from /app/dist/index.js",
      '/config/lib/auto-external#error-cannot-find-package',
    ],
  ])('explains a message of Node.js with other names than on the page: %s', (_, log, right) => {
    expect(first(log)).toBe(right);
  });

  it('knows the other codes for an error that its section names', () => {
    for (const [code, right] of [
      ['TS2883', '/config/lib/dts#error-ts2742'],
      ['TS1484', '/guide/basic/typescript#error-ts1205'],
    ] as const) {
      const [one] = unexplained(`error ${code}: x y`, known, []);
      expect({...one, at: address(one!)}).toMatchObject({at: right, isUnknown: false});
    }
  });

  it.each([
    ['TS9013', '/config/lib/dts#dts-isolated'],
    ['TS9007', '/config/lib/dts#error-ts9007'],
    ['TS4058', '/config/lib/dts#error-ts4023'],
    ['TS2742', '/config/lib/dts#error-ts2742'],
    ['TS2883', '/config/lib/dts#error-ts2742'],
    ['TS2322', '/config/lib/dts#error-type-errors'],
  ])('names a section that is near %s, also beside a known error', (code, near) => {
    const log = `error TS6059: File 'shared/limit.ts' is not under 'rootDir' 'src'.\na.ts(1,2): error ${code}: x y`;
    const all = explain(log, known);
    expect(address(all[0]!)).toBe('/config/lib/dts#error-ts6059');
    expect(unexplained(log, known, all).map((one) => [one.code, address(one)])).toEqual([
      [code, near],
    ]);
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

  it.each([
    ['TS5011', "The common source directory of 'tsconfig.json' is './lib'."],
    ['TS6059', "File '/a/b.ts' is not under 'rootDir' '/a/src'."],
    ['TS18003', "No inputs were found in config file '/a/tsconfig.json'."],
  ])('explains %s of every compiler', (code, message) => {
    const at = `/config/lib/dts#error-${code.toLowerCase()}`;
    for (const line of [`error ${code}: ${message}`, `error   [tsgo] ${code}: ${message}`]) {
      expect(first(`rslib build\n${line}`)).toBe(at);
    }
  });

  it.each(Object.entries(noises))('is not misled by %s', (_, noise) => {
    const random = seeded(15);
    const tries = Array.from({length: everything ? 100 : 5}, () => examples).flat();
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
