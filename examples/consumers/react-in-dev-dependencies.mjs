import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Toggle } from '@example/react-in-dev-dependencies';

// The hook belongs to the copy of React in the bundle, the renderer to the React that is installed.
const messages = [];
console.error = (message) => messages.push(String(message));
assert.throws(() => renderToStaticMarkup(createElement(Toggle)), TypeError);
assert.match(messages.join('\n'), /^Invalid hook call\. Hooks can only be called inside/);
