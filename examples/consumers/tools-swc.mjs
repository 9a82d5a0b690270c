import assert from 'node:assert/strict';
import { Greeter } from '@example/tools-swc';

let assigned;
class Base {
  set greeting(value) {
    assigned = value;
  }
}
Object.setPrototypeOf(Greeter.prototype, Base.prototype);
new Greeter();
// An assignment calls the setter; a class field would not.
assert.equal(assigned, 'Hello');
