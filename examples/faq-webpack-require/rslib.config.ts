import { defineConfig } from '@rslib/core';
import { pluginKeepRequire } from './keep-require';

export default defineConfig({
  plugins: [pluginKeepRequire()],
});
