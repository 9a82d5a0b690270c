import assert from 'node:assert/strict';
import path from 'node:path';
import { findUp } from '@example/node-library';

assert.equal(findUp('package.json', path.resolve('src')), path.resolve('package.json'));
assert.equal(findUp('no-such-file.txt'), undefined);
