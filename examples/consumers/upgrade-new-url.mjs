import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { data, logo } from '@example/upgrade-new-url';

assert.match(readFileSync(logo, 'utf8'), /<svg/);
assert.match(readFileSync(data, 'utf8'), /Hello/);
