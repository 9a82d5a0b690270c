import {transformSync} from 'esbuild';
import {browserFiles} from '../../../tools/build/browserFiles';
import {list, read} from '../../../tools/support/files';
import {expectNone} from '../support/problems';

const loaded = new Set(browserFiles());

test('a browser loads what stands in src/lib', () => {
  expect(loaded.has('src/components/Navbar/index.tsx')).toBe(true);
  const problems = list('src/lib', /\.ts$/)
    .filter((file) => !loaded.has(file))
    // Types are compiled away.
    .filter((file) => transformSync(read(file), {loader: 'ts'}).code.trim() !== '')
    .map((file) => `${file}:1: is in no bundle`);
  expectNone(problems, 'Move it to src/compiler, or to the command in tools that needs it.');
});
