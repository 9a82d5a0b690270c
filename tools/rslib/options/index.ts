// Reads the options and messages of the installed package, measures the defaults, and compares them with
// src/data/options.json and src/data/messages.json.
//
//   npm run options               compare
//   npm run options -- --update   record
//   npm run options -- --if-changed   compare if an input changed
//
// `npm run release` compares another version of the package.
import path from 'node:path';

import {differenceRows} from '../../../src/rslib/options/differenceRows';
import {ensureInstalled} from '../examples/workspace';
import {checkRecords, hashOfInputs, isUnchanged, recordHash} from '../../support/diff';
import {list, toJson} from '../../support/files';
import {examplesDir} from '../../support/paths';
import {fail, run} from '../../support/process';
import {readMessages, shownMessages} from './packageMessages';
import {readOptionData} from './readOptionData';

const recordFiles = {options: 'src/data/options.json', messages: 'src/data/messages.json'};

/** Returns one hash of the records, the packages, and the code that reads them. */
function hashOfOptions(): string {
  return hashOfInputs([
    ...Object.values(recordFiles),
    'examples/package-lock.json',
    ...['tools/rslib/options', 'src/rslib/options'].flatMap((folder) => list(folder)),
  ]);
}

run(import.meta.url, async () => {
  if (process.argv.includes('--if-changed') && isUnchanged('options', hashOfOptions())) return;
  await ensureInstalled(examplesDir);
  const {data, problems} = await readOptionData(examplesDir);
  if (problems.length > 0) {
    const list = problems.map((problem) => `  ${problem}`).join('\n');
    fail(
      `options: ${data.package} differs from overlay.yml or notes.yml of tools/rslib/options\n${list}`,
    );
  }
  const messages = shownMessages(readMessages(path.join(examplesDir, 'node_modules')));
  const result = checkRecords('options', {
    [recordFiles.options]: toJson(data),
    [recordFiles.messages]: toJson(messages),
  });
  if (process.argv.includes('--update')) recordHash('options', hashOfOptions());
  const {options} = data;
  const ofRsbuild = options.filter(({defaults}) => defaults !== undefined).length;
  console.log(
    [
      `options: ${options.length} ${result}`,
      `${options.length - ofRsbuild} of the library, ${ofRsbuild} of Rsbuild`,
      `${differenceRows(data).length} defaults that differ from Rsbuild`,
    ].join('; '),
  );
});
