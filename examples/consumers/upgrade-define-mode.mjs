import assert from 'node:assert/strict';
import { production } from '@example/upgrade-define-mode';

assert.equal(production, true);
