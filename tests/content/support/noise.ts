type Random = () => number;

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!;

const escape = String.fromCharCode(27);

/** Output of other programs that may be mixed into the log of a build. */
const strangers = [
  'remote: Counting objects: 100% (14/14), done.',
  ' ✓ test/cart.test.ts (3 tests) 12ms',
  'Already up to date.',
  '➜  Local:   http://localhost:5173/',
  'Progress: resolved 812, reused 790, downloaded 0, added 0, done',
  'Done in 1.2s',
  '::group::Run actions/checkout@v5',
  '  0:0  warning  File ignored because of a matching ignore pattern',
  'Lockfile is up to date, resolution step is skipped',
  'web:dev: ✓ Ready in 1342ms',
  'Cache restored from key: node-cache-Linux-x64-pnpm-4af1',
  '2026-02-03T10:11:12.131Z INFO  server listening on 0.0.0.0:8080',
];

const homes = ['/srv/shop/packages/ui', '/opt/dev/kit', 'D:\\code\\kit', '/builds/team/kit'];

const wrappers: readonly ((log: string) => string)[] = [
  (log) =>
    `\n> @shop/ui@1.4.2 build\n> rslib build\n\n${log}\nnpm error Lifecycle script \`build\` failed with error:\nnpm error code 1\nnpm error path /srv/shop/packages/ui\nnpm error workspace @shop/ui@1.4.2`,
  (log) =>
    `$ rslib build\n${log}\nerror Command failed with exit code 1.\ninfo Visit https://yarnpkg.com/en/docs/cli/run for documentation about this command.`,
  (log) =>
    `Scope: 3 of 4 workspace projects\n${log.replace(/^(?=.)/gm, 'packages/ui build: ')}\npackages/ui build: Failed\n ELIFECYCLE  Command failed with exit code 1.`,
  (log) =>
    `• Running build in 4 packages\n${log.replace(/^(?=.)/gm, '@shop/ui:build: ')}\n Tasks:    0 successful, 1 total\nFailed:    @shop/ui#build`,
  (log) => `$ bun run build\n${log}\nerror: script "build" exited with code 1`,
];

/** Functions that change a log as terminals and other programs do. Equal seeds of `random` give equal results. */
export const noises: Readonly<Record<string, (log: string, random: Random) => string>> = {
  colours: (log, random) =>
    log.replace(/\S+/g, (word) => {
      if (random() > 0.3) return word;
      const code = pick(random, ['31', '1', '36', '2', '1;33', '38;5;160']);
      return `${escape}[${code}m${word}${escape}[${pick(random, ['0', '39', '22;39'])}m`;
    }),
  times: (log, random) => {
    const stamp = pick(random, [
      () => `[10:11:${10 + Math.floor(random() * 49)}] `,
      () => `2026-02-03T10:11:12.${Math.floor(1e6 * (1 + random() * 8))}Z `,
      () => `+${Math.floor(random() * 900)}ms `,
      () => `#12 ${(random() * 9).toFixed(3)} `,
    ]);
    return log
      .replace(/<time>/g, () => `${(random() * 9).toFixed(2)} s`)
      .replace(/^(?=.)/gm, () => stamp());
  },
  paths: (log, random) => {
    const home = pick(random, homes);
    const own = (path: string): string =>
      home.includes('\\') ? `${home}\\${path.replaceAll('/', '\\')}` : `${home}/${path}`;
    return log
      .replace(/(?<![\w./@'"])(?:\.\/)?((?:src|dist|\.rstack)\/[\w./-]+)/g, (_, path: string) =>
        own(path),
      )
      .replace(/(?<= in ')src(?=')/g, own('src'));
  },
  wrapper: (log, random) => pick(random, wrappers)(log),
  strangers: (log, random) =>
    [...log.split('\n'), '']
      .flatMap((line) => (random() < 0.4 ? [pick(random, strangers), line] : [line]))
      .concat(strangers.slice(0, Math.floor(random() * strangers.length)))
      .join('\n'),
};
