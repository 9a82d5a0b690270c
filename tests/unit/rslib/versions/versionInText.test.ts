import {versionIn} from '../../../../src/rslib/versions/versionInText';

const releases = ['0.0.18', '0.3.0', '0.3.2', '0.9.1', '0.19.2', '0.19.6', '1.0.0', '1.0.1'];
const json = (value: unknown): string => JSON.stringify(value, null, 2);

test.each<[string, string, string | undefined]>([
  ['a version', '0.19.2', '0.19.2'],
  ['a version with spaces around it', '\n v0.19.2 \n', '0.19.2'],
  ['a prerelease', '1.0.0-beta.3', '1.0.0-beta.3'],
  ['package.json', json({devDependencies: {'@rslib/core': '0.19.2'}}), '0.19.2'],
  ['a range in package.json', json({devDependencies: {'@rslib/core': '^0.3.0'}}), '^0.3.0: 0.3.2'],
  ['peers in package.json', json({peerDependencies: {'@rslib/core': '0.x'}}), '0.x: 0.19.6'],
  [
    'the workspace protocol',
    json({dependencies: {'@rslib/core': 'workspace:^0.3'}}),
    '^0.3: 0.3.2',
  ],
  ['one line of a package.json', '"@rslib/core": "~0.19.0",', '~0.19.0: 0.19.6'],
  ['an alias', json({dependencies: {'@rslib/core': 'npm:@rslib/core@0.9.1'}}), '0.9.1'],
  ['minified JSON', '{"name":"x","dependencies":{"@rslib/core":"^0.3.0"}}', '^0.3.0: 0.3.2'],
  [
    'package-lock.json',
    json({
      lockfileVersion: 3,
      packages: {
        '': {devDependencies: {'@rslib/core': '^0.19.0'}},
        'node_modules/@rsbuild/core': {version: '1.7.1'},
        'node_modules/@rslib/core': {version: '0.19.2', resolved: 'x'},
      },
    }),
    '0.19.2',
  ],
  ['npm 6', json({dependencies: {'@rslib/core': {version: '0.0.18', dev: true}}}), '0.0.18'],
  [
    'pnpm-lock.yaml 9',
    `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      '@rslib/core':
        specifier: ^0.19.0
        version: 0.19.2(typescript@5.9.3)

packages:

  '@rslib/core@0.19.2':
    resolution: {integrity: sha512-x}
`,
    '0.19.2',
  ],
  [
    'pnpm-lock.yaml 6',
    `lockfileVersion: '6.0'

devDependencies:
  '@rslib/core':
    specifier: ^0.1.0
    version: 0.1.3(typescript@5.6.3)

packages:

  /@rslib/core@0.1.3(typescript@5.6.3):
    resolution: {integrity: sha512-x}
`,
    '0.1.3',
  ],
  ['pnpm-lock.yaml 5', 'packages:\n\n  /@rslib/core/0.0.16_typescript@5.6.3:\n', '0.0.16'],
  [
    'yarn.lock of Yarn 1',
    `"@rsbuild/core@~1.7.2":
  version "1.7.2"

"@rslib/core@^0.19.0":
  version "0.19.2"
  resolved "x"
`,
    '0.19.2',
  ],
  [
    'yarn.lock of later Yarn',
    `"@rslib/core@npm:^0.19.0, @rslib/core@npm:^0.19.1":
  version: 0.19.2
  resolution: "@rslib/core@npm:0.19.2"
`,
    '0.19.2',
  ],
  [
    'bun.lock',
    `{
  "lockfileVersion": 1,
  "workspaces": {"": {"devDependencies": {"@rslib/core": "^0.19.0"}}},
  "packages": {
    "@rsbuild/core": ["@rsbuild/core@1.7.1", "", {}],
    "@rslib/core": ["@rslib/core@0.19.2", "", {"dependencies": {"@rsbuild/core": "1.7.1"}}],
  }
}`,
    '0.19.2',
  ],
  ['line ends of Windows', '"@rslib/core@^0.19.0":\r\n  version "0.19.2"\r\n', '0.19.2'],
  ['a range that contains no release', json({dependencies: {'@rslib/core': '^0.99.0'}}), undefined],
  ['a reference to a catalogue', json({dependencies: {'@rslib/core': 'catalog:'}}), undefined],
  ['a folder', json({dependencies: {'@rslib/core': 'file:../core'}}), undefined],
  ['markup', '<img src=x onerror=alert(1)> @rslib/core@0.1.0', undefined],
  ['styles in a version', '{"@rslib/core": "1.0.0\\"}*{display:none}"}', undefined],
  [
    'a lockfile that contains a package.json of the workspace',
    `"@rslib/core@npm:^0.19.0":\n  version: 0.19.2\n\n{"@rslib/core": "^1.0.0"}`,
    '0.19.2',
  ],
  ['a package with a longer name', json({dependencies: {'@rslib/core-extra': '2.0.0'}}), undefined],
  ['nothing', '', undefined],
  ['prose', 'I use version 0.19.2 of it.', undefined],
])('reads %s', (_what, text, expected) => {
  const found = versionIn(text, '@rslib/core', releases);
  expect(found?.range ? `${found.range}: ${found.version}` : found?.version).toBe(expected);
});

test('a long text that has none is read quickly', () => {
  const text =
    '"@rslib/corex":\n  '.repeat(50_000) +
    '"@rslib/core@'.repeat(20_000) +
    `"@rslib/core" : "${'>='.repeat(90)}"`.repeat(5000);
  const start = performance.now();
  expect(versionIn(text, '@rslib/core', releases)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(2000);
});
