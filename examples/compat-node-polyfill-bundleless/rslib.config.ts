import {
  pluginNodePolyfill,
  resolvedPolyfillToModules,
} from '@rsbuild/plugin-node-polyfill';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: {
    target: 'web',
    externals: [resolvedPolyfillToModules, { 'node:path': 'path-browserify' }],
  },
  plugins: [pluginNodePolyfill()],
});
