// Reads the options and messages of the installed package, measures the defaults, and compares them with
// src/data/options.json and src/data/messages.json.
//
//   npm run options               compare
//   npm run options -- --update   record
//
// `npm run release` compares another version of the package.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {differenceRows} from '../../src/compiler/records/options/differenceRows';
import {ensureInstalled, toJson} from '../examples/workspace';
import {unifiedDiff} from '../support/diff';
import {root} from '../support/paths';
import {fail, run} from '../support/process';
import {readMessages, shownMessages} from './packageMessages';
import {readOptionData} from './readOptionData';

run(import.meta.url, async () => {
  const {values} = parseArgs({options: {update: {type: 'boolean', default: false}}});
  const workspace = path.join(root, 'examples');
  await ensureInstalled(workspace);
  const {data, problems} = await readOptionData(workspace);
  if (problems.length > 0) {
    const list = problems.map((problem) => `  ${problem}`).join('\n');
    fail(`options: ${data.package} and tools/options/overlay.ts disagree\n${list}`);
  }
  const messages = shownMessages(readMessages(path.join(workspace, 'node_modules')));
  const files = [
    ['src/data/options.json', toJson(data)],
    ['src/data/messages.json', toJson(messages)],
  ] as const;
  const diff = files
    .map(([name, text]) => {
      const file = path.join(root, name);
      return unifiedDiff(name, existsSync(file) ? readFileSync(file, 'utf8') : '', text);
    })
    .join('');
  if (values.update) files.forEach(([name, text]) => writeFileSync(path.join(root, name), text));
  else if (diff !== '') {
    fail(
      `${diff}\n\noptions: the records differ from the package. To record an intended change, run\n  npm run options -- --update`,
    );
  }
  const {options} = data;
  const ofRsbuild = options.filter(({defaults}) => defaults !== undefined).length;
  console.log(
    [
      `options: ${options.length} ${values.update && diff !== '' ? 'recorded' : 'as recorded'}`,
      `${options.length - ofRsbuild} of the library, ${ofRsbuild} of Rsbuild`,
      `${differenceRows(data).length} defaults that differ from Rsbuild`,
    ].join('; '),
  );
});
