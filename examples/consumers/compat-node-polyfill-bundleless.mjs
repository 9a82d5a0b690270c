import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import vm from 'node:vm';
import { createRsbuild } from '@rsbuild/core';

// An application for browsers that bundles the package and knows no modules of Node.js.
writeFileSync(
  'app.js',
  `import {extension, toBase64} from '@example/compat-node-polyfill-bundleless';
globalThis.result = extension('/images/logo.svg') + toBase64('é');\n`,
);
const rsbuild = await createRsbuild({
  cwd: import.meta.dirname,
  config: {
    logLevel: 'error',
    source: { entry: { app: './app.js' } },
    resolve: { aliasStrategy: 'prefer-alias' },
    output: { filenameHash: false, distPath: { root: 'bundled', js: '' } },
    tools: { htmlPlugin: false },
    splitChunks: false,
  },
});
await rsbuild.build();
const page = vm.createContext({});
vm.runInContext(readFileSync('bundled/app.js', 'utf8'), page);
assert.equal(page.result, '.svgw6k=');
