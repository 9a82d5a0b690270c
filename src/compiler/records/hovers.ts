import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {HoverRecord} from '../../lib/hovers/record';

/** What `npm run hovers` recorded for a site; nothing for a site without a record. Throws when it is no JSON. */
export function readHovers(siteDir: string): HoverRecord {
  const file = path.join(siteDir, 'src/data/hovers.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as HoverRecord)
    : {texts: {}, blocks: {}};
}
