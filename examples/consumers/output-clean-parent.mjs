import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { createRslib, loadConfig } from '@rslib/core';

writeFileSync('dist/old.js', '');
const rslib = await createRslib({ config: await loadConfig() });
const { close } = await rslib.build();
await close();
assert.ok(existsSync('dist/esm/index.js'));
assert.ok(existsSync('dist/cjs/index.cjs'));
assert.ok(!existsSync('dist/old.js'));
