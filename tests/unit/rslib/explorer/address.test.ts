import {readFileSync} from 'node:fs';
import {readPlace, writePlace} from '../../../../src/rslib/explorer/address';
import {defaultState, indexOf, stateAt, stateCount} from '../../../../src/rslib/explorer/choices';
import {facetIds, type Wanted} from '../../../../src/rslib/explorer/facets';
import type {IndexRecord} from '../../../../src/rslib/explorer/records';
import {candidatesOf} from '../../../../src/rslib/explorer/wanted';

const index = JSON.parse(readFileSync('src/data/explorer/index.json', 'utf8')) as IndexRecord;

const pick = (wanted: Wanted): Wanted => Object.fromEntries(facetIds.map((id) => [id, wanted[id]]));

test('every state, also in a comparison, has an address of at most 200 characters that is parsed to the same state', () => {
  const base = stateAt(stateCount - 1);
  for (let index = 0; index < stateCount; index++) {
    const state = stateAt(index);
    const text = writePlace({state, base, open: 'dist/esm/some/folder/initials.d.mts.map'});
    expect(text.length).toBeLessThanOrEqual(200);
    const {place, unreadable} = readPlace(`?${text}`);
    if (indexOf(place.state) !== index || indexOf(place.base!) !== stateCount - 1) {
      throw new Error(`${text} is read as ${JSON.stringify(place)}`);
    }
    expect(unreadable).toEqual([]);
  }
});

test('every package that can be found by wanted files has an address of at most 200 characters that is parsed to it', () => {
  const [base, open] = [stateAt(stateCount - 1), 'dist/esm/index.js'];
  for (const {state, facets: wanted} of candidatesOf(index).all) {
    const text = writePlace({state, wanted: pick(wanted), base, open});
    expect(text.length).toBeLessThanOrEqual(200);
    const {place, hasState, unreadable} = readPlace(text);
    expect([place.state, place.wanted, place.base]).toEqual([state, pick(wanted), base]);
    expect([hasState, ...unreadable]).toEqual([true]);
  }
});

test('the default state has an empty address, and others name only what differs', () => {
  expect(writePlace({state: defaultState})).toBe('');
  expect(writePlace({state: {...defaultState, format: 'esm+cjs', dts: 'files'}})).toBe(
    'format=esm-cjs&dts=files',
  );
});

test('wanted files and the open file are in the address', () => {
  const place = {
    state: defaultState,
    wanted: {format: 'esm+cjs', code: 'cjs+js'},
    open: 'dist/index.d.ts',
  };
  const text = writePlace(place);
  expect(text).toBe('want=format.esm-cjs~code.cjs-js&show=00000000000&file=dist/index.d.ts');
  expect(readPlace(text).place).toEqual(place);
  expect(readPlace(writePlace({state: defaultState, wanted: {}})).place.wanted).toEqual({});
});

test.each([
  ['format=amd&dts=files', ['format=amd']],
  ['?dts=FILES', []],
  ['?from=99', ['from=99']],
  ['?from=abc&dts=files', ['from=abc']],
  ['?want=code.js&show=9&dts=files', ['show=9']],
  ['?want=shape.round&dts=files', ['want=shape.round']],
  ['?dts=files&%', []],
  ['#dts=files&format=%E0%A4%A', ['format=\ufffd%A']],
  [`?dts=files&syntax=${'x'.repeat(500)}`, [`syntax=${'x'.repeat(53)}`]],
])('the valid parts of an invalid address are used: %s', (search, unreadable) => {
  const read = readPlace(search);
  expect(read.unreadable).toEqual(unreadable);
  expect(stateAt(indexOf(read.place.state))).toEqual(read.place.state);
  expect(read.place.state.dts).toBe(search.includes('from=99') ? 'off' : 'files');
});

test('digits that are missing at the end of a state in an old address stand for the defaults', () => {
  expect(readPlace('?from=1').place.base).toEqual({...defaultState, format: 'cjs'});
});
