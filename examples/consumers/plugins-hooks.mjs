import assert from 'node:assert/strict';
import { buildInfo } from '@example/plugins-hooks';
import { buildInfo as cdnBuildInfo } from '@example/plugins-hooks/cdn';

assert.equal(buildInfo(), 'Ada library');
assert.equal(cdnBuildInfo(), 'Ada cdn');
