import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: {
      output: {
        asyncChunks: false,
      },
    },
  },
});
