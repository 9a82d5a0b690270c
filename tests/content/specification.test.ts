import sidebars from '../../sidebars';
import {limits} from '../../src/site/limits';
import {elsewhere, rules, type Proof} from './specification';
import {exists, list, read} from './support/files';
import {expectNone} from './support/problems';

const table = 'tests/content/specification.ts';

/** Lines of a test file that hold a title: where a test begins, or a title on a line of its own. */
function titles(file: string): readonly string[] {
  return read(file)
    .split('\n')
    .filter((line) =>
      /^\s*(?:(?:test|it|describe)\b.*\(|\](?: as const)?\)\(|\[?['"`])/.test(line),
    );
}

function says({file, title}: Proof): boolean {
  return exists(file) && title.length > 6 && titles(file).some((line) => line.includes(title));
}

test('every rule of the specification is proved by a test that exists, or says why not', () => {
  const problems = rules.flatMap((row) => {
    const name = `${table}:1: ${row.section} "${row.rule}"`;
    if (row.later) return row.reason.length > 10 ? [] : [`${name} has neither a test nor a reason`];
    if (row.tests.length === 0) return [`${name} has neither a test nor a reason`];
    return row.tests
      .filter((proof) => !says(proof))
      .map(
        ({file, title}) =>
          `${name}: ${exists(file) ? `${file} has no test "${title}"` : `there is no ${file}`}`,
      );
  });
  expectNone(
    problems,
    'Name a test by its file and a part of its title, or give the reason why there is none yet.',
  );
});

test('every section that the table is about has rules, and each rule stands there once', () => {
  const sections = [...new Set(rules.map(({section}) => section))];
  expect(sections).toEqual([
    '2.2',
    '2.3',
    '2.4',
    '2.5',
    '2.6',
    '2.7',
    '2.8',
    '2.9',
    '2.10',
    '3',
    '4',
    '5',
    '7',
    '8',
    '9',
  ]);
  const names = rules.map(({section, rule}) => `${section} ${rule}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every number of the specification is named by a rule', () => {
  const named = new Set<string>([...rules.flatMap((row) => row.limits ?? []), ...elsewhere]);
  const problems = Object.keys(limits)
    .filter((name) => !named.has(name))
    .map((name) => `src/site/limits.ts:1: no rule of ${table} names ${name}`);
  expectNone(problems, 'Add the rule that the number belongs to, with its test.');
});

test('a missing test is found', () => {
  const file = 'tests/content/specification.test.ts';
  expect(says({file, title: 'a missing test is found'})).toBe(true);
  expect(says({file, title: 'a test that '.concat('nobody wrote')})).toBe(false);
  expect(says({file: 'tests/content/nowhere.test.ts', title: 'a missing test is found'})).toBe(
    false,
  );
  // A name in code or in a comment is no title.
  expect(says({file, title: 'const table ='})).toBe(false);
});

test('guide and config have a sidebar each', () => {
  const text = (name: string): string => JSON.stringify(sidebars[name]);
  expect(Object.keys(sidebars)).toEqual(expect.arrayContaining(['guide', 'config']));
  expect(text('guide')).not.toContain('"config/');
  expect(text('config')).not.toContain('"guide/');
  expect(text('guide')).toContain('"guide/index"');
  expect(text('config')).toContain('"config/index"');
});

test('the article of the blog is of 2025-05-14', () => {
  const articles = [
    ...list('blog', /introducing-.*\.mdx$/),
    ...list('i18n/zh-Hans/docusaurus-plugin-content-blog', /introducing-.*\.mdx$/),
  ];
  expect(articles).toHaveLength(2);
  for (const file of articles) expect(read(file)).toMatch(/^date: ['"]?2025-05-14['"]?$/m);
});

afterAll(() => {
  const lines = rules.map((row) => {
    const proof = row.later
      ? `later (${row.later}): ${row.reason}`
      : row.tests.map(({file, title}) => `${file} "${title}"`).join('; ');
    return `${row.section} · ${row.rule} → ${proof}`;
  });
  process.stdout.write(`${lines.join('\n')}\n`);
});
