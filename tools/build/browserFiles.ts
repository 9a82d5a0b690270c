import {buildSync} from 'esbuild';
import {exists, read} from '../support/files';
import {root} from '../support/paths';
import {locales, type Locale} from '../../src/site/locales';

/** Folder of the files that Docusaurus generates for a build. Each language has its own, below `.docusaurus`. */
export const generatedFolder = (locale: Locale): string => `.docusaurus/${locale}`;

/** Returns the modules of a bundle in the last builds of all languages, as paths from the root. */
export function bundledModules(bundle: 'browser' | 'server'): readonly string[] {
  return locales
    .map((locale) => `${generatedFolder(locale)}/${bundle}-modules.json`)
    .filter(exists)
    .flatMap((file) => JSON.parse(read(file)) as readonly string[]);
}

/** Returns the source files of all browser scripts in the last builds: of the bundles and the head script. */
export function browserFiles(): readonly string[] {
  const {metafile} = buildSync({
    entryPoints: ['src/client/headScript.ts'],
    absWorkingDir: root,
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'build',
    format: 'esm',
  });
  return [...new Set([...bundledModules('browser'), ...Object.keys(metafile.inputs)])];
}
