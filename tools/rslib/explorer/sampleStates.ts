import {rmSync} from 'node:fs';
import path from 'node:path';

import {
  choices,
  defaultState,
  stateAt,
  stateCount,
  type State,
} from '../../../src/rslib/explorer/choices';
import {commandLine} from '../../../src/rslib/explorer/configText';
import {
  outcomeOf,
  textGroupOf,
  type IndexRecord,
  type Outcome,
  type TextsRecord,
  type Verdict,
} from '../../../src/rslib/explorer/records';
import {inParallel} from '../examples/inParallel';
import {runNode} from '../examples/runNode';
import {binOf} from '../examples/workspace';
import {readJson} from '../../support/files';
import {unifiedDiff} from '../../support/diff';
import {root} from '../../support/paths';
import {loadedOf, packageOf} from './checkStates';
import type {ExplorerRecords} from './encode';
import {inputsOf, readOutput, readSources, workspace, writePackage} from './stateFolder';
import {publintOf, typesOf} from './verdicts';

export const recordsFolder = 'src/data/explorer';

export function readRecords(): ExplorerRecords {
  const read = (name: string): unknown => readJson(path.join(root, recordsFolder, `${name}.json`));
  const index = read('index') as IndexRecord;
  return {
    index,
    texts: index.textGroups.map((_, group) => read(`texts-${group}`) as TextsRecord),
  };
}

/** Returns `count` different states. The same seed returns the same states. */
export function sampleStates(count: number, seed: number): readonly State[] {
  const found = new Set<number>();
  for (let value = seed; found.size < Math.min(count, stateCount);) {
    // A linear congruential generator with the constants of `rand` in the C standard.
    value = (Math.imul(value, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    found.add((value >>> 8) % stateCount);
  }
  return [...found].map(stateAt);
}

/** Returns the choices of a state that differ from the default: `format cjs, dts files`. */
export function nameOf(state: State): string {
  const own = choices.filter(({id}) => state[id] !== defaultState[id]);
  return own.length === 0 ? 'default' : own.map(({id}) => `${id} ${state[id]}`).join(', ');
}

type Options = {
  /** Folder with the `node_modules` to use. */
  readonly from?: string;
  /** True to also load the packages in every version of Node.js, and to compare the errors. */
  readonly all?: boolean;
};

/**
 * Builds states with the command line of Rslib, each with a configuration file and, if possible, again with flags
 * instead. Checks the packages, and returns the differences from the records.
 */
export async function sampleProblems(
  records: ExplorerRecords,
  states: readonly State[],
  {from = workspace, all = false}: Options = {},
): Promise<readonly string[]> {
  const problems: string[] = [];
  const packages: {readonly state: State; readonly files: ReadonlyMap<string, string>}[] = [];
  const work = path.join(from, '.work', `explorer-sample.${process.pid}`);
  try {
    await inParallel(
      states.map((_, index) => String(index)),
      async (name) => {
        const state = states[Number(name)]!;
        const outcome = outcomeOf(records.index, state);
        for (const withFlags of commandLine(state) === undefined ? [false] : [false, true]) {
          const built = await rebuild(path.join(work, name), from, state, {outcome, withFlags});
          const source = withFlags ? 'with flags' : 'with the configuration file';
          const found = differences(records, outcome, built);
          problems.push(...found.map((each) => `${nameOf(state)}, built ${source}: ${each}`));
          if (outcome.kind === 'built' && !withFlags) packages.push({state, files: built.files});
        }
      },
    );
    problems.push(...(await verdictProblems(records.index, packages, all)));
  } finally {
    rmSync(work, {recursive: true, force: true, maxRetries: 3});
  }
  return problems;
}

type Rebuilt = {readonly files: ReadonlyMap<string, string>; readonly log: string};

async function rebuild(
  folder: string,
  from: string,
  state: State,
  {outcome, withFlags}: {readonly outcome: Outcome; readonly withFlags: boolean},
): Promise<Rebuilt> {
  const names = outcome.kind === 'built' ? outcome.files.map(({name}) => name) : [];
  const inputs = inputsOf(readSources(), state, names);
  writePackage(folder, withFlags ? {...inputs, 'rslib.config.ts': ''} : inputs, from);
  const args = withFlags ? commandLine(state)!.split(' ').slice(2) : [];
  const script = binOf([path.join(from, 'node_modules')], '@rslib/core', 'rslib');
  const {exitCode, output} = await runNode(script, args, {cwd: folder, logFile: `${folder}.log`});
  return {files: exitCode === 0 ? readOutput(folder) : new Map<string, string>(), log: output};
}

function differences(
  {index, texts}: ExplorerRecords,
  outcome: Outcome,
  {files, log}: Rebuilt,
): readonly string[] {
  if (outcome.kind === 'failed')
    return log.includes(outcome.message) ? [] : [unifiedDiff('message', outcome.message, log)];
  if (files.size === 0) return [`the build failed\n${log}`];
  const list = (names: Iterable<string>): string => [...names].map((name) => `${name}\n`).join('');
  const recorded = outcome.files.map(({name}) => name);
  return [
    unifiedDiff('files', list(recorded), list([...files.keys()].sort())),
    ...outcome.files.map(({name, text}) => {
      const group = textGroupOf(index, text);
      const before = texts[group]![text - index.textGroups[group]!]!;
      return unifiedDiff(name, before, files.get(name) ?? before);
    }),
  ].filter((diff) => diff !== '');
}

async function verdictProblems(
  index: IndexRecord,
  built: readonly {readonly state: State; readonly files: ReadonlyMap<string, string>}[],
  all: boolean,
): Promise<readonly string[]> {
  const packages = built.map(({state, files}) => packageOf(state, [...files]));
  const loaded = all ? await loadedOf(packages) : undefined;
  const problems: string[] = [];
  for (const [place, {state}] of built.entries()) {
    const outcome = outcomeOf(index, state);
    if (outcome.kind !== 'built') continue;
    const {verdict} = outcome;
    const now: Verdict = {
      publint: await publintOf(packages[place]!),
      types: await typesOf(packages[place]!),
      ...(loaded?.[place] ?? {
        ...(verdict.node && {node: verdict.node}),
        ...(verdict.page !== undefined && {page: verdict.page}),
      }),
    };
    const diff = unifiedDiff('verdict', toText(verdict), toText(now));
    if (diff !== '') problems.push(`${nameOf(state)}: ${diff}`);
  }
  return problems;
}

function toText(verdict: Verdict): string {
  return `${JSON.stringify(verdict, null, 1)}\n`;
}
