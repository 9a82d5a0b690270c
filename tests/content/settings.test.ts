import {fieldsOf, objectTypes, readsOfFields, textNames} from './support/settings';
import {list, read} from '../../tools/support/files';
import {expectNone} from './support/problems';

const files = ['src/site/settings.ts', 'src/site/tools.ts'];

test('every setting is read somewhere', () => {
  const reads = readsOfFields();
  const fields = files.flatMap((file) => objectTypes(file).flatMap((name) => fieldsOf(file, name)));
  expect(fields.map(({name}) => name)).toEqual(
    expect.arrayContaining(['SiteSettings.themeConfig.nav', 'NavItem.link', 'Tool.href']),
  );
  const problems = fields
    .filter((field) => reads(field).length === 0)
    .map(({name, file, line}) => `${file}:${line}: nothing outside src/site reads ${name}`);
  expectNone(
    problems,
    'A setting that nothing reads promises what the site does not do: use it, or remove it.',
  );
}, 60_000);

test('every text that settings may replace is asked for somewhere', () => {
  const sources = list('src', /\.tsx?$/)
    .filter((file) => !file.startsWith('src/site/'))
    .map(read)
    .join('\n');
  const problems = textNames()
    .filter((name) => !new RegExp(`['"]${name}['"]|\\btexts\\??\\.${name}\\b`).test(sources))
    .map((name) => `src/site/settings.ts:1: nothing asks for the text ${name}`);
  expectNone(problems, 'Ask for it with useText, or take the name out of TextName.');
});

test('fields of nested types are found', () => {
  const source =
    'export type A = {readonly b: string; readonly c?: {readonly d: readonly {readonly e: number}[]}};';
  expect(fieldsOf('x.ts', 'A', source).map(({name}) => name)).toEqual([
    'A.b',
    'A.c',
    'A.c.d',
    'A.c.d.e',
  ]);
});
