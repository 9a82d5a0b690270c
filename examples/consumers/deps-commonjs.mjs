import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createRsbuild } from '@rsbuild/core';

const isComponent = ({ Box }) => typeof Box.render === 'function';

// Node.js gives the whole package to a default import.
await assert.rejects(import('@example/deps-commonjs'), { name: 'TypeError' });
// A name works.
assert.ok(isComponent(await import('@example/deps-commonjs/named')));

// A bundler takes the ES module of the dependency.
writeFileSync(
  'app.js',
  `import * as library from '@example/deps-commonjs';\nglobalThis.library = library;\n`,
);
const rsbuild = await createRsbuild({
  cwd: import.meta.dirname,
  config: {
    logLevel: 'error',
    source: { entry: { app: './app.js' } },
    output: { target: 'node', module: true, filenameHash: false, distPath: { root: 'bundled' } },
  },
});
await rsbuild.build();
await import('./bundled/app.js');
assert.ok(isComponent(globalThis.library));
