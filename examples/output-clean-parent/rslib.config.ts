import { rm } from 'node:fs/promises';
import { defineConfig, type RsbuildPlugin } from '@rslib/core';

/** Empties the folder that holds all outputs. */
const emptyDist: RsbuildPlugin = {
  name: 'empty-dist',
  setup(api) {
    api.onBeforeBuild(({ isFirstCompile }) =>
      isFirstCompile ? rm('dist', { recursive: true, force: true }) : undefined,
    );
  },
};

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: './dist/esm' } },
    { format: 'cjs', output: { distPath: './dist/cjs' } },
  ],
  plugins: [emptyDist],
});
