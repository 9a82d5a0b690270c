import assert from 'node:assert/strict';
import { createRequire, register } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// Node.js cannot load style sheets; a bundler would collect them.
const load = `export async function load(url, context, next) {
  return url.endsWith('.css')
    ? { format: 'module', source: '', shortCircuit: true }
    : next(url, context);
}`;
register(`data:text/javascript,${encodeURIComponent(load)}`);
const require = createRequire(import.meta.url);
require.extensions['.css'] = () => {};

for (const library of [
  await import('@example/migrate-modernjs-after'),
  require('@example/migrate-modernjs-after'),
]) {
  assert.equal(
    renderToStaticMarkup(createElement(library.Badge)),
    '<span class="badge">New</span>',
  );
}
