import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {renderCard} from '@example/redirect-pre-entry';

assert.equal(renderCard('Rslib'), '<p class="card">Rslib</p>');

const style = fileURLToPath(import.meta.resolve('@example/redirect-pre-entry/style.css'));
assert.equal(existsSync(style), true);

// Nothing for a user's TypeScript to look for.
const types = readFileSync(
  new URL('./index.d.ts', import.meta.resolve('@example/redirect-pre-entry')),
  'utf8',
);
assert.doesNotMatch(types, /import/);
