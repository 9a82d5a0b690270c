import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRsbuild } from '@rsbuild/core';

// An application that bundles the package, with an import that only a bundler understands.
writeFileSync(
  'app.js',
  `import {images} from '@example/assets-inline';\nglobalThis.images = images;\n`,
);
const rsbuild = await createRsbuild({
  cwd: import.meta.dirname,
  config: {
    logLevel: 'error',
    source: { entry: { app: './app.js' } },
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

const [, dot] = globalThis.images.dot.split(',');
assert.equal(Buffer.from(dot, 'base64').toString(), readFileSync('src/dot.svg', 'utf8'));
assert.equal(globalThis.images.pattern, '/static/svg/pattern.svg');
