import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Badge } from '@example/deps-dts-bundle';

assert.equal(
  renderToStaticMarkup(createElement(Badge, { label: 'new', classes: { dark: true } })),
  '<b class="badge dark">new</b>',
);
