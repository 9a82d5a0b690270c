import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Note } from '@example/react-import-source';

const html = renderToStaticMarkup(createElement(Note, { text: 'Hello' }));
// Emotion has made a class and a style sheet of the css prop.
assert.match(html, /<style[^>]*>\.css-\w+\{color:teal;padding:8px;\}<\/style>/);
assert.match(html, /<p class="css-\w+">Hello<\/p>/);
