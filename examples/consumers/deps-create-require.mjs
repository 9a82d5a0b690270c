import assert from 'node:assert/strict';
import Module from 'node:module';

// As if clsx were not installed, as it is not for users of a package that lists it for development.
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => {
  if (request === 'clsx') throw Object.assign(new Error('missing'), { code: 'MODULE_NOT_FOUND' });
  return resolve(request, ...rest);
};

const { className } = await import('@example/deps-create-require');
assert.equal(className('new', undefined), 'badge new');
await assert.rejects(import('@example/deps-create-require/default'), { code: 'MODULE_NOT_FOUND' });
