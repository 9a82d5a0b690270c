import { defineConfig, loadEnv } from '@rslib/core';

const { publicVars } = loadEnv({ prefixes: ['ACME_'] });

export default defineConfig({
  dts: true,
  source: {
    define: publicVars,
  },
});
