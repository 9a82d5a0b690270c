import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import {defaultLocale} from '../../src/site/locales';
import {cacheDir, root} from '../support/paths';
import {execModule, fail} from '../support/process';

/** Minified bytes by module: a file of ours, a package, the text of pages, or what Docusaurus generates. */
export type Modules = Readonly<Record<string, number>>;

const outDir = join(cacheDir, 'bench', 'modules');

/** Builds the English pages with source maps, unless those of these very inputs are there. */
export async function buildMaps(fingerprint: string): Promise<void> {
  const stamp = join(outDir, '.fingerprint');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  const code = await execModule(
    '@docusaurus/core/bin/docusaurus.mjs',
    [
      ...['build', '--config', 'tools/bench/modules.config.ts'],
      ...['--locale', defaultLocale, '--out-dir', outDir],
    ],
    {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-bench',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  );
  if (code !== 0) fail('The build with source maps failed.');
  writeFileSync(stamp, fingerprint);
}

/** The scripts that are no bundles of Docusaurus, and what they are made from. */
const own: Readonly<Record<string, string>> = {
  head: 'src/client/headScript.ts',
};

/** What scripts are made of, given as their addresses, the largest first. */
export function modulesOf(scripts: readonly string[]): Modules {
  const sum: Record<string, number> = {};
  for (const script of scripts) {
    // A name may have dots; the hash is the last part.
    const name = script.slice(script.lastIndexOf('/') + 1).replace(/\.[^.]+\.js$/, '');
    const entry = own[name];
    const modules = entry ? bundled(entry) : mapped(name);
    for (const [module, bytes] of Object.entries(modules)) {
      sum[module] = (sum[module] ?? 0) + bytes;
    }
  }
  return Object.fromEntries(Object.entries(sum).sort(([, a], [, b]) => b - a));
}

function bundled(entry: string): Modules {
  const {metafile} = buildSync({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return Object.fromEntries(
    inputs.map(([file, {bytesInOutput}]) => [moduleName(file), bytesInOutput]),
  );
}

function mapped(name: string): Modules {
  const folder = join(outDir, 'assets', 'js');
  const file = readdirSync(folder).find((one) => one.replace(/\.[^.]+\.js$/, '') === name);
  if (!file) return {[name]: 0};
  const text = readFileSync(join(folder, file), 'utf8');
  const map = JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as SourceMapPayload;
  return bytesBySource(text, map);
}

/** Shares out a minified text to the modules that its source map names. */
export function bytesBySource(text: string, payload: SourceMapPayload): Modules {
  const map = new SourceMap(payload);
  const bytes: Record<string, number> = {};
  text.split('\n').forEach((line, number) => {
    for (let column = 0; column < line.length; column++) {
      const entry = map.findEntry(number, column);
      const isHere = 'originalSource' in entry && entry.generatedLine === number;
      const source = isHere && entry.originalSource ? moduleName(entry.originalSource) : 'bundler';
      bytes[source] = (bytes[source] ?? 0) + Buffer.byteLength(line[column]!);
    }
  });
  return bytes;
}

/** `webpack://site/./src/x.ts` is `src/x.ts`; all files of a package are the package. */
export function moduleName(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.\/)+/, '');
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (inPackage) return inPackage;
  if (path.includes('.docusaurus')) return 'generated';
  if (/^(?:docs|blog|i18n|examples)\//.test(path)) return 'text of pages';
  return /^src\//.test(path) ? path.replace(/[?|].*$/, '') : 'bundler';
}
