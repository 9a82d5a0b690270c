import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
  },
  plugins: [pluginTailwindcss()],
});
