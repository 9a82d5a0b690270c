// Reads the options and messages of the installed package, measures the defaults, and compares them with
// src/data/options.json and src/data/messages.json.
//
//   npm run options               compare
//   npm run options -- --update   record
//
// `npm run release` compares another version of the package.
import path from 'node:path';

import {differenceRows} from '../../src/compiler/records/options/differenceRows';
import {ensureInstalled, toJson} from '../examples/workspace';
import {checkRecords} from '../support/diff';
import {examplesDir} from '../support/paths';
import {fail, run} from '../support/process';
import {readMessages, shownMessages} from './packageMessages';
import {readOptionData} from './readOptionData';

run(import.meta.url, async () => {
  await ensureInstalled(examplesDir);
  const {data, problems} = await readOptionData(examplesDir);
  if (problems.length > 0) {
    const list = problems.map((problem) => `  ${problem}`).join('\n');
    fail(
      `options: ${data.package} differs from overlay.yml or notes.yml of tools/options\n${list}`,
    );
  }
  const messages = shownMessages(readMessages(path.join(examplesDir, 'node_modules')));
  const result = checkRecords('options', {
    'src/data/options.json': toJson(data),
    'src/data/messages.json': toJson(messages),
  });
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
