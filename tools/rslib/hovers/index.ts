// Reads the types of names in the checked code blocks of all pages and compares them with
// src/data/hovers.json.
//
//   npm run hovers               compare
//   npm run hovers -- --update   record
//   npm run hovers -- --if-changed   compare if an input changed
import {allPages} from '../../check/sourcePages';
import {exampleFiles, exampleNames, ensureInstalled} from '../examples/workspace';
import {checkRecords, hashOfInputs, isUnchanged, recordHash} from '../../support/diff';
import {list, read} from '../../support/files';
import {examplesDir} from '../../support/paths';
import {run} from '../../support/process';
import {collectHovers} from './collectHovers';
import {serialiseHovers} from './hoverRecord';

const recordFile = 'src/data/hovers.json';

/** Returns one hash of the record, the code of all pages and examples, the packages, and the code that reads types. */
function hashOfHovers(): string {
  const code = ['docs', 'blog', 'i18n'].flatMap((folder) =>
    list(folder, /\.mdx?$/).flatMap((file) => [
      file,
      ...(read(file).match(/^\s*```[^]*?^\s*```|<Example\b[^>]*>|\{\/\* unchecked\b/gm) ?? []),
    ]),
  );
  const tools = ['tools/rslib/hovers', 'tools/check/code', 'src/compiler/code'];
  const examples = exampleNames(examplesDir).flatMap((name) => exampleFiles(examplesDir, name));
  const files = [
    ...[recordFile, 'package-lock.json', 'examples/package-lock.json'],
    ...tools.flatMap((folder) => list(folder)),
    ...examples.map((file) => `examples/${file}`),
  ];
  return hashOfInputs(files, code);
}

run(import.meta.url, async () => {
  if (process.argv.includes('--if-changed') && isUnchanged('hovers', hashOfHovers())) return;
  await ensureInstalled(examplesDir);
  const record = collectHovers(allPages());
  const result = checkRecords('hovers', {[recordFile]: serialiseHovers(record)});
  if (process.argv.includes('--update')) recordHash('hovers', hashOfHovers());
  const blocks = Object.values(record.blocks);
  console.log(
    `hovers: ${blocks.flat().length} names in ${blocks.length} blocks ${result}, with ${Object.keys(record.texts).length} texts`,
  );
});
