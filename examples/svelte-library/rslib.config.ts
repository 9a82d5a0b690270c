import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';
import { svelteTypes } from './svelte-types';

export default defineConfig({
  bundle: false,
  output: {
    target: 'web',
  },
  plugins: [pluginSvelte({ preprocessOptions: { typescript: false } }), svelteTypes()],
});
