import assert from 'node:assert/strict';
import { button } from '@example/out-base/button';
import { dialog } from '@example/out-base/dialog';

assert.equal(button('OK'), '<button>OK</button>');
assert.equal(dialog('Saved'), '<dialog open>Saved</dialog>');
