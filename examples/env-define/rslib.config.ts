import { defineConfig } from '@rslib/core';
import pkg from './package.json' with { type: 'json' };

export default defineConfig({
  dts: true,
  source: {
    define: {
      VERSION: JSON.stringify(pkg.version),
      DEBUG: JSON.stringify(false),
    },
  },
});
