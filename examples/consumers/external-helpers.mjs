import assert from 'node:assert/strict';
import { Greeter } from '@example/external-helpers';

assert.equal(new Greeter('Ada').greet('Good', 'morning'), 'Good morning Ada');
