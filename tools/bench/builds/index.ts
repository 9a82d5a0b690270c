import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {buildIfChanged} from '../../build';
import {readSettings} from '../../serve/settings';
import {cacheDir, root} from '../../support/paths';
import {fail, run} from '../../support/process';
import {median} from '../metrics';
import {stockDir, writeStock} from '../stock';
import {grownDir, writeGrown} from './grown';
import {mostTogether, type Sample} from './memory';
import {phasesOf, type Phases} from './phases';

type Site = {
  readonly name: 'ours' | 'stock';
  readonly folder: string;
  readonly command: readonly string[];
  /** All that a build keeps for the next one. */
  readonly caches: readonly string[];
  /** The page that is changed. */
  readonly page: string;
};

const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const sites: readonly Site[] = [
  {
    name: 'ours',
    folder: root,
    command: ['tools/run.mjs', 'build'],
    caches: [
      ...['.docusaurus', 'node_modules/.cache/rspack', 'node_modules/.cache/jiti'],
      ...['.cache/config', '.cache/social', '.cache/compressed'],
    ],
    page: 'docs/guide/start/index.mdx',
  },
  {
    name: 'stock',
    folder: stockDir,
    command: [docusaurus, 'build'],
    caches: ['.docusaurus', 'node_modules/.cache'],
    page: 'docs/guide/start/index.md',
  },
];

const states = ['cold', 'warm', 'one page changed'] as const;

type Usage = {
  /** Of all its processes, in seconds. */
  readonly cpu: number;
  readonly wall: number;
  /** The most that its processes had together, in MB. */
  readonly memory: number;
  readonly log: string;
};

/** What `usage.cjs` leaves of a process. */
type Note = {readonly seconds: number; readonly samples: readonly Sample[]};

/** Runs a command of Node and says what it and its children used. */
async function use(folder: string, command: readonly string[], env = {}): Promise<Usage> {
  const notes = join(cacheDir, 'bench', 'usage');
  rmSync(notes, {recursive: true, force: true});
  mkdirSync(notes, {recursive: true});
  const began = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DOCUSAURUS_PERF_LOGGER: 'true',
      NODE_OPTIONS: `--require=${JSON.stringify(join(import.meta.dirname, 'usage.cjs'))}`,
      BENCH_USAGE: notes,
      ...env,
    },
  });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) fail(`${log}\nThe build failed.`);
  const wall = (performance.now() - began) / 1000;
  const used = readdirSync(notes).map(
    (name) => JSON.parse(readFileSync(join(notes, name), 'utf8')) as Note,
  );
  return {
    cpu: used.reduce((sum, {seconds}) => sum + seconds, 0),
    memory: mostTogether(used.map(({samples}) => samples)),
    wall,
    log,
  };
}

/** Cold, warm and after a change of one page, which is taken back. */
async function useStates({folder, command, caches, page}: Site) {
  for (const name of caches) rmSync(join(folder, name), {recursive: true, force: true});
  const cold = await use(folder, command);
  const warm = await use(folder, command);
  const file = join(folder, page);
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, `${text}\nOne more line, number ${process.pid}.\n`);
    return {cold, warm, 'one page changed': await use(folder, command)};
  } finally {
    writeFileSync(file, text);
  }
}

/** English alone, cold, with so many times the pages: CPU seconds, and what the main bundle weighs. */
async function useGrown(name: Site['name'], times: number) {
  writeGrown(times);
  const ours = name === 'ours';
  const outDir = join(grownDir, 'build');
  const {cpu, memory} = await use(
    ours ? root : join(grownDir, name),
    [
      ...[docusaurus, 'build', '--locale', 'en', '--out-dir', outDir],
      ...(ours ? ['--config', 'tools/bench/builds/grown.config.ts'] : []),
    ],
    {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-bench',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      // As in `npm run build`.
      ...(ours && {SKIP_HTML_MINIFICATION: 'true'}),
    },
  );
  const scripts = join(outDir, 'assets/js');
  const main = readdirSync(scripts).find((file) => /^main\.\w+\.js$/.test(file))!;
  return {cpu, memory, main: brotliCompressSync(readFileSync(join(scripts, main))).length};
}

const option = (name: string): number | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : Number(process.argv[at + 1]);
};

run(import.meta.url, async () => {
  const runs = option('runs') ?? 3;
  const times = option('times');
  const code = await buildIfChanged();
  if (code !== 0) process.exit(code);
  writeStock(readSettings(process.env).siteUrl);

  if (runs > 0) await compareStates(runs);
  if (times !== undefined) await compareTimes(times);
});

async function compareStates(runs: number): Promise<void> {
  const used = sites.map(() => [] as Awaited<ReturnType<typeof useStates>>[]);
  for (let count = 0; count < runs; count++) {
    for (const [place, site] of sites.entries()) {
      console.log(`${site.name}, ${count + 1} of ${runs} …`);
      used[place]!.push(await useStates(site));
    }
  }
  const figure = (place: number, state: (typeof states)[number], what: 'cpu' | 'wall' | 'memory') =>
    median(used[place]!.map((one) => one[state][what]));
  console.log(`\nBoth languages, medians of ${runs}: this site, stock, ratio`);
  for (const state of states) {
    for (const [what, unit] of [
      ['cpu', 's CPU'],
      ['wall', 's'],
      ['memory', 'MB'],
    ] as const) {
      const [ours, stock] = [figure(0, state, what), figure(1, state, what)];
      const shown = [ours, stock].map((value) => value.toFixed(1).padStart(8)).join('');
      console.log(
        `${state.padEnd(18)}${unit.padEnd(7)}${shown}${(ours / stock).toFixed(2).padStart(7)}`,
      );
    }
  }
  for (const state of states)
    printPhases(
      state,
      used.map((all) => all[0]![state].log),
    );
}

async function compareTimes(times: number): Promise<void> {
  console.log(`\nEnglish alone, cold: CPU seconds, MB, kB of the main bundle (brotli)`);
  for (const {name} of sites) {
    for (const size of [1, times]) {
      const {cpu, memory, main} = await useGrown(name, size);
      console.log(
        `${name.padEnd(7)}${String(size).padStart(3)} ×${cpu.toFixed(1).padStart(9)}` +
          `${memory.toFixed(0).padStart(7)}${(main / 1000).toFixed(1).padStart(8)}`,
      );
    }
  }
}

/** The phases of a build that took longest on the clock, beside those of stock. */
function printPhases(state: string, logs: readonly string[]): void {
  const [ours, stock] = logs.map(phasesOf) as [Phases, Phases];
  const longest = [...ours].sort(([, a], [, b]) => b - a).slice(0, 24);
  console.log(`\nWhere the time goes, ${state}: s of this site, of stock`);
  for (const [name, seconds] of longest) {
    const other = stock.get(name);
    console.log(
      `${seconds.toFixed(1).padStart(7)}${(other?.toFixed(1) ?? '').padStart(8)}  ${name}`,
    );
  }
}
