import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    copy: [{ from: './templates', to: 'templates' }],
  },
});
