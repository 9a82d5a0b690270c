import {createHash} from 'node:crypto';

import type {OutputFile} from '../../src/compiler/records/example';

/** Longer outputs are recorded by their fingerprint: nobody shows them on a page. */
const longestText = 20_000;

/** Files that hold the time at which they were made: their fingerprint is never the same twice. */
const dated = /\.zip$/;

/** What a record keeps of a file that the build wrote. */
export function outputFile(path: string, content: Buffer): OutputFile {
  const text = content.toString('utf8');
  const isText = !text.includes('\0') && Buffer.from(text, 'utf8').equals(content);
  const bytes = content.length;
  if (isText && text.length <= longestText) {
    return {path, bytes, text};
  }
  if (dated.test(path)) {
    return {path, bytes, text: null};
  }
  return {path, bytes, text: null, sha256: createHash('sha256').update(content).digest('hex')};
}
