import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: { GREETING: JSON.stringify('Hello') },
  },
  lib: [
    { output: { distPath: './dist/node' } },
    { output: { distPath: './dist/browser', target: 'web', minify: true } },
  ],
});
