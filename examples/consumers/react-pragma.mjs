import assert from 'node:assert/strict';
import { Price } from '@example/react-pragma';

const { props } = Price({ amount: 3 });
assert.equal(props.children.type, 'data');
