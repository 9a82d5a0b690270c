import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Total } from '@example/react-compiler';

assert.equal(
  renderToStaticMarkup(createElement(Total, { prices: [1, 2, 3] })),
  '<output>6</output>',
);
assert.match(readFileSync('dist/index.js', 'utf8'), /from "react\/compiler-runtime"/);
