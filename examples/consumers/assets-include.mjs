import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRsbuild } from '@rsbuild/core';

// An application that bundles the package, with an import that only a bundler understands.
writeFileSync(
  'app.js',
  `import {files} from '@example/assets-include';\nglobalThis.files = files;\n`,
);
const rsbuild = await createRsbuild({
  cwd: import.meta.dirname,
  config: {
    logLevel: 'error',
    source: { entry: { app: './app.js' }, assetsInclude: /\.glb$/ },
    // The package is on its own: its tsconfig.json is none of the application's business.
    resolve: { aliasStrategy: 'prefer-alias' },
    output: {
      target: 'node',
      module: true,
      dataUriLimit: 0,
      filenameHash: false,
      distPath: { root: 'bundled' },
    },
  },
});
await rsbuild.build();
await import('./bundled/app.js');

assert.match(globalThis.files.manual, /^\/static\/\S+\.pdf$/);
assert.match(globalThis.files.chair, /^\/static\/\S+\.glb$/);
assert.equal(readFileSync(`bundled${globalThis.files.chair}`, 'utf8'), 'A chair.\n');
