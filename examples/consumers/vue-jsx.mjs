import assert from 'node:assert/strict';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { Counter } from '@example/vue-jsx';

const html = await renderToString(createSSRApp(Counter, { start: 3 }));
assert.equal(html, '<button type="button">3</button>');
