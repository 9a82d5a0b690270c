import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'node', output: { distPath: './dist/node' } },
    { id: 'legacy', format: 'cjs', output: { distPath: './dist/legacy' } },
    {
      id: 'browser',
      format: 'umd',
      umdName: 'Greeter',
      output: { target: 'web', distPath: './dist/browser' },
    },
  ],
});
