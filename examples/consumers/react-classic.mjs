import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Price } from '@example/react-classic';

assert.equal(
  renderToStaticMarkup(createElement(Price, { amount: 3 })),
  '<data value="3">3.00 €</data>',
);
assert.doesNotMatch(readFileSync('dist/index.js', 'utf8'), /jsx-runtime/);
