import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Brand } from '@example/svgr-named';

// No file is left to load, so Node.js can use the package as it is.
const html = renderToStaticMarkup(createElement(Brand, { name: 'Acme' }));
assert.match(html, /<svg [^>]*aria-hidden="true"><circle /);
