import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {runNode} from '../examples/runNode';
import {binOf, installedVersion} from '../examples/workspace';
import {commandsIn} from './helpText';
import {loadPackages, measure} from './measureDefaults';
import {bundlerFacts, mergeOptions, shownOptions} from './mergeOptions';
import type {OptionData} from '../../../src/rslib/options/optionTypes';
import {bundlerSettings, overlay} from './overlay';
import {readOptions} from './readTypes';
import {identity} from '../../../src/site/identity';

/** Returns the lines that a command prints with `--help`, without trailing spaces. */
async function readHelp(from: string, command: readonly string[]): Promise<readonly string[]> {
  const cwd = path.join(from, '.work');
  mkdirSync(cwd, {recursive: true});
  const {exitCode, output} = await runNode(
    binOf([path.join(from, 'node_modules')], identity.package, 'rslib'),
    [...command, '--help'],
    {cwd, logFile: path.join(cwd, `help-${command.join('-')}.log`)},
  );
  if (exitCode !== 0) {
    throw new Error(`rslib ${command.join(' ')} --help failed:\n${output}`);
  }
  return output
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
}

/** Reads options and help texts of the package installed in `from`. Problems are disagreements with the overlay. */
export async function readOptionData(
  from: string,
): Promise<{readonly data: OptionData; readonly problems: readonly string[]}> {
  const help = await readHelp(from, []);
  const commands = await Promise.all(
    commandsIn(help).map(async (command) => [command, await readHelp(from, [command])] as const),
  );
  const folder = path.join(from, 'node_modules', identity.package);
  const found = readOptions(path.join(folder, 'dist-types/index.d.ts'), overlay);
  const measured = await measure(
    await loadPackages(path.join(folder, 'dist/index.js')),
    shownOptions(found, overlay).map(({name}) => name),
    bundlerSettings,
  );
  const {options, problems} = mergeOptions(found, overlay, help, measured);
  const {bundler, problems: bundlerProblems} = bundlerFacts(measured.bundler, measured.root);
  return {
    problems: [...problems, ...bundlerProblems],
    data: {
      package: identity.package,
      version: installedVersion([path.join(from, 'node_modules')], identity.package),
      rsbuild: measured.rsbuildVersion,
      help,
      commands: Object.fromEntries(commands),
      options,
      bundler,
    },
  };
}
