import {convertCommand, packageManagers} from '../../../../src/lib/packageManager/convert';

it('knows the four managers, in the order of their tabs', () => {
  expect(packageManagers).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
});

const table: readonly (readonly [
  command: string,
  npm: string,
  yarn: string,
  pnpm: string,
  bun: string,
])[] = [
  ['install', 'npm install', 'yarn install', 'pnpm install', 'bun install'],
  [
    'install @rslib/core',
    'npm install @rslib/core',
    'yarn add @rslib/core',
    'pnpm add @rslib/core',
    'bun add @rslib/core',
  ],
  [
    'install -D @rslib/core typescript',
    'npm install -D @rslib/core typescript',
    'yarn add -D @rslib/core typescript',
    'pnpm add -D @rslib/core typescript',
    'bun add -D @rslib/core typescript',
  ],
  [
    'install -D typescript-6@npm:typescript@6',
    'npm install -D typescript-6@npm:typescript@6',
    'yarn add -D typescript-6@npm:typescript@6',
    'pnpm add -D typescript-6@npm:typescript@6',
    'bun add -D typescript-6@npm:typescript@6',
  ],
  [
    'create rslib@latest',
    'npm create rslib@latest',
    'yarn create rslib',
    'pnpm create rslib@latest',
    'bun create rslib@latest',
  ],
  [
    'create rslib@latest my-lib',
    'npm create rslib@latest my-lib',
    'yarn create rslib my-lib',
    'pnpm create rslib@latest my-lib',
    'bun create rslib@latest my-lib',
  ],
  [
    'create rslib@latest my-lib --template node-ts --tools biome',
    'npm create rslib@latest my-lib -- --template node-ts --tools biome',
    'yarn create rslib my-lib --template node-ts --tools biome',
    'pnpm create rslib@latest my-lib --template node-ts --tools biome',
    'bun create rslib@latest my-lib --template node-ts --tools biome',
  ],
  [
    'create rslib@latest -t node-ts',
    'npm create rslib@latest -- -t node-ts',
    'yarn create rslib -t node-ts',
    'pnpm create rslib@latest -t node-ts',
    'bun create rslib@latest -t node-ts',
  ],
  ['exec rslib', 'npx rslib', 'yarn rslib', 'pnpm exec rslib', 'bunx rslib'],
  [
    'exec rslib --format cjs --watch',
    'npx rslib --format cjs --watch',
    'yarn rslib --format cjs --watch',
    'pnpm exec rslib --format cjs --watch',
    'bunx rslib --format cjs --watch',
  ],
  [
    'dlx create-rslib',
    'npx -y create-rslib',
    'yarn dlx create-rslib',
    'pnpm dlx create-rslib',
    'bunx create-rslib',
  ],
  ['run build', 'npm run build', 'yarn build', 'pnpm run build', 'bun run build'],
  ['  run   build ', 'npm run build', 'yarn build', 'pnpm run build', 'bun run build'],
];

it.each(table)('%s', (command, ...expected) => {
  expect(packageManagers.map((manager) => convertCommand(command, manager))).toEqual(expected);
});

it.each([
  [
    'create rslib@latest my-lib -- --template node-ts',
    'pnpm create rslib@latest my-lib --template node-ts',
  ],
  ['run build -- --watch', 'pnpm run build --watch'],
])('the separator of npm is for npm only: %s', (command, expected) => {
  expect(convertCommand(command, 'npm')).toBe(`npm ${command}`);
  expect(convertCommand(command, 'pnpm')).toBe(expected);
});

it.each(['', 'publish', 'npm install', 'INSTALL x', 'constructor', 'i x', 'rm -rf /'])(
  'refuses %j and says what it got',
  (command) => {
    for (const manager of packageManagers) {
      expect(() => convertCommand(command, manager)).toThrow(`"${command}"`);
    }
  },
);
