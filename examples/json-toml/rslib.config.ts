import { pluginToml } from '@rsbuild/plugin-toml';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  plugins: [pluginToml()],
});
