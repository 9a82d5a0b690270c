import {checkOptions} from '../../../src/plugins/checkOptions';

type Options = {readonly folder: string; readonly forms: object; readonly say?: () => string};
const check = (given: unknown): Options =>
  checkOptions<Options>('site-x', given, {folder: 'string', forms: 'object', say: 'function?'});

it('takes what a plugin knows, with the id that Docusaurus adds', () => {
  const given = {id: 'default', folder: 'docs', forms: {}, say: () => ''};
  expect(check(given)).toBe(given);
  expect(check({folder: 'docs', forms: {}}).folder).toBe('docs');
});

it.each<[unknown, string]>([
  [undefined, 'option "folder" is missing'],
  [{folder: 1, forms: {}}, 'option "folder" is of type number'],
  [{folder: 'docs', forms: null}, 'option "forms" is null'],
  [{folder: 'docs', forms: {}, say: 'x'}, 'option "say" is of type string'],
  [{folder: 'docs', forms: {}, fodler: 'x'}, 'there is no option "fodler"'],
])('refuses %j and says what to write where', (given, problem) => {
  expect(() => check(given)).toThrow(
    `site-x: ${problem}. Give it { folder: string, forms: object, say: function? } in src/config/createConfig.ts.`,
  );
});
