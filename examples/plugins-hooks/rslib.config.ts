import { defineConfig } from '@rslib/core';
import { pluginBuildInfo } from './build-info';

export default defineConfig({
  lib: [
    { id: 'library', output: { distPath: './dist/library' } },
    { id: 'cdn', output: { distPath: './dist/cdn' } },
  ],
  plugins: [pluginBuildInfo()],
});
