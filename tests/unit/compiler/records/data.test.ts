import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {loadPageData} from '../../../../src/compiler/records/pageData';

describe('the facts of a site', () => {
  let root: string;
  let edits = 0;

  /** Writes a file with a new modification time. */
  function write(file: string, content: unknown): void {
    const target = path.join(root, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
    edits += 1;
    fs.utimesSync(target, edits, edits);
  }

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
    write('package.json', {repository: {url: 'https://example.com/a/b'}});
    write('src/data/options.json', {version: '1.0.0', options: []});
    write('src/data/examples/minimal.json', {exitCode: 0});
    write('docs/guide/start/glossary.mdx', '## ESM {/* #esm */}\n\nOne.\n');
  });

  afterEach(() => fs.rmSync(root, {recursive: true, force: true}));

  const facts = (): readonly unknown[] => {
    const data = loadPageData(root, 'en');
    return [data.packageVersion, data.example('minimal').exitCode, data.term('esm').children];
  };

  it('are read once for all pages', () => {
    const read = jest.spyOn(fs, 'readFileSync');
    facts();
    facts();
    const files = read.mock.calls.map(([file]) => path.basename(String(file)));
    read.mockRestore();
    expect(files.filter((name) => /^(?:options|minimal)/.test(name))).toEqual([
      'options.json',
      'minimal.json',
    ]);
  });

  it('are read again when a file has changed', () => {
    facts();
    write('src/data/options.json', {version: '1.0.1', options: []});
    write('src/data/examples/minimal.json', {exitCode: 1});
    write('docs/guide/start/glossary.mdx', '## ESM {/* #esm */}\n\nTwo.\n');
    expect(facts()).toEqual(['1.0.1', 1, [expect.objectContaining({value: 'Two.'})]]);
  });
});
