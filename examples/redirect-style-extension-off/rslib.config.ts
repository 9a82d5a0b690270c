import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: {
    entry: { index: ['./src/**', '!./src/**/*.less'] },
  },
  output: {
    target: 'web',
    copy: [{ from: '**/*.less', context: './src' }],
  },
  redirect: {
    style: { extension: false },
  },
});
