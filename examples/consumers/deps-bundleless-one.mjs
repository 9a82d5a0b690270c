import assert from 'node:assert/strict';
import { register } from 'node:module';

// Users do not have what is listed for development only.
const hooks = `export function resolve(specifier, context, next) {
  return next(specifier === 'escape-goat' ? 'not-escape-goat' : specifier, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
const { cell } = await import('@example/deps-bundleless-one');
assert.equal(cell('a < b'), '<td>a &lt; b</td>');
