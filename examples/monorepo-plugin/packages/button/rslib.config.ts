import { pluginSourceBuild } from '@rsbuild/plugin-source-build';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { build: true },
  plugins: [pluginSourceBuild()],
});
