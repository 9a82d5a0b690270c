import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Article } from '@example/react-use-client';
import { LikeButton } from '@example/react-use-client/client';

assert.equal(
  renderToStaticMarkup(createElement(Article, { title: 'Hello', text: 'World' })),
  '<article><h2>Hello</h2><p>World</p></article>',
);
assert.equal(
  renderToStaticMarkup(createElement(LikeButton)),
  '<button type="button">0 likes</button>',
);
assert.match(readFileSync('dist/client.js', 'utf8'), /^['"]use client['"]/);
assert.doesNotMatch(readFileSync('dist/index.js', 'utf8'), /use client/);
