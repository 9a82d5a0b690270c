import assert from 'node:assert/strict';
import { Greeter } from '@example/source-decorators';

assert.equal(new Greeter().greet('Ada'), 'HELLO, ADA!');
