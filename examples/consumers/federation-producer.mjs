import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Counter } from '@example/federation-producer';

assert.equal(
  renderToStaticMarkup(createElement(Counter, { start: 2 })),
  '<button type="button">Clicked 2 times</button>',
);
