import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createBadge } from '@example/banner';

assert.equal(typeof createBadge, 'function');
for (const file of ['index.js', 'index.css', 'index.d.ts']) {
  const [first] = readFileSync(`dist/${file}`, 'utf8').split('\n');
  assert.equal(first, '/*! @example/banner 1.0.0, MIT licence */');
}
