import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Counter } from '@example/plugins-react';

assert.equal(
  renderToStaticMarkup(createElement(Counter, { label: 'Clicks' })),
  '<button type="button">Clicks: 0</button>',
);
