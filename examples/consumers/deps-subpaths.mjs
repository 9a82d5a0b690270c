import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Badge } from '@example/deps-subpaths';

assert.equal(
  renderToStaticMarkup(createElement(Badge, { label: 'new' })),
  '<b class="badge">new</b>',
);
