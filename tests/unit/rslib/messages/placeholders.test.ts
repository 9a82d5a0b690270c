import {
  bestTemplate,
  bracketNames,
  type Template,
} from '../../../../src/rslib/messages/placeholders';

it.each([
  ["Can't resolve './a b.css'", "Can't resolve '⟨./a b.css⟩'"],
  ['The option "dts.bundle" is `true`', 'The option "⟨dts.bundle⟩" is `⟨true⟩`'],
  ['Conflict in static/svg/logo.svg', 'Conflict in ⟨static/svg/logo.svg⟩'],
  ['See https://a.b/c (it helps)', 'See ⟨https://a.b/c⟩ (it helps)'],
  ['Requires Node.js 20.19.0 or 22', 'Requires Node.js ⟨20.19.0⟩ or ⟨22⟩'],
  ['Library name base (my-widgets) is bad', 'Library name base (⟨my-widgets⟩) is bad'],
  ['require() of ES Module … not supported', 'require() of ES Module ⟨…⟩ not supported'],
  ["Cannot find '…/dist/a.js' from …", "Cannot find '⟨…/dist/a.js⟩' from ⟨…⟩"],
  ["It can't and it doesn't", "It can't and it doesn't"],
])('brackets texts that look like names: %s', (text, marked) => {
  expect(bracketNames(text, [])).toEqual({text: marked, isOwn: false});
});

const entry: Template = ["Can't resolve the entry ", ' at the location ', '. Please ensure that.'];
const duplicate: Template = ['Duplicate entry ', ' from ', ' and ', ', which may be wrong.'];
const format: Template = ['When using "umd" format, "bundle" must be "true". Since it is.'];
const version: Template = ['It needs Node.js >= ', ', but this is ', '.'];
const looks: Template = ['', ' looks like a webpack or Rspack plugin'];

it.each<[Template, string]>([
  [entry, `Can't resolve the entry ⟨"./a.ts"⟩ at the location ⟨a.ts⟩. Please ensure that.`],
  [entry, `Can't resolve the entry ⟨"./a.ts"⟩`],
  [entry, "Can't resolve the entry"],
  [duplicate, 'Duplicate entry ⟨index⟩ from ⟨src/a.ts⟩ and ⟨src/b.ts⟩'],
  [format, 'When using "umd" format, "bundle" must be "true".'],
  [format, '"bundle" must be "true". Since'],
  [version, 'It needs Node.js >= ⟨25.7.0⟩, but this is ⟨20.20.2⟩.'],
  [looks, '⟨BannerPlugin⟩ looks like a webpack or Rspack plugin'],
])('brackets the values of the template %j: %s', (template, text) => {
  const plain = text.replace(/[⟨⟩]/g, '');
  expect(bracketNames(plain, [format, looks, template])).toEqual({text, isOwn: true});
});

it.each<readonly [string, Template]>([
  ['Asset not found', ['Asset ', ' not found']],
  ['Tsconfig not found', ['', ' not found']],
  ['Failed to do something else entirely here', ['Failed to ', '']],
  ['The whole sentence is another one', ['The ', '']],
])('%s matches no template', (text, template) => {
  expect(bestTemplate(text, [template])).toBeUndefined();
});

it('prefers the template with the most words', () => {
  const general: Template = ['Cannot find config ', ''];
  const exact: Template = ['Cannot find config file: ', ''];
  expect(bestTemplate('Cannot find config file: a.ts', [general, exact])).toBe(exact);
});
