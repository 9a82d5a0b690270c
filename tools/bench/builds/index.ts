import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {buildIfChanged} from '../../build';
import {readSettings} from '../../serve/readSettings';
import {cacheDir, root} from '../../support/paths';
import {fail, run} from '../../support/process';
import {median} from '../metrics';
import {stockDir, writeStockSite} from '../stockSite';
import {grownDir, writeGrownSites} from './grownSites';
import {phasesOf} from './phases';

const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const sites = [
  {
    name: 'ours',
    folder: root,
    command: ['tools/run.mjs', 'build'],
    caches: [
      ...['.docusaurus', 'node_modules/.cache/rspack', 'node_modules/.cache/jiti'],
      ...['.cache/config-docusaurus-config-ts', '.cache/social', '.cache/compressed'],
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
] as const;

const states = ['cold', 'warm', 'one page changed'] as const;
const units = {cpu: 's CPU', wall: 's', memory: 'MB'} as const;
type Usage = Readonly<Record<keyof typeof units, number>>;

/** Runs a Node command. CPU time and memory are summed over its processes, each at its peak. */
async function measure(
  folder: string,
  command: readonly string[],
  env = {},
): Promise<Usage & {readonly log: string}> {
  const usageDir = join(cacheDir, 'bench', 'usage');
  rmSync(usageDir, {recursive: true, force: true});
  mkdirSync(usageDir, {recursive: true});
  const start = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DOCUSAURUS_PERF_LOGGER: 'true',
      NODE_OPTIONS: `--require=${JSON.stringify(join(import.meta.dirname, 'usage.cjs'))}`,
      BENCH_USAGE: usageDir,
      ...env,
    },
  });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) fail(`${log}\nThe build in ${folder} failed, see above.`);
  const wall = (performance.now() - start) / 1000;
  const processes = readdirSync(usageDir).map(
    (name) => JSON.parse(readFileSync(join(usageDir, name), 'utf8')) as Omit<Usage, 'wall'>,
  );
  const sum = (name: 'cpu' | 'memory'): number =>
    processes.reduce((total, one) => total + one[name], 0);
  return {cpu: sum('cpu'), memory: sum('memory'), wall, log};
}

/** Builds cold, warm and after a change of one page, which is reverted. */
async function measureStates({folder, command, caches, page}: (typeof sites)[number]) {
  for (const name of caches) rmSync(join(folder, name), {recursive: true, force: true});
  const cold = await measure(folder, command);
  const warm = await measure(folder, command);
  const file = join(folder, page);
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, `${text}\nOne more line, number ${process.pid}.\n`);
    return {cold, warm, 'one page changed': await measure(folder, command)};
  } finally {
    writeFileSync(file, text);
  }
}

async function compareStates(runs: number): Promise<void> {
  const measured = sites.map(() => [] as Awaited<ReturnType<typeof measureStates>>[]);
  for (let count = 0; count < runs; count++) {
    for (const [place, site] of sites.entries()) {
      console.log(`${site.name}, ${count + 1} of ${runs} …`);
      measured[place]!.push(await measureStates(site));
    }
  }
  console.log(`\nBoth languages, medians of ${runs}: this site, stock, ratio`);
  for (const state of states) {
    for (const [name, unit] of Object.entries(units) as [keyof Usage, string][]) {
      const [ours = 0, stock = 0] = measured.map((all) =>
        median(all.map((one) => one[state][name])),
      );
      const cells = [ours, stock].map((value) => value.toFixed(1).padStart(8)).join('');
      const ratio = (ours / stock).toFixed(2).padStart(7);
      console.log(`${state.padEnd(18)}${unit.padEnd(7)}${cells}${ratio}`);
    }
  }
  for (const state of states) {
    const [ours, stock] = measured.map((all) => phasesOf(all[0]![state].log));
    console.log(`\nWhere the time goes, ${state}: s of this site, of stock`);
    for (const [name, seconds] of [...ours!].sort(([, a], [, b]) => b - a).slice(0, 24)) {
      const other = stock!.get(name)?.toFixed(1) ?? '';
      console.log(`${seconds.toFixed(1).padStart(7)}${other.padStart(8)}  ${name}`);
    }
  }
}

/** Builds English cold, with all pages once and `times` times. */
async function compareGrown(times: number): Promise<void> {
  console.log(`\nEnglish alone, cold: CPU seconds, MB, kB of the main bundle (brotli)`);
  for (const {name} of sites) {
    for (const size of [1, times]) {
      writeGrownSites(size);
      const outDir = join(grownDir, 'build');
      const args = [docusaurus, 'build', '--locale', 'en', '--out-dir', outDir];
      const env = {
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-bench',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      };
      const config = ['--config', 'tools/build/bundledConfig.cjs'];
      const ownEnv = {
        SITE_CONFIG: 'tools/bench/builds/grown.config.ts',
        // As in `npm run build`.
        SKIP_HTML_MINIFICATION: 'true',
      };
      const {cpu, memory} =
        name === 'stock'
          ? await measure(join(grownDir, name), args, env)
          : await measure(root, [...args, ...config], {...env, ...ownEnv});
      const scripts = join(outDir, 'assets/js');
      const main = readdirSync(scripts).find((file) => /^main\.\w+\.js$/.test(file))!;
      const bytes = brotliCompressSync(readFileSync(join(scripts, main))).length;
      console.log(
        `${name.padEnd(7)}${String(size).padStart(3)} ×${cpu.toFixed(1).padStart(9)}` +
          `${memory.toFixed(0).padStart(7)}${(bytes / 1000).toFixed(1).padStart(8)}`,
      );
    }
  }
}

run(import.meta.url, async () => {
  const {values} = parseArgs({
    options: {runs: {type: 'string', default: '3'}, times: {type: 'string'}},
  });
  const code = await buildIfChanged();
  if (code !== 0) process.exit(code);
  writeStockSite(readSettings(process.env).siteUrl);
  const runs = Number(values.runs);
  if (runs > 0) await compareStates(runs);
  if (values.times !== undefined) await compareGrown(Number(values.times));
});
