import assert from 'node:assert/strict';
import { greet } from '@example/resolve-alias';
import { greet as greetFromModules } from '@example/resolve-alias/modules';

assert.equal(greet('ada & co'), '<p>Hello, Ada &amp; co!</p>');
assert.equal(greetFromModules('ada & co'), '<p>Hello, Ada &amp; co!</p>');
