// Reads the types of names in the checked code blocks of all pages and compares them with
// src/data/hovers.json.
//
//   npm run hovers               compare
//   npm run hovers -- --update   record
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {allPages} from '../check/sourcePages';
import {ensureInstalled} from '../examples/workspace';
import {unifiedDiff} from '../support/diff';
import {root} from '../support/paths';
import {fail, run} from '../support/process';
import {collectHovers} from './collectHovers';
import {serialiseHovers} from './hoverRecord';

const name = 'src/data/hovers.json';

run(import.meta.url, async () => {
  await ensureInstalled(join(root, 'examples'));
  const record = collectHovers(allPages());
  const file = join(root, name);
  const now = serialiseHovers(record);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isUpdate = process.argv.includes('--update');
  if (isUpdate) writeFileSync(file, now);
  else if (now !== recorded) {
    fail(
      `${unifiedDiff(name, recorded, now)}\n\nhovers: the record is out of date. Update it:\n  npm run hovers -- --update`,
    );
  }
  const blocks = Object.values(record.blocks);
  const result = isUpdate && now !== recorded ? 'recorded' : 'as recorded';
  console.log(
    `hovers: ${blocks.flat().length} names in ${blocks.length} blocks ${result}, with ${Object.keys(record.texts).length} texts`,
  );
});
