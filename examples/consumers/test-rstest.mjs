import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

// Both tools print times, so the run is not part of the record: it has to pass here.
const manifest = createRequire(import.meta.url).resolve('@rstest/core/package.json');
const { bin } = createRequire(import.meta.url)(manifest);
const command = path.join(path.dirname(manifest), bin.rstest);
const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'run'], {
  encoding: 'utf8',
});
assert.equal(status, 0, `${stdout}${stderr}`);
assert.match(stdout, /1 passed/);
