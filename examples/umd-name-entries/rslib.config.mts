import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: ['Acme', '[name]'] }],
  source: {
    entry: { greeter: './src/greeter.ts', clock: './src/clock.ts' },
  },
  output: { target: 'web' },
});
