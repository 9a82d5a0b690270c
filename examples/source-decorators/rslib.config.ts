import { defineConfig } from '@rslib/core';

export default defineConfig({
  externalHelpers: true,
  source: {
    decorators: { version: '2023-11' },
  },
});
