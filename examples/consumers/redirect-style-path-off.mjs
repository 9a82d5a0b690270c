import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRsbuild } from '@rsbuild/core';

// An application that bundles the package, with an import that only a bundler understands.
writeFileSync(
  'app.js',
  `import {button} from '@example/redirect-style-path-off';\nglobalThis.button = button;\n`,
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
assert.match(globalThis.button, /^<button class="button-\w+">OK<\/button>$/);
const css = readFileSync('bundled/app.css', 'utf8');
assert.match(css, /accent-color/);
assert.match(css, /border-radius/);
