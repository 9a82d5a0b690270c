import {bestTemplate, markNames, type Template} from '../../../../src/compiler/log/placeholders';

describe('names by their look', () => {
  it.each([
    ["Can't resolve './a b.css'", "Can't resolve '⟨./a b.css⟩'"],
    ['The option "dts.bundle" is `true`', 'The option "⟨dts.bundle⟩" is `⟨true⟩`'],
    ['Conflict in static/svg/logo.svg', 'Conflict in ⟨static/svg/logo.svg⟩'],
    ['Cannot find /home/a/b.ts.', 'Cannot find ⟨/home/a/b.ts⟩.'],
    ['See https://a.b/c (it helps)', 'See ⟨https://a.b/c⟩ (it helps)'],
    ['Requires Node.js 20.19.0 or 22', 'Requires Node.js ⟨20.19.0⟩ or ⟨22⟩'],
    ['Library name base (my-widgets) is bad', 'Library name base (⟨my-widgets⟩) is bad'],
    ['require() of ES Module … not supported', 'require() of ES Module ⟨…⟩ not supported'],
    ["Cannot find '…/dist/a.js' from …", "Cannot find '⟨…/dist/a.js⟩' from ⟨…⟩"],
    ['TS2307 and #RUNTIME-003 are codes', 'TS2307 and #RUNTIME-003 are codes'],
    ["It can't and it doesn't", "It can't and it doesn't"],
  ])('%s', (text, marked) => {
    expect(markNames(text, [])).toEqual({text: marked, isOwn: false});
  });
});

describe('names by the message that a package has', () => {
  const entry: Template = [
    "Can't resolve the entry ",
    ' at the location ',
    '. Please ensure that.',
  ];
  const duplicate: Template = ['Duplicate entry ', ' from ', ' and ', ', which may be wrong.'];
  const format: Template = ['When using "umd" format, "bundle" must be "true". Since it is.'];
  const version: Template = ['It needs Node.js >= ', ', but this is ', '.'];
  const looks: Template = ['', ' looks like a webpack or Rspack plugin'];

  it.each<readonly [string, Template, string]>([
    [
      `Can't resolve the entry "./a.ts" at the location a.ts. Please ensure that.`,
      entry,
      `Can't resolve the entry ⟨"./a.ts"⟩ at the location ⟨a.ts⟩. Please ensure that.`,
    ],
    [`Can't resolve the entry "./a.ts"`, entry, `Can't resolve the entry ⟨"./a.ts"⟩`],
    ["Can't resolve the entry", entry, "Can't resolve the entry"],
    [
      'Duplicate entry index from src/a.ts and src/b.ts',
      duplicate,
      'Duplicate entry ⟨index⟩ from ⟨src/a.ts⟩ and ⟨src/b.ts⟩',
    ],
    [
      'When using "umd" format, "bundle" must be "true".',
      format,
      'When using "umd" format, "bundle" must be "true".',
    ],
    ['"bundle" must be "true". Since', format, '"bundle" must be "true". Since'],
    [
      'It needs Node.js >= 25.7.0, but this is 20.20.2.',
      version,
      'It needs Node.js >= ⟨25.7.0⟩, but this is ⟨20.20.2⟩.',
    ],
    [
      'BannerPlugin looks like a webpack or Rspack plugin',
      looks,
      '⟨BannerPlugin⟩ looks like a webpack or Rspack plugin',
    ],
  ])('%s', (text, template, marked) => {
    expect(markNames(text, [format, looks, template])).toEqual({text: marked, isOwn: true});
  });

  it.each<readonly [string, Template]>([
    ['Asset not found', ['Asset ', ' not found']],
    ['Tsconfig not found', ['', ' not found']],
    ['Failed to do something else entirely here', ['Failed to ', '']],
    ['The whole sentence is another one', ['The ', '']],
  ])('%s is made from no template', (text, template) => {
    expect(bestTemplate(text, [template])).toBeUndefined();
  });

  it('takes the template with most of the words', () => {
    const general: Template = ['Cannot find config ', ''];
    const exact: Template = ['Cannot find config file: ', ''];
    expect(bestTemplate('Cannot find config file: a.ts', [general, exact])).toBe(exact);
  });
});
