import assert from 'node:assert/strict';
import { port } from '@example/json-toml';

assert.equal(port(), 8080);
