import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: {
    define: {
      CENTS: JSON.stringify(100),
    },
  },
});
