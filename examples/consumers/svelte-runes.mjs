import assert from 'node:assert/strict';
import { createCounter } from '@example/svelte-runes';

const counter = createCounter(3);
counter.add();
assert.equal(counter.count, 4);
