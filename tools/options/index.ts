// Reads the options from the installed package, measures their defaults and compares both with
// src/data/options.json; compares what the pages say of its messages with src/data/messages.json.
//
//   npm run options               compare
//   npm run options -- --update   record
//   npm run options -- --with @rslib/core@1.0.0   compare another version, in a temporary folder
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {unifiedDiff} from '../support/diff';
import {ensureInstalled, withOther} from '../examples/workspace';
import {readMessages, shownMessages} from './messages';
import type {OptionData} from '../../src/compiler/records/options/model';
import {readOptionData} from './read';
import {differenceRows} from '../../src/compiler/records/options/table';
import {withVersions} from './version';
import {root} from '../support/paths';
import {run} from '../support/process';

const workspace = path.join(root, 'examples');
const dataFile = path.join(root, 'src/data/options.json');
const messageFile = path.join(root, 'src/data/messages.json');

const {values: options} = parseArgs({
  options: {update: {type: 'boolean', default: false}, with: {type: 'string'}},
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Reads the package that is installed in a folder and compares, or records. */
async function check(from: string): Promise<number> {
  const {data, problems} = await readOptionData(from);
  if (problems.length > 0) {
    say(`options: ${data.package} and tools/options/overlay.ts disagree`);
    problems.forEach((problem) => say(`  ${problem}`));
    return 1;
  }
  const text = `${JSON.stringify(data, null, 2)}\n`;
  const onDisk = existsSync(dataFile) ? readFileSync(dataFile, 'utf8') : '';
  const recorded =
    options.with === undefined || onDisk === ''
      ? onDisk
      : `${JSON.stringify(withVersions(JSON.parse(onDisk) as OptionData, data), null, 2)}\n`;
  const messages = `${JSON.stringify(shownMessages(readMessages(path.join(from, 'node_modules'))), null, 2)}\n`;
  const diff = [
    unifiedDiff('src/data/options.json', recorded, text),
    unifiedDiff('src/data/messages.json', readFileSync(messageFile, 'utf8'), messages),
  ].join('');
  if (options.update) {
    writeFileSync(dataFile, text);
    writeFileSync(messageFile, messages);
  } else if (diff !== '') {
    say(`${diff}\n\noptions: the data and the package differ. If the change is wanted, record it:`);
    say('  npm run options -- --update');
    return 1;
  }
  const {options: facts} = data;
  const measuredOnes = facts.filter(({defaults}) => defaults !== undefined).length;
  say(
    [
      `options: ${facts.length} ${options.update && diff !== '' ? 'recorded' : 'as recorded'}`,
      `${facts.length - measuredOnes} of the library, ${measuredOnes} of Rsbuild`,
      `${differenceRows(data).length} defaults that differ from Rsbuild`,
    ].join('; '),
  );
  return 0;
}

async function compareWith(spec: string): Promise<number> {
  if (options.update) throw new Error('--with compares; leave --update out.');
  return withOther(workspace, spec, say, (folder, installed) => {
    say(`reading the options of ${installed}`);
    return check(folder);
  });
}

run(import.meta.url, async () => {
  if (options.with === undefined) await ensureInstalled(workspace, say);
  process.exitCode = await (options.with === undefined
    ? check(workspace)
    : compareWith(options.with));
});
