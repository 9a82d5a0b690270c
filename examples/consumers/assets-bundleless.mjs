import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRsbuild } from '@rsbuild/core';

// An application that bundles the package, with an import that only a bundler understands.
writeFileSync(
  'app.js',
  `import {brand} from '@example/assets-bundleless';\nglobalThis.html = brand('Acme');\n`,
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

assert.equal(globalThis.html, '<img src="/static/svg/logo.svg" alt="Acme">');
assert.equal(
  readFileSync('bundled/static/svg/logo.svg', 'utf8'),
  readFileSync('src/images/logo.svg', 'utf8'),
);
