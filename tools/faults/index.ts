// Injects faults into a clone of the last commit, and shows that `npm test` finds each. `faults.ts` lists them.
//
//   npm run faults                 all groups
//   npm run faults -- sources      only one group: sources, built or browser
import {spawnSync, type StdioOptions} from 'node:child_process';
import {closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {cloneHead} from '../support/clone';
import {fail, run} from '../support/process';
import {groups, type Fault, type GroupName} from './faults';

/** A folder outside of the repository, which Jest and TypeScript would search. Its packages are used again. */
const clone = join(tmpdir(), 'rslib-docs-faults');
const logFile = `${clone}.log`;

function resetClone(): void {
  if (!existsSync(clone)) return cloneHead(clone);
  for (const args of [
    'fetch --quiet origin HEAD',
    'checkout --quiet --force FETCH_HEAD',
    'clean -fdq',
  ])
    if (spawnSync('git', args.split(' '), {cwd: clone, stdio: 'inherit'}).status !== 0)
      fail(`Delete ${clone} and try again.`);
  rmSync(join(clone, '.cache/results'), {recursive: true, force: true});
}

function inject({file, from, to, name}: Fault): void {
  const path = join(clone, file);
  const text = readFileSync(path, 'utf8');
  const parts = text.split(from);
  if (parts.length < 2) fail(`${name}: ${file} does not contain ${from}`);
  writeFileSync(path, parts[0]! + to + parts.slice(1).join(from));
}

type Suite = {
  readonly file?: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {readonly ok: boolean}[];
};

/** Returns the failed tests in a report of Jest or Playwright, each as text with its file, name and messages. */
function failuresIn(report: unknown): readonly string[] {
  const {testResults = [], suites = []} = report as {
    readonly testResults?: readonly {
      readonly name: string;
      readonly message: string;
      readonly status: string;
      readonly assertionResults: readonly {readonly status: string}[];
    }[];
    readonly suites?: readonly Suite[];
  };
  const inSuite = (suite: Suite): readonly string[] => [
    ...(suite.suites ?? []).flatMap(inSuite),
    ...(suite.specs ?? []).filter(({ok}) => !ok).map((spec) => JSON.stringify(spec)),
  ];
  return [
    ...testResults.flatMap(({name, message, status, assertionResults}) => [
      ...assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => name + JSON.stringify(test)),
      ...(status === 'failed' && assertionResults.length === 0 ? [name + message] : []),
    ]),
    ...suites.flatMap(inSuite),
  ];
}

/** Returns the failures of a step in the clone; those of a step without tests are its output. */
function failuresOf(step: string): readonly string[] {
  const at = (end: string): string => join(clone, '.cache/results', `${step}.${end}`);
  if (existsSync(at('json'))) return failuresIn(JSON.parse(readFileSync(at('json'), 'utf8')));
  return existsSync(at('log')) ? [readFileSync(at('log'), 'utf8')] : [];
}

/** Injects the faults of a group, runs its steps, and returns the faults that no step finds. */
function missedOf(name: GroupName): readonly Fault[] {
  const {runs, faults} = groups[name];
  resetClone();
  faults.forEach(inject);
  const summary = runs.map((args) => {
    // A file, because a process that exits loses what it has not yet written to a pipe.
    const log = openSync(logFile, 'w');
    const stdio: StdioOptions = ['ignore', log, log];
    spawnSync(process.execPath, ['tools/run.mjs', 'test', ...args], {cwd: clone, stdio});
    closeSync(log);
    const text = readFileSync(logFile, 'utf8');
    console.log(text.slice(-1500));
    return text;
  });
  return faults.filter(({step, finds, name: fault}) => {
    const hasFailed = new RegExp(`^ +${step} +FAILED`, 'm').test(summary.join('\n'));
    const found = hasFailed && failuresOf(step).some((text) => text.includes(finds));
    console.log(`${found ? 'found ' : 'MISSED'}  ${step.padEnd(9)} ${fault}`);
    return !found;
  });
}

run(import.meta.url, () => {
  const named = process.argv.slice(2) as GroupName[];
  const names = named.length > 0 ? named : (Object.keys(groups) as GroupName[]);
  const unknown = names.filter((name) => !(name in groups));
  if (unknown.length > 0) fail(`No such group: ${unknown.join(', ')}.`);
  const missed = names.flatMap(missedOf);
  if (missed.length > 0) fail(`${missed.length} faults were not found.`);
});
