import {spawnSync} from 'node:child_process';
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

/** Runs a Node.js command and returns its duration, and the CPU time and peak memory summed over its processes. */
function measure(folder: string, command: readonly string[], env = {}) {
  const usageDir = join(cacheDir, 'bench', 'usage');
  rmSync(usageDir, {recursive: true, force: true});
  mkdirSync(usageDir, {recursive: true});
  const start = performance.now();
  const {status, stdout: log} = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: Infinity,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: `--require=${JSON.stringify(join(import.meta.dirname, 'usage.cjs'))}`,
      BENCH_USAGE: usageDir,
      ...env,
    },
  });
  if (status !== 0) fail(`${log}\nThe build in ${folder} failed, see above.`);
  const usage = {cpu: 0, wall: (performance.now() - start) / 1000, memory: 0};
  for (const name of readdirSync(usageDir)) {
    const {cpu, memory} = JSON.parse(readFileSync(join(usageDir, name), 'utf8')) as typeof usage;
    usage.cpu += cpu;
    usage.memory += memory;
  }
  return usage;
}

/** Measures three builds of a site: without caches, with caches, and with one changed page, which it then restores. */
function measureStates({folder, command, caches, page}: (typeof sites)[number]) {
  for (const name of caches) rmSync(join(folder, name), {recursive: true, force: true});
  const cold = measure(folder, command);
  const warm = measure(folder, command);
  const file = join(folder, page);
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, `${text}\nOne more line, number ${process.pid}.\n`);
    return {cold, warm, 'one page changed': measure(folder, command)};
  } finally {
    writeFileSync(file, text);
  }
}

function compareStates(runs: number): void {
  const measured = sites.map(() => [] as ReturnType<typeof measureStates>[]);
  for (let count = 0; count < runs; count++) {
    for (const [place, site] of sites.entries()) {
      console.log(`${site.name}, ${count + 1} of ${runs} …`);
      measured[place]!.push(measureStates(site));
    }
  }
  console.log(`\nBoth languages, medians of ${runs}: this site, stock, ratio`);
  for (const state of states) {
    for (const [name, unit] of Object.entries(units) as [keyof typeof units, string][]) {
      const [ours = 0, stock = 0] = measured.map((all) =>
        median(all.map((one) => one[state][name])),
      );
      const cells = [ours, stock].map((value) => value.toFixed(1).padStart(8)).join('');
      const ratio = (ours / stock).toFixed(2).padStart(7);
      console.log(`${state.padEnd(18)}${unit.padEnd(7)}${cells}${ratio}`);
    }
  }
}

/** Prints measurements of cold builds of both sites in English, with every page once and `times` times. */
function compareGrown(times: number): void {
  const outDir = join(grownDir, 'build');
  const args = [docusaurus, 'build', '--locale', 'en', '--out-dir', outDir];
  const env = {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-bench',
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  const ownEnv = {
    SITE_CONFIG: 'tools/bench/builds/grown.config.ts',
    // `npm run build` sets this variable, too.
    SKIP_HTML_MINIFICATION: 'true',
  };
  const ownArgs = [...args, '--config', 'tools/build/bundledConfig.cjs'];
  const build = {
    ours: () => measure(root, ownArgs, {...env, ...ownEnv}),
    stock: () => measure(join(grownDir, 'stock'), args, env),
  };
  console.log(`\nEnglish alone, cold: CPU seconds, MB, kB of the main bundle (brotli)`);
  for (const {name} of sites) {
    for (const size of [1, times]) {
      writeGrownSites(size);
      const {cpu, memory} = build[name]();
      const scripts = join(outDir, 'assets/js');
      const main = readdirSync(scripts).find((file) => /^main\.\w+\.js$/.test(file))!;
      const bytes = brotliCompressSync(readFileSync(join(scripts, main))).length;
      const figures = [cpu.toFixed(1), memory.toFixed(0), (bytes / 1000).toFixed(1)];
      const cells = [`${size} ×`, ...figures].map((text) => text.padStart(9));
      console.log(name.padEnd(7) + cells.join(''));
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
  if (runs > 0) compareStates(runs);
  if (values.times !== undefined) compareGrown(Number(values.times));
});
