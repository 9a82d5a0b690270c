import {createElement} from 'react';
import {decodeProps, encodeProps, PropError} from '../src/props';

const roundTrip = (props: object) => {
  const {json, slots} = encodeProps('Chart', props);
  return {props: decodeProps(json, (index) => `slot ${index}`), slots};
};

test.each([
  [{text: 'a', count: 0, isOpen: false, nothing: null}],
  [{list: [1, 'two', [true]], nested: {deep: {value: -1.5}}}],
  [{text: '</script><b>"&\u2028'}],
  [{}],
])('plain props are equal after encoding and decoding: %j', (props) => {
  expect(roundTrip(props).props).toEqual(props);
});

test('elements become slots, in lists and objects too, in their order', () => {
  const [first, second, third] = ['b', 'i', 'p'].map((tag) => createElement(tag));
  const {props, slots} = roundTrip({
    children: first,
    tabs: [
      {label: 'A', content: second},
      {label: 'B', content: ['text', third]},
    ],
  });
  expect(slots).toEqual([first, second, ['text', third]]);
  expect(props).toEqual({
    children: 'slot 0',
    tabs: [
      {label: 'A', content: 'slot 1'},
      {label: 'B', content: 'slot 2'},
    ],
  });
});

test('a prop that is undefined is left out', () => {
  expect(roundTrip({one: 1, none: undefined, list: [undefined]}).props).toEqual({
    one: 1,
    list: [null],
  });
});

test.each([
  [{onClick: () => undefined}, '"onClick" is a function'],
  [{items: [{when: new Date(0)}]}, '"items[0].when" is a Date'],
  [{options: {map: new Map()}}, '"options.map" is a Map'],
  [{ratio: Number.NaN}, '"ratio" is NaN'],
  [{key: Symbol('key')}, '"key" is a symbol'],
  [{count: 1n}, '"count" is a bigint'],
])('a prop that cannot be sent is named, with its component (%#)', (props, words) => {
  expect(() => encodeProps('Chart', props)).toThrow(PropError);
  expect(() => encodeProps('Chart', props)).toThrow(
    `<Chart> is an island ('use client'): its prop ${words}, which cannot be sent to the browser.`,
  );
});

test('an object whose prototype only says how it is printed is sent', () => {
  const image = Object.assign(Object.create({toString: () => 'a.png'}) as object, {src: 'a.png'});
  expect(roundTrip({image}).props).toEqual({image: {src: 'a.png'}});
});
