import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The folder alone, without node_modules.
const folder = mkdtempSync(path.join(tmpdir(), 'service-'));
cpSync('dist', path.join(folder, 'dist'), { recursive: true });
cpSync('package.json', path.join(folder, 'package.json'));
const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server.js'], {
  cwd: folder,
  env: { ...process.env, PORT: '0' },
});
try {
  const port = await new Promise((resolve) => server.stdout.once('data', resolve));
  const response = await fetch(`http://127.0.0.1:${Number(port)}/a<b`);
  assert.match(await response.text(), /You asked for \/a(?:%3C|&lt;)b/);
} finally {
  server.kill();
  rmSync(folder, { recursive: true });
}
