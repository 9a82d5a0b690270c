import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: {
    // The style sheets are not compiled …
    entry: { index: ['./src/**', '!./src/**/*.scss'] },
  },
  output: {
    target: 'web',
    // … but copied,
    copy: [{ from: '**/*.scss', context: './src' }],
  },
  redirect: {
    // and imports of them keep their extension.
    style: { extension: false },
  },
});
