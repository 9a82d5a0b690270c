import { defineConfig } from '@rslib/core';
import pkg from './package.json' with { type: 'json' };

const origin = `/* Source: https://example.com/badge/tree/v${pkg.version} */`;

export default defineConfig({
  footer: { js: origin, css: origin, dts: origin },
  dts: true,
  output: { target: 'web', minify: true },
});
