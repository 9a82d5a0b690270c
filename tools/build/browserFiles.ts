import {buildSync} from 'esbuild';
import {read} from '../support/files';
import {root} from '../support/paths';

/** Returns the source files of all browser scripts in the last build: of the bundles and the head script. */
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
  const bundled = JSON.parse(read('.docusaurus/browser-modules.json')) as readonly string[];
  return [...new Set([...bundled, ...Object.keys(metafile.inputs)])];
}
