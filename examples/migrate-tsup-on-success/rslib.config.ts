import { defineConfig } from '@rslib/core';
import { pluginRunAfterBuild } from './run-after-build';

export default defineConfig({
  plugins: [pluginRunAfterBuild('./check.js')],
});
