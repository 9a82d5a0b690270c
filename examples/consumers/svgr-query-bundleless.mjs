import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createRsbuild } from '@rsbuild/core';

// An application that bundles the package and renders it on the server.
writeFileSync(
  'app.js',
  `import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as library from '@example/svgr-query-bundleless';
globalThis.library = library;
globalThis.render = (type, props) => renderToStaticMarkup(createElement(type, props));\n`,
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
      autoExternal: false,
      distPath: { root: 'bundled' },
    },
  },
});
await rsbuild.build();
await import('./bundled/app.js');
const { library, render } = globalThis;

assert.throws(
  () => render(library.Brand, { name: 'Acme' }),
  /^Error: Invalid tag: \/static\/svg\/logo\.svg$/,
);
