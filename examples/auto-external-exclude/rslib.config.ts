import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'cjs',
      output: {
        // An ES module only, which older Node.js versions cannot require.
        autoExternal: { exclude: ['escape-goat'] },
      },
    },
  ],
});
