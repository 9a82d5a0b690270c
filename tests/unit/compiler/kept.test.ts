import {readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {kept} from '../../../src/compiler/kept';
import {removeFolder, writeFolder} from '../../support/siteFolder';

describe('what builds keep for each other', () => {
  let folder: string;
  beforeEach(() => (folder = writeFolder({})));
  afterEach(() => removeFolder(folder));

  it('is made once for a key', () => {
    const make = jest.fn(() => ({texts: new Map([['a', 'b']]), missing: undefined}));
    const first = kept('page', make, {folder});
    expect(kept('page', make, {folder})).toEqual(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is made for each key', () => {
    const values = ['one', 'two'].map((key) => kept(key, () => `${key}!`, {folder}));
    expect(values).toEqual(['one!', 'two!']);
  });

  it('is made anew when it no longer holds, and that is kept', () => {
    kept('page', () => 'old', {folder});
    expect(kept('page', () => 'new', {folder, holds: (value) => value === 'new'})).toBe('new');
    expect(kept('page', () => 'newer', {folder})).toBe('new');
  });

  it('is made anew from a file that cannot be read', () => {
    kept('page', () => 'old', {folder});
    writeFileSync(join(folder, readdirSync(folder)[0]!), 'broken');
    expect(kept('page', () => 'new', {folder})).toBe('new');
  });

  it('is not kept when it could not be made', () => {
    const fails = (): never => {
      throw new Error('No.');
    };
    expect(() => kept('page', fails, {folder})).toThrow('No.');
    expect(kept('page', () => 'made', {folder})).toBe('made');
  });

  it('is nothing while the compiler runs from its sources', () => {
    const make = jest.fn(() => 1);
    kept('page', make);
    kept('page', make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
