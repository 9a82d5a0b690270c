import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

// The ES module leaves the runtime to whoever installs the package.
assert.match(
  readFileSync('dist/index.js', 'utf8'),
  /import \{ init, loadRemote \} from "@module-federation\/enhanced\/runtime"/,
);
