import assert from 'node:assert/strict';
import { readBadge } from '@example/assets-new-url-bundleless';

assert.match(await readBadge(), /<circle/);
