import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: "'use client';" },
  output: { target: 'web' },
  plugins: [pluginReact()],
});
