import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { '@utils': './src/utils' } },
  dts: {
    alias: { '@utils/*': './src/utils/*' },
    typescriptPath: fileURLToPath(import.meta.resolve('typescript-6')),
  },
});
