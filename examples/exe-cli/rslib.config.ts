import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      experiments: {
        exe: process.env.RELEASE === 'true' && {
          fileName: 'greet',
          seaOptions: {
            assets: { 'template.txt': './src/template.txt' },
          },
        },
      },
    },
  ],
});
