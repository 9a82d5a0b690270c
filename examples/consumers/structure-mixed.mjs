import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { titleCase } from '@example/structure-mixed';
import { countWords } from '@example/structure-mixed/count';

assert.equal(titleCase('ants & bees'), 'Ants & Bees');
assert.equal(countWords('ants & bees'), 3);
assert.equal(
  execFileSync(process.execPath, ['dist/cli/cli.js'], { input: 'ants & bees', encoding: 'utf8' }),
  '<h1>Ants &amp; Bees</h1> (3)\n',
);
