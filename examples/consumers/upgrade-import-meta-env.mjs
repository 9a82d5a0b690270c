import assert from 'node:assert/strict';

// Node.js has no `import.meta.env` of its own.
await assert.rejects(
  import('@example/upgrade-import-meta-env'),
  /Cannot read properties of undefined \(reading 'MODE'\)/,
);
