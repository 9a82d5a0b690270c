import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createRsbuild } from '@rsbuild/core';

// An application that bundles the package, with an import that only a bundler understands.
writeFileSync(
  'app.js',
  `import {average} from '@example/redirect-js-extension-off';\nglobalThis.result = average([1, 1, 2]);\n`,
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
    // The bundler is as strict as Node.js unless it is told otherwise.
    tools: {
      rspack: { module: { rules: [{ test: /\.js$/, resolve: { fullySpecified: false } }] } },
    },
  },
});
await rsbuild.build();
await import('./bundled/app.js');
assert.equal(globalThis.result, 1.33);
// Node.js alone does not add the extension.
await assert.rejects(import('@example/redirect-js-extension-off'), {
  code: 'ERR_MODULE_NOT_FOUND',
});
