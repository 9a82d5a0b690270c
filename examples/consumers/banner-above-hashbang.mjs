import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

// What the page warns of: Node.js cannot read the file, and it is not executable.
const { status, stderr } = spawnSync(process.execPath, ['dist/cli.js'], { encoding: 'utf8' });
assert.equal(status, 1);
assert.match(stderr, /^SyntaxError: Invalid or unexpected token$/m);
if (process.platform !== 'win32') {
  assert.equal(statSync('dist/cli.js').mode & 0o111, 0);
}
