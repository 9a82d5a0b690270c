import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createBadge } from '@example/footer';

assert.equal(typeof createBadge, 'function');
for (const file of ['index.js', 'index.css', 'index.d.ts']) {
  const last = readFileSync(`dist/${file}`, 'utf8').trimEnd().split('\n').at(-1);
  assert.equal(last, '/* Source: https://example.com/badge/tree/v1.0.0 */');
}
