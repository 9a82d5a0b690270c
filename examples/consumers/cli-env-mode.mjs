import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { api } from '@example/cli-env-mode';

assert.equal(api, 'https://staging.example.com');
// The private variable is still read when the output runs.
assert.doesNotMatch(readFileSync('dist/index.js', 'utf8'), /not-for-the-output/);
