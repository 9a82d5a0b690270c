import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createRsbuild } from '@rsbuild/core';

// An application that bundles the package, with an import that only a bundler understands.
writeFileSync(
  'app.js',
  `import {image} from '@example/redirect-asset-extension-off';\nglobalThis.image = image;\n`,
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
      emitCss: true,
      dataUriLimit: 0,
      filenameHash: false,
      distPath: { root: 'bundled', css: '' },
    },
  },
});
await rsbuild.build();
await import('./bundled/app.js');
assert.match(globalThis.image, /^<img src="\S+\.svg" alt="Logo">$/);
