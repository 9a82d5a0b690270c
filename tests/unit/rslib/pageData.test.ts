import fs from 'node:fs';
import path from 'node:path';
import {loadPageData} from '../../../src/rslib/pageData';
import {writeFolder} from '../../support/siteFolder';

describe('the facts of a site', () => {
  let root: string;

  beforeEach(() => {
    root = writeFolder({
      'package.json': '{"repository": {"url": "https://example.com/a/b"}}',
      'src/data/options.json': '{"version": "1.0.0", "options": []}',
      'src/data/examples/minimal.json': '{"exitCode": 0}',
      'docs/guide/start/glossary.mdx': '## ESM {/* #esm */}\n\nOne.\n',
    });
  });

  function edit(file: string, from: string, to: string): void {
    const target = path.join(root, file);
    fs.writeFileSync(target, fs.readFileSync(target, 'utf8').replace(from, to));
    // Set another modification time, because a fast test may write both versions in the same millisecond.
    fs.utimesSync(target, 1, 1);
  }

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
    const records = files.filter((name) => /^(?:options|minimal)/.test(name));
    expect(records).toEqual(['options.json', 'minimal.json']);
  });

  it('are read again when a file has changed', () => {
    facts();
    edit('src/data/options.json', '1.0.0', '1.0.1');
    edit('src/data/examples/minimal.json', '0', '1');
    edit('docs/guide/start/glossary.mdx', 'One', 'Two');
    expect(facts()).toEqual(['1.0.1', 1, [expect.objectContaining({value: 'Two.'})]]);
  });
});
