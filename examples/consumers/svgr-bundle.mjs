import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { createRsbuild } from '@rsbuild/core';

// An application that bundles the package and renders it on the server.
writeFileSync(
  'app.js',
  `import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as library from '@example/svgr-bundle';
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

assert.equal(
  render(library.Brand, { name: 'Acme' }),
  '<a href="/"><svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10" fill="currentColor"></circle></svg>Acme</a>',
);

assert.equal(library.iconUrl, '/static/svg/logo.svg');
assert.ok(existsSync('bundled/static/svg/logo.svg'));
