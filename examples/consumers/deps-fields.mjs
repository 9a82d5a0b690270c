import assert from 'node:assert/strict';
import { register } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LogLine, toHtml, toTerminal } from '@example/deps-fields';

const line = { text: 'a < b', failed: true };
const html = '<li class="line failed">a &lt; b</li>';

assert.equal(renderToStaticMarkup(createElement(LogLine, line)), html);
assert.equal(toHtml(line), html);

// Another copy of the module, for which the optional package is not installed.
const hooks = `export function resolve(specifier, context, next) {
  if (specifier === 'picocolors' || specifier === 'escape-goat') throw new Error('not installed');
  return next(specifier, context);
}`;
delete process.env.NO_COLOR;
process.env.FORCE_COLOR = '1';
assert.match(await toTerminal(line), /^\u001B\[31ma < b\u001B\[39m$/);
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
const without = await import('./dist/index.js?without-optional');
assert.equal(await without.toTerminal(line), 'a < b');
assert.equal(without.toHtml(line), html);
