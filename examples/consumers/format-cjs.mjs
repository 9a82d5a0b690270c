import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
// Node.js finds the name of the export in the CommonJS file.
import { title } from '@example/format-cjs';

assert.equal(title('docs/quick-start.md'), 'quick start');

/** What a build says when the configuration has another name, or the package a `type`. */
function build(config, type) {
  const cwd = path.resolve('renamed', config, String(type));
  mkdirSync(cwd, { recursive: true });
  cpSync('src', path.join(cwd, 'src'), { recursive: true });
  cpSync('rslib.config.mts', path.join(cwd, config));
  writeFileSync(path.join(cwd, 'package.json'), JSON.stringify({ type }));
  const manifest = createRequire(import.meta.url).resolve('@rslib/core/package.json');
  const rslib = path.join(path.dirname(manifest), 'bin/rslib.js');
  const { status, stderr } = spawnSync(process.execPath, [rslib], { cwd, encoding: 'utf8' });
  assert.equal(status, 0, 'the build succeeds in any case');
  return stderr;
}

const runsTypeScript = Boolean(process.features.typescript);
const twice = /\[MODULE_TYPELESS_PACKAGE_JSON\] Warning/;
const refused = /Failed to load the ES module|To load an ES module, set "type": "module"/;
assert.match(build('rslib.config.js'), twice);
assert.match(build('rslib.config.js', 'commonjs'), refused);
assert.match(build('rslib.config.ts'), runsTypeScript ? twice : /^$/);
assert.match(build('rslib.config.ts', 'commonjs'), runsTypeScript ? refused : /^$/);
assert.equal(build('rslib.config.mts', 'commonjs'), '');
assert.equal(build('rslib.config.mjs', 'commonjs'), '');
