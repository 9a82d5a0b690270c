import {fieldsOf, readsOfFields, type Field} from './support/settings';
import {expectNone} from './support/problems';

const types: readonly (readonly [string, string])[] = [
  ['src/site/settings.ts', 'SiteSettings'],
  ['src/site/settings.ts', 'NavItem'],
  ['src/site/settings.ts', 'SocialLink'],
  ['src/site/tools.ts', 'ToolGroup'],
  ['src/site/tools.ts', 'Tool'],
];

test('every setting is read somewhere', () => {
  const reads = readsOfFields();
  const fields: readonly Field[] = types.flatMap(([file, name]) => fieldsOf(file, name));
  expect(fields.length).toBeGreaterThan(20);
  const problems = fields
    .filter((field) => reads(field).length === 0)
    .map(({name, file, line}) => `${file}:${line}: nothing outside src/site reads ${name}`);
  expectNone(problems, 'A setting that nothing reads promises what the site does not do: use it, or remove it.');
}, 60_000);

test('fields of nested types are found', () => {
  const source = 'export type A = {readonly b: string; readonly c?: {readonly d: readonly {readonly e: number}[]}};';
  expect(fieldsOf('x.ts', 'A', source).map(({name}) => name)).toEqual(['A.b', 'A.c', 'A.c.d', 'A.c.d.e']);
});
