import {fork} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {appendFileSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {stateAt, stateCount} from '../../../src/rslib/explorer/choices';
import type {Sources} from '../../../src/rslib/explorer/sources';
import {createProgress} from '../../support/progress';
import {inputsOf, workspace, type Inputs} from './stateFolder';

export type Build = {readonly key: string; readonly inputs: Inputs};

/** Result of a build: either its files, as pairs of a name and the id of a text, or an error message. */
export type Built = {
  readonly files?: readonly (readonly [string, string])[];
  readonly message?: string;
};

const workers = 2;

/** Environment variables that reduce the bundler's threads, which take more time than they save in a small package. */
const oneThread = {RAYON_NUM_THREADS: '1', TOKIO_WORKER_THREADS: '1', UV_THREADPOOL_SIZE: '2'};

/** Number of builds after which a process is replaced, so that it does not use too much memory. */
const buildsPerProcess = 600;

/** Builds all states and returns their results. States with the same configuration and sources are built once. */
export async function buildStates(sources: Sources, cache: string): Promise<readonly Built[]> {
  const inputs = Array.from({length: stateCount}, (_, index) => inputsOf(sources, stateAt(index)));
  const keys = inputs.map(keyOf);
  const log = path.join(cache, 'built.jsonl');
  const results = readLines<Built>(log);
  const builds = new Map<string, Build>();
  keys.forEach((key, index) => {
    if (!results.has(key)) builds.set(key, {key, inputs: inputs[index]!});
  });
  const queue = [...builds.values()];
  const progress = createProgress('explorer: states', queue.length);
  const add = (key: string, built: Built): void => {
    results.set(key, built);
    appendFileSync(log, `${JSON.stringify([key, built])}\n`);
    progress.step(`${results.size} of ${new Set(keys).size}`);
  };
  const work = path.join(workspace, '.work', `explorer.${process.pid}`);
  try {
    await Promise.all(
      Array.from({length: workers}, async (_, lane) => {
        while (queue.length > 0) await serve(queue, cache, path.join(work, String(lane)), add);
      }),
    );
  } finally {
    rmSync(work, {recursive: true, force: true, maxRetries: 3});
  }
  progress.end();
  return keys.map((key) => results.get(key)!);
}

/** Returns a key of 64 bits for the inputs of a build or a check. */
export function keyOf(inputs: unknown): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
}

/** Reads pairs of a key and a value, one JSON array per line. Ignores a line that an interrupted run cut off. */
export function readLines<Value>(file: string): Map<string, Value> {
  mkdirSync(path.dirname(file), {recursive: true});
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      try {
        return [JSON.parse(line) as [string, Value]];
      } catch {
        return [];
      }
    }),
  );
}

/** Starts a process, sends builds of the queue to it one at a time, and passes each result to `add`. */
async function serve(
  queue: Build[],
  cache: string,
  work: string,
  add: (key: string, built: Built) => void,
): Promise<void> {
  const script = path.join(import.meta.dirname, 'worker.ts');
  const worker = fork(script, [cache, work], {
    execArgv: ['--import', 'tsx'],
    env: {...process.env, ...oneThread},
  });
  const ended = once(worker, 'exit').then(() => undefined);
  const answer = (): Promise<unknown> =>
    Promise.race([once(worker, 'message').then(([message]) => message as unknown), ended]);
  await answer();
  for (let count = 0; count < buildsPerProcess; count += 1) {
    const next = queue.shift();
    if (next === undefined) break;
    worker.send(next);
    const built = (await answer()) as Built | undefined;
    if (built === undefined) throw new Error(`A process ended while it built ${next.key}`);
    add(next.key, built);
  }
  worker.disconnect();
  await ended;
}
