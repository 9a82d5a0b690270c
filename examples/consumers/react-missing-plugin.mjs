import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Avatar } from '@example/react-missing-plugin';

assert.throws(() => renderToStaticMarkup(createElement(Avatar, { src: '/ada.png' })), {
  name: 'ReferenceError',
  message: 'React is not defined',
});
