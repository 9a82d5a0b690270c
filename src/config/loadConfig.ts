import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Config} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import type * as Module from './createConfig';

const nativeImport = createRequire(import.meta.url)('./nativeImport.cjs') as (
  url: string,
) => Promise<typeof Module>;

/** The configuration, and the thread that completes a build. */
type Bundle = readonly [config: string, thread: string];

/** A build loads its configuration more than once, and this module as often. */
const shared = globalThis as {siteConfigs?: Map<string, Bundle>};
const bundles = (shared.siteConfigs ??= new Map<string, Bundle>());

/**
 * `createConfig`, loaded by Node. Docusaurus itself loads a configuration file by file through Babel, packages too, and
 * all of it anew for every language; here esbuild makes one file of ours, and one of a thread that it starts, whose packages Node takes as they are.
 */
export async function loadConfig(
  options: Parameters<typeof Module.createConfig>[0],
): Promise<Config> {
  const {siteDir} = options;
  const isServer = process.env.NODE_ENV === 'development';
  const texts = isServer ? bundle(siteDir) : (bundles.get(siteDir) ?? bundle(siteDir));
  bundles.set(siteDir, texts);
  // As deep in the site as what it is made from: paths that are counted from a file lead to the same place.
  const folder = path.join(siteDir, '.cache', 'config');
  // What is kept there is made by our code and by that of packages.
  const hash = createHash('sha256')
    .update(texts.join())
    .update(readFileSync(path.join(siteDir, 'package-lock.json')))
    .digest('hex');
  const file = path.join(folder, `${hash}.mjs`);
  if (!existsSync(file)) {
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, texts[0]);
    writeFileSync(path.join(folder, 'completion.mjs'), texts[1]);
  }
  // A server that goes on must not meet what an older load remembers.
  const fresh = isServer ? `?${performance.now()}` : '';
  const {createConfig} = await nativeImport(`${pathToFileURL(file).href}${fresh}`);
  return createConfig(options);
}

function bundle(siteDir: string): Bundle {
  const {outputFiles} = buildSync({
    absWorkingDir: siteDir,
    entryPoints: ['src/config/createConfig.ts', 'src/config/completion.ts'],
    outdir: '.',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    // Loaders are CommonJS; what they require is found from here.
    banner: {
      js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    write: false,
  });
  return outputFiles.map(({text}) => text) as unknown as Bundle;
}
