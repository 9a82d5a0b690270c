import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {everything} from '../../support/scope';

const root = path.resolve(__dirname, '../../..');

// Loads the whole configuration in another process, in ten seconds, for a command that only developers use.
(everything ? test : test.skip)(
  'docusaurus swizzle knows the theme by its documented name, with its TypeScript sources',
  async () => {
    const {stdout} = await promisify(execFile)(
      process.execPath,
      [
        'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        ...['swizzle', '@docusaurus/theme-classic', '--list', '--typescript'],
      ],
      {cwd: root, env: {...process.env, NODE_ENV: undefined}},
    );
    expect(stdout).toMatch(/Components available for swizzle in @docusaurus\/theme-classic/);
    expect(stdout).toMatch(/ Details +\S*│/);
  },
  90_000,
);
