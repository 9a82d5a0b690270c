// Asks the compiler about the names in the checked blocks of the pages and compares the answers with
// src/data/hovers.json.
//
//   npm run hovers               compare
//   npm run hovers -- --update   record
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {unifiedDiff} from '../support/diff';
import {ensureInstalled} from '../examples/workspace';
import {serialiseHovers} from './record';
import {hoversOf} from './read';
import {allPages} from '../check/pages';
import {root} from '../support/paths';
import {fail, run} from '../support/process';

const name = 'src/data/hovers.json';

run(import.meta.url, async () => {
  await ensureInstalled(join(root, 'examples'), console.log);
  const record = hoversOf(allPages());
  const file = join(root, name);
  const now = serialiseHovers(record);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isUpdate = process.argv.includes('--update');
  if (isUpdate) writeFileSync(file, now);
  else if (now !== recorded) {
    fail(
      `${unifiedDiff(name, recorded, now)}\n\nhovers: the record and the compiler differ. If the pages or the package changed, record it:\n  npm run hovers -- --update`,
    );
  }
  const places = Object.values(record.blocks).reduce((sum, found) => sum + found.length, 0);
  const word = isUpdate && now !== recorded ? 'recorded' : 'as recorded';
  console.log(
    `hovers: ${places} names in ${Object.keys(record.blocks).length} blocks ${word}, with ${Object.keys(record.texts).length} texts`,
  );
});
