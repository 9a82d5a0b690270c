import assert from 'node:assert/strict';
import { dataUri, source } from '@example/assets-queries';

assert.match(source, /^<svg /);
const response = await fetch(dataUri);
assert.equal(response.headers.get('content-type'), 'image/svg+xml');
assert.equal(await response.text(), source);
