import {readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {cached} from '../../../src/compiler/cache';
import {writeFolder} from '../../support/siteFolder';

let folder: string;
beforeEach(() => (folder = writeFolder({})));

it('computes a value once for a key', () => {
  const make = jest.fn(() => ({texts: new Map([['a', 'b']]), missing: undefined}));
  const first = cached('page', make, {folder});
  expect(cached('page', make, {folder})).toEqual(first);
  expect(make).toHaveBeenCalledTimes(1);
});

it('replaces a file that cannot be read', () => {
  cached('page', () => 'old', {folder});
  writeFileSync(join(folder, readdirSync(folder)[0]!), 'broken');
  expect(cached('page', () => 'new', {folder})).toBe('new');
});

it('stores nothing when the computation throws', () => {
  const fails = (): never => {
    throw new Error('No.');
  };
  expect(() => cached('page', fails, {folder})).toThrow('No.');
  expect(cached('page', () => 'made', {folder})).toBe('made');
});

it('stores nothing when the compiler runs from its sources', () => {
  const make = jest.fn(() => 1);
  cached('page', make);
  cached('page', make);
  expect(make).toHaveBeenCalledTimes(2);
});
