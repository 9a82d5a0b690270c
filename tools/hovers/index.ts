// Reads the types of names in the checked code blocks of all pages and compares them with
// src/data/hovers.json.
//
//   npm run hovers               compare
//   npm run hovers -- --update   record
import {allPages} from '../check/sourcePages';
import {ensureInstalled} from '../examples/workspace';
import {checkRecords} from '../support/diff';
import {examplesDir} from '../support/paths';
import {run} from '../support/process';
import {collectHovers} from './collectHovers';
import {serialiseHovers} from './hoverRecord';

run(import.meta.url, async () => {
  await ensureInstalled(examplesDir);
  const record = collectHovers(allPages());
  const result = checkRecords('hovers', {'src/data/hovers.json': serialiseHovers(record)});
  const blocks = Object.values(record.blocks);
  console.log(
    `hovers: ${blocks.flat().length} names in ${blocks.length} blocks ${result}, with ${Object.keys(record.texts).length} texts`,
  );
});
