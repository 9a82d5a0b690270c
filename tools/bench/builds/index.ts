// Builds this repository and another clone of it in turn, and prints medians beside each other.
//
//   npm run bench:build -- ../other-clone            3 rounds of a cold and a warm build of each
//   npm run bench:build -- ../other-clone --runs 5
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {median} from '../median';
import {root} from '../../support/paths';
import {fail, run} from '../../support/process';

const caches = [
  ...['.docusaurus', 'node_modules/.cache/rspack', 'node_modules/.cache/jiti'],
  ...['.cache/config-docusaurus-config-ts', '.cache/social', '.cache/compressed'],
];
const units = {wall: 's', cpu: 's CPU', memory: 'MB'} as const;
type Usage = Record<keyof typeof units, number>;

/** Runs in every Node.js process of a build: writes its CPU time in s and its peak memory in MB when it exits. */
const recorder = `
  import {writeFileSync} from 'node:fs';
  import {isMainThread} from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    const usage = {wall: 0, cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024};
    writeFileSync(process.env.BENCH_USAGE + '/' + process.pid, JSON.stringify(usage));
  });`;

/** Builds a clone. Returns the duration, and the CPU time and peak memory summed over the processes of the build. */
function measure(folder: string): Usage {
  const usageDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const start = performance.now();
  const {status, stdout} = spawnSync(process.execPath, ['tools/run.mjs', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: Infinity,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(recorder)}`,
      BENCH_USAGE: usageDir,
    },
  });
  if (status !== 0) fail(`${stdout}\nThe build in ${folder} failed, see above.`);
  const usage: Usage = {wall: (performance.now() - start) / 1000, cpu: 0, memory: 0};
  for (const name of readdirSync(usageDir)) {
    const {cpu, memory} = JSON.parse(readFileSync(join(usageDir, name), 'utf8')) as Usage;
    usage.cpu += cpu;
    usage.memory += memory;
  }
  rmSync(usageDir, {recursive: true});
  return usage;
}

run(import.meta.url, () => {
  const {values, positionals} = parseArgs({
    options: {runs: {type: 'string', default: '3'}},
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  const [given] = positionals;
  const other = given === undefined ? '' : resolve(given);
  if (!(runs >= 1) || !existsSync(join(other, 'tools/run.mjs'))) {
    fail('Name the folder of another clone: npm run bench:build -- ../other-clone --runs 3');
  }
  const clones = [root, other];
  const measured = {cold: clones.map(() => [] as Usage[]), warm: clones.map(() => [] as Usage[])};
  for (let count = 1; count <= runs; count++) {
    for (const [index, folder] of clones.entries()) {
      console.log(`${folder}, ${count} of ${runs} …`);
      for (const name of caches) rmSync(join(folder, name), {recursive: true, force: true});
      measured.cold[index]!.push(measure(folder));
      measured.warm[index]!.push(measure(folder));
    }
  }
  console.log(`\nMedians of ${runs}: this repository, the other clone, ratio`);
  for (const [state, usages] of Object.entries(measured)) {
    for (const [name, unit] of Object.entries(units) as [keyof Usage, string][]) {
      const [ours = 0, theirs = 0] = usages.map((all) => median(all.map((one) => one[name])));
      const cells = [ours, theirs].map((value) => value.toFixed(1).padStart(9)).join('');
      console.log(`${state} ${unit.padEnd(6)}${cells}${(ours / theirs).toFixed(2).padStart(8)}`);
    }
  }
});
