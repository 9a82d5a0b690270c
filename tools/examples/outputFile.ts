import {createHash} from 'node:crypto';

import type {OutputFile} from '../../src/compiler/records/exampleRecord';

/** Length of the longest output that is recorded as text. No page shows a longer one. */
const maxTextLength = 20_000;

/** Files that contain the time of the build, so that their hash differs in every build. */
const timestamped = /\.zip$/;

/** Returns the record of a file that the build wrote: its text, or a hash. */
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
