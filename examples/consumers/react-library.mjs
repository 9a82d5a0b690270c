import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Counter, Panel } from '@example/react-library';

assert.equal(
  renderToStaticMarkup(
    createElement(Panel, { title: 'Clicks' }, createElement(Counter, { start: 3 })),
  ),
  '<section><h2>Clicks</h2><button type="button">3</button></section>',
);
assert.match(readFileSync('dist/Panel.js', 'utf8'), /from "react\/jsx-runtime"/);
