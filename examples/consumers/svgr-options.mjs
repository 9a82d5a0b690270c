import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '@example/svgr-options';

const html = renderToStaticMarkup(createElement(Logo, { title: 'Acme', className: 'logo' }));
assert.match(html, /^<svg [^>]*width="1em" height="1em"[^>]*role="img"[^>]*class="logo">/);
assert.match(html, /<title>Acme<\/title>/);
