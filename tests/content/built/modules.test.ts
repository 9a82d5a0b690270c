import {transformSync} from 'esbuild';
import {browserFiles} from '../../../tools/build/browserFiles';
import {list, read} from '../../../tools/support/files';
import {expectNone} from '../support/problems';

const drawn = JSON.parse(read('.docusaurus/server-modules.json')) as readonly string[];
const loaded = new Set([...browserFiles(), ...drawn]);

test('a page is drawn by what stands in src/lib, or a browser loads it', () => {
  expect(loaded.has('src/components/Navbar/index.tsx')).toBe(true);
  expect(loaded.has('src/client/navigate.ts')).toBe(true);
  const problems = list('src/lib', /\.ts$/)
    .filter((file) => !loaded.has(file))
    // Types are compiled away.
    .filter((file) => transformSync(read(file), {loader: 'ts'}).code.trim() !== '')
    .map((file) => `${file}:1: is in no bundle`);
  expectNone(problems, 'Move it to src/compiler, or to the command in tools that needs it.');
});
