import {convertCommand, packageManagers} from '../../../../src/compiler/markdown/packageManagers';

/** Each row: a command, then the same command for npm, Yarn, pnpm and Bun. */
const table = [
  'install | npm install | yarn install | pnpm install | bun install',
  'install -D a@npm:b | npm install -D a@npm:b | yarn add -D a@npm:b | pnpm add -D a@npm:b | bun add -D a@npm:b',
  'install --save-exact a | npm install -E a | yarn add -E a | pnpm add -E a | bun add -E a',
  'install gh:a#b | npm install gh:a#b | yarn add gh:a#b | pnpm add gh:a#b | bun add gh:a#b',
  'uninstall a | npm uninstall a | yarn remove a | pnpm remove a | bun remove a',
  'create a@latest | npm create a@latest | yarn create a | pnpm create a@latest | bun create a@latest',
  'create a@1 | npm create a@1 | yarn create a@1 | pnpm create a@1 | bun create a@1',
  'create a b -t c | npm create a b -- -t c | yarn create a b -t c | pnpm create a b -t c | bun create a b -t c',
  'exec a --watch | npx a --watch | yarn a --watch | pnpm exec a --watch | bunx a --watch',
  'dlx a | npx -y a | yarn dlx a | pnpm dlx a | bunx a',
  'npx a | npx a | yarn dlx a | pnpm dlx a | bunx a',
  'npx -y a b --yes | npx -y a b --yes | yarn dlx a b --yes | pnpm dlx a b --yes | bunx a b --yes',
  ' run   build | npm run build | yarn build | pnpm run build | bun run build',
  'run build -w | npm run build -- -w | yarn build -w | pnpm run build -w | bun run build -w',
  // `yarn check`, `yarn audit` and so on are Yarn's own commands. Scripts with these names need `yarn run`.
  'login | npm login | yarn npm login | pnpm login | bunx npm login',
  'pack --dry-run | npm pack --dry-run | yarn pack --dry-run | pnpm pack --dry-run | bun pm pack --dry-run',
  'publish | npm publish | yarn npm publish | pnpm publish | bun publish',
  'version patch | npm version patch | yarn version patch | pnpm version patch | bun pm version patch',
  'run check | npm run check | yarn run check | pnpm run check | bun run check',
  'exec audit | npx audit | yarn run audit | pnpm exec audit | bunx audit',
  'run install | npm run install | yarn run install | pnpm run install | bun run install',
  'install && dlx a | npm install && npx -y a | yarn install && yarn dlx a | pnpm install && pnpm dlx a | bun install && bunx a',
  '# 1\ninstall # 2 | # 1\nnpm install # 2 | # 1\nyarn install # 2 | # 1\npnpm install # 2 | # 1\nbun install # 2',
];

it.each(table)('converts %s', (row) => {
  const [command, ...expected] = row.split(' | ');
  expect(packageManagers.map((manager) => convertCommand(command!, manager))).toEqual(expected);
});

it.each([
  [
    'create rslib@latest my-lib -- --template node-ts',
    'pnpm create rslib@latest my-lib --template node-ts',
  ],
  ['run build -- --watch', 'pnpm run build --watch'],
])('removes the `--` of npm for the other managers: %s', (command, expected) => {
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

it.each(['install && audit', 'cd x && audit'])('refuses all of %j', (command) => {
  expect(() => convertCommand(command, 'npm')).toThrow('cannot convert');
});

it.each(['', 'audit', 'npm install', 'INSTALL x', 'constructor', 'i x', 'curl x'])(
  'refuses %j and names it',
  (command) => {
    for (const manager of packageManagers) {
      expect(() => convertCommand(command, manager)).toThrow(`"${command}"`);
    }
  },
);
