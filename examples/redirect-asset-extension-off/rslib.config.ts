import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: {
    entry: { index: ['./src/**', '!./src/**/*.svg'] },
  },
  output: {
    target: 'web',
    copy: [{ from: '**/*.svg', context: './src' }],
  },
  redirect: {
    asset: { extension: false },
  },
});
