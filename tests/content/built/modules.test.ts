import {buildSync, transformSync} from 'esbuild';
import {list, read} from '../../../tools/support/files';
import {expectNone} from '../support/problems';

/** What the client's bundle was made from, and what the scripts beside it are made from. */
const loaded = new Set([
  ...(JSON.parse(read('.docusaurus/browser-modules.json')) as readonly string[]),
  ...Object.keys(
    buildSync({
      entryPoints: ['headScript', 'shell', 'hovers', 'version', 'search/worker'].map(
        (name) => `src/client/${name}.ts`,
      ),
      bundle: true,
      metafile: true,
      write: false,
      outdir: 'build',
      format: 'esm',
    }).metafile.inputs,
  ),
]);

test('a browser loads what stands in src/lib', () => {
  expect(loaded.has('src/components/Navbar/index.tsx')).toBe(true);
  const problems = list('src/lib', /\.ts$/)
    .filter((file) => !loaded.has(file))
    // Types are compiled away.
    .filter((file) => transformSync(read(file), {loader: 'ts'}).code.trim() !== '')
    .map((file) => `${file}:1: is in no bundle`);
  expectNone(problems, 'Move it to src/compiler, or to the command in tools that needs it.');
});
