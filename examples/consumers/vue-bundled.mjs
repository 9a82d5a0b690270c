import assert from 'node:assert/strict';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { StarRating } from '@example/vue-bundled';

assert.match(
  await renderToString(createSSRApp(StarRating, { stars: 3 })),
  /^<span class="stars" aria-label="3 of 5" data-v-[\da-f]{8}>★★★<\/span>$/,
);
