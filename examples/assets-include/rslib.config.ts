import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { assetsInclude: /\.(?:glb|pdf)$/ },
  output: { target: 'web' },
});
