import assert from 'node:assert/strict';
import { register } from 'node:module';
import { cell } from '@example/deps-bundleless';

assert.equal(cell('a < b'), '<td>a &lt; b</td>');

// Users do not have what is listed for development only.
const hooks = `export function resolve(specifier, context, next) {
  return next(specifier === 'escape-goat' ? 'not-escape-goat' : specifier, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
await assert.rejects(import('./dist/index.js?without'), {
  code: 'ERR_MODULE_NOT_FOUND',
  message: /^Cannot find package 'not-escape-goat' imported from /,
});
