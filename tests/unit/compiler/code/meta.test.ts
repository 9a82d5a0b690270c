import {parseCodeMeta} from '../../../../src/compiler/code/codeMeta';

const nothing = {
  title: undefined,
  highlighted: [],
  seen: undefined,
  lineNumbers: false,
  wrap: false,
  inline: false,
};

it.each([
  ['', nothing],
  ['title="rslib.config.ts"', {...nothing, title: 'rslib.config.ts'}],
  ['title=\'a "quoted" name\'', {...nothing, title: 'a "quoted" name'}],
  ['title=""', {...nothing, title: ''}],
  ['{1,3-5}', {...nothing, highlighted: [1, 3, 4, 5]}],
  [
    'title="x.ts" {2} showLineNumbers',
    {...nothing, title: 'x.ts', highlighted: [2], lineNumbers: true},
  ],
  ['wrap', {...nothing, wrap: true}],
  ['{1} seen={1,3-4}', {...nothing, highlighted: [1], seen: [1, 3, 4]}],
  ['title="seen={2} noWrap"', {...nothing, title: 'seen={2} noWrap'}],
  ['inline', {...nothing, inline: true}],
  ['unseen={1}', {...nothing, highlighted: [1]}],
  ['unwrap subtitle="x" {a}', nothing],
  ['title=x', nothing],
  ['title="open', nothing],
])('reads %j', (meta, expected) => {
  expect(parseCodeMeta(meta)).toEqual(expected);
});

it.each([
  ['', true, true],
  ['noWrap', true, false],
  ['wrap', true, true],
  ['noWrap', false, false],
  ['wrap noWrap', false, false],
])('decides about wrapping: %j when the default is %s', (meta, defaultWrap, expected) => {
  expect(parseCodeMeta(meta, defaultWrap).wrap).toBe(expected);
});
