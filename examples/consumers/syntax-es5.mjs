import assert from 'node:assert/strict';
import { Greeter } from '@example/syntax-es5';

assert.equal(new Greeter('Ada').greet('Good', 'morning'), 'Good morning Ada');
