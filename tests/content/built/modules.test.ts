import {transformSync} from 'esbuild';
import {browserFiles, bundledModules} from '../../../tools/build/browserFiles';
import {list, read} from '../../../tools/support/files';
import {expectNone} from '../support/expectNone';

const drawn = bundledModules('server');
const loaded = new Set([...browserFiles(), ...drawn]);

// A package may bundle a module that the build uses, too.
const packed = list('packages', /\.ts$/).map(read).join('\n');

test('every module in src/lib is rendered into pages, loaded by the browser or packed', () => {
  expect(loaded.has('src/components/Navbar/index.tsx')).toBe(true);
  expect(loaded.has('src/client/navigate.ts')).toBe(true);
  const problems = list('src/lib', /\.ts$/)
    .filter((file) => !loaded.has(file) && !packed.includes(`/${file.replace('.ts', "'")}`))
    // Ignore files that contain only types: they are empty after compilation, so no bundle contains them.
    .filter((file) => transformSync(read(file), {loader: 'ts'}).code.trim() !== '')
    .map((file) => `${file}:1: is in no bundle`);
  expectNone(problems, 'Move it to src/compiler, or to the command in tools that needs it.');
});

const theme = 'node_modules/@docusaurus/theme-classic/lib/theme/';
const slotIn = (folder: string, file: string): string =>
  file.slice(folder.length).replace(/(?:\/index)?\.(?:js|tsx?)$/, '');
const rendered = new Set(
  [theme, 'src/theme/'].flatMap((folder) =>
    drawn.filter((file) => file.startsWith(folder)).map((file) => slotIn(folder, file)),
  ),
);

test('an override replaces something that pages render', () => {
  const problems = list('src/theme', /(?<!\.d)\.tsx?$/)
    .filter((file) => !drawn.includes(file))
    .map((file) => `${file}:1: the layout of this site never renders it`);
  expectNone(problems, 'Such an override has no effect: src/theme/README.md lists alternatives.');
});

test('src/theme/README.md lists all slots that are never rendered, and no others', () => {
  const names = read('src/theme/README.md')
    .split('\n')
    .map((row) => row.split('|').slice(1, -1))
    .filter((cells) => cells.length === 2)
    .flatMap(([cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const slots = list(theme, /\.js$/).map((file) => slotIn(theme, file));
  // `Icon/*` in the list means the slot `Icon` and all slots below it.
  const listed = names.flatMap((name) => {
    const found = slots.filter(
      (slot) => slot === name || (name.endsWith('/*') && `${slot}/`.startsWith(name.slice(0, -1))),
    );
    return found.length > 0 ? found : [`${name}, which is no slot`];
  });
  expect([...new Set(listed)].sort()).toEqual(slots.filter((slot) => !rendered.has(slot)).sort());
});
