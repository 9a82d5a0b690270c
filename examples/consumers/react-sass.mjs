import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// Node.js cannot import style sheets; a bundler would collect them.
const load = `export async function load(url, context, next) {
  return url.endsWith('.css')
    ? { format: 'module', source: '', shortCircuit: true }
    : next(url, context);
}`;
register(`data:text/javascript,${encodeURIComponent(load)}`);

const { Badge } = await import('@example/react-sass');
assert.equal(
  renderToStaticMarkup(createElement(Badge, { label: 'New' })),
  '<span class="badge">New</span>',
);
assert.match(readFileSync('dist/Badge.js', 'utf8'), /import "\.\/Badge\.css"/);
