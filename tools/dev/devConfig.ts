import {readFileSync, watch, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {cacheDir, root} from '../support/paths';

const require = createRequire(import.meta.url);
const {bundle} = require('../build/bundledConfig.cjs') as {readonly bundle: () => string};

const file = join(cacheDir, 'dev.config.cjs');
/** Files below the root that run in the build. A change of another file in `src` never changes the bundle. */
const bundled =
  /^(?:docusaurus\.config\.ts|packages[\\/].*\.tsx?|src[\\/](?:(?:compiler|rslib|config|plugins|lib|site)[\\/].*|.*markdown)\.tsx?)$/;
const settleMs = 200;

/** Writes the configuration for the servers, which load the bundle. They load a new one when this file changes. */
function write(): void {
  const text = `module.exports = async () => (await import(${JSON.stringify(bundle())})).default();\n`;
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // The first start writes the file.
  }
  writeFileSync(file, text);
}

/** Bundles the configuration, and again after a change of its sources. Returns the path for `--config`. */
export function serveConfig(signal: AbortSignal): string {
  write();
  let timer: NodeJS.Timeout | undefined;
  const onChange = (name: string): void => {
    if (!bundled.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        write();
      } catch {
        // esbuild has printed the error. The servers keep the last bundle.
      }
    }, settleMs);
  };
  watch(root, {signal}, (_event, name) => name && onChange(name));
  for (const folder of ['src', 'packages']) {
    watch(join(root, folder), {signal, recursive: true}, (_event, name) => {
      if (name) onChange(join(folder, name));
    });
  }
  return file;
}
