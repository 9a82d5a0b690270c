// Reads the lib options from the installed package and compares them with src/data/options.json.
//
//   npm run options               compare
//   npm run options -- --update   record
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

import {unifiedDiff} from '../src/lib/examples/diff';
import {runNode} from '../src/lib/examples/process';
import {binOf, ensureInstalled, installedVersion} from '../src/lib/examples/workspace';
import {mergeOptions} from '../src/lib/options/merge';
import type {OptionData} from '../src/lib/options/model';
import {overlay} from '../src/lib/options/overlay';
import {readOptions} from '../src/lib/options/readTypes';

const packageName = '@rslib/core';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const workspace = path.join(root, 'examples');
const dataFile = path.join(root, 'src/data/options.json');

const {values: options} = parseArgs({options: {update: {type: 'boolean', default: false}}});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The help of the command line, without the spaces that pad its columns. */
async function readHelp(): Promise<readonly string[]> {
  const cwd = path.join(workspace, '.work');
  mkdirSync(cwd, {recursive: true});
  const {exitCode, output} = await runNode(binOf(workspace, packageName, 'rslib'), ['--help'], {
    cwd,
    logFile: path.join(cwd, 'help.log'),
  });
  if (exitCode !== 0) {
    throw new Error(`rslib --help failed:\n${output}`);
  }
  return output
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
}

async function main(): Promise<number> {
  await ensureInstalled(workspace, say);
  const help = await readHelp();
  const entry = path.join(workspace, 'node_modules', packageName, 'dist-types/index.d.ts');
  const {options: facts, problems} = mergeOptions(readOptions(entry), overlay, help);
  if (problems.length > 0) {
    say(`options: ${packageName} and src/lib/options/overlay.ts disagree`);
    problems.forEach((problem) => say(`  ${problem}`));
    return 1;
  }
  const data: OptionData = {
    package: packageName,
    version: installedVersion(workspace, packageName),
    help,
    options: facts,
  };
  const text = `${JSON.stringify(data, null, 2)}\n`;
  const recorded = existsSync(dataFile) ? readFileSync(dataFile, 'utf8') : '';
  const diff = unifiedDiff('src/data/options.json', recorded, text);
  if (options.update) {
    writeFileSync(dataFile, text);
  } else if (diff !== '') {
    say(`${diff}\n\noptions: the data and the package differ. If the change is wanted, record it:`);
    say('  npm run options -- --update');
    return 1;
  }
  say(`options: ${facts.length} ${options.update && diff !== '' ? 'recorded' : 'as recorded'}`);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
