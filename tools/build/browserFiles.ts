import {buildSync} from 'esbuild';
import {read} from '../support/files';
import {root} from '../support/paths';

const own = ['headScript', 'shell', 'hovers', 'version', 'search/worker'];

/** The files that scripts of the last build are made from: those of the bundler, and of the scripts beside its bundles. */
export function browserFiles(): readonly string[] {
  const {metafile} = buildSync({
    entryPoints: own.map((name) => `src/client/${name}.ts`),
    absWorkingDir: root,
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'build',
    format: 'esm',
  });
  const bundled = JSON.parse(read('.docusaurus/browser-modules.json')) as readonly string[];
  return [...new Set([...bundled, ...Object.keys(metafile.inputs)])];
}
