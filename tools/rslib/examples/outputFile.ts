import {createHash} from 'node:crypto';

import type {OutputFile} from '../../../src/rslib/examples/exampleRecord';

/** Maximum length of a file that is recorded as text, in UTF-16 code units. No page shows a longer file. */
const maxTextLength = 20_000;

/** Pattern of files that contain the time of the build, so that their hash differs each time and is not recorded. */
const timestamped = /\.zip$/;

/** Returns the record of an output file, with its text, or with a hash if it is long or not text. */
export function outputFile(path: string, content: Buffer): OutputFile {
  const text = content.toString('utf8');
  const isText = !text.includes('\0') && Buffer.from(text, 'utf8').equals(content);
  const bytes = content.length;
  if (isText && text.length <= maxTextLength) {
    return {path, bytes, text};
  }
  if (timestamped.test(path)) {
    return {path, bytes, text: null};
  }
  return {path, bytes, text: null, sha256: createHash('sha256').update(content).digest('hex')};
}
