import {convertCommand, packageManagers} from '../../../../src/compiler/markdown/packageManagers';

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
    'uninstall tsup',
    'npm uninstall tsup',
    'yarn remove tsup',
    'pnpm remove tsup',
    'bun remove tsup',
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
  ['npx rslib', 'npx rslib', 'yarn dlx rslib', 'pnpm dlx rslib', 'bunx rslib'],
  [
    'npx -y create-rslib my-lib --yes',
    'npx -y create-rslib my-lib --yes',
    'yarn dlx create-rslib my-lib --yes',
    'pnpm dlx create-rslib my-lib --yes',
    'bunx create-rslib my-lib --yes',
  ],
  [
    'install --save-dev --save-exact @rslib/core',
    'npm install -D -E @rslib/core',
    'yarn add -D -E @rslib/core',
    'pnpm add -D -E @rslib/core',
    'bun add -D -E @rslib/core',
  ],
  ['run build', 'npm run build', 'yarn build', 'pnpm run build', 'bun run build'],
  [
    'run build --watch',
    'npm run build -- --watch',
    'yarn build --watch',
    'pnpm run build --watch',
    'bun run build --watch',
  ],
  // Yarn has a command `check`, and so has its older version `audit` and `list`.
  ['run check', 'npm run check', 'yarn run check', 'pnpm run check', 'bun run check'],
  ['exec audit', 'npx audit', 'yarn run audit', 'pnpm exec audit', 'bunx audit'],
  [
    'create rslib@latest-beta',
    'npm create rslib@latest-beta',
    'yarn create rslib@latest-beta',
    'pnpm create rslib@latest-beta',
    'bun create rslib@latest-beta',
  ],
  ['run install', 'npm run install', 'yarn run install', 'pnpm run install', 'bun run install'],
  [
    'create rslib@latest my-lib && cd my-lib && install && run build',
    'npm create rslib@latest my-lib && cd my-lib && npm install && npm run build',
    'yarn create rslib my-lib && cd my-lib && yarn install && yarn build',
    'pnpm create rslib@latest my-lib && cd my-lib && pnpm install && pnpm run build',
    'bun create rslib@latest my-lib && cd my-lib && bun install && bun run build',
  ],
  [
    '# First\ninstall\n\nexec rslib # then',
    '# First\nnpm install\nnpx rslib # then',
    '# First\nyarn install\nyarn rslib # then',
    '# First\npnpm install\npnpm exec rslib # then',
    '# First\nbun install\nbunx rslib # then',
  ],
  [
    'install github:a/b#main',
    'npm install github:a/b#main',
    'yarn add github:a/b#main',
    'pnpm add github:a/b#main',
    'bun add github:a/b#main',
  ],
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

it.each([
  'install -g @rslib/core',
  'install --legacy-peer-deps',
  'install -D',
  'install --save-peer react',
  'install a constructor -constructor',
])('refuses flags that the managers do not share: %s', (command) => {
  for (const manager of packageManagers) {
    expect(() => convertCommand(command, manager)).toThrow(`"${command}": the four managers share`);
  }
});

it.each([
  ...['uninstall', 'create', 'exec', 'dlx', 'npx', 'npx -y', 'run'],
  ...['uninstall -D tsup', 'uninstall tsup -D', 'create --yes rslib', 'exec --call x'],
  ...['dlx -p create-rslib create-rslib', 'npx --package=x y', 'run --silent build'],
])('refuses %j, which names nothing or has flags of npm itself', (command) => {
  for (const manager of packageManagers) {
    expect(() => convertCommand(command, manager)).toThrow(`cannot convert "${command}"`);
  }
});

it.each(['install && rm -rf /', 'cd x && publish'])('refuses %j as a whole', (command) => {
  expect(() => convertCommand(command, 'npm')).toThrow('cannot convert');
});

it.each(['', 'publish', 'npm install', 'INSTALL x', 'constructor', 'i x', 'rm -rf /'])(
  'refuses %j and says what it got',
  (command) => {
    for (const manager of packageManagers) {
      expect(() => convertCommand(command, manager)).toThrow(`"${command}"`);
    }
  },
);
