import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

writeFileSync(
  'app.mts',
  `import { distance, type Point } from '@example/redirect-dts-extension-off';
const origin: Point = { x: 0, y: 0 };
distance(origin, { x: 3, y: 'north' });
`,
);

function check(...settings) {
  const folder = path.dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  const args = ['--noEmit', '--ignoreConfig', '--strict', ...settings, 'app.mts'];
  return spawnSync(process.execPath, [path.join(folder, 'bin/tsc'), ...args], { encoding: 'utf8' })
    .stdout;
}

// A project that is bundled sees the types and reports the mistake; under Node.js rules the import is refused.
const bundled = check('--module', 'esnext', '--moduleResolution', 'bundler');
assert.match(bundled, /TS2322/);
assert.doesNotMatch(bundled, /TS2834|TS2835/);
assert.match(check('--module', 'nodenext'), /TS2835/);
// With skipLibCheck nobody says so, and the mistake in the application goes unnoticed, too.
assert.equal(check('--module', 'nodenext', '--skipLibCheck'), '');
