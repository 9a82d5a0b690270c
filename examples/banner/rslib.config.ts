import { defineConfig } from '@rslib/core';
import pkg from './package.json' with { type: 'json' };

const header = `/*! ${pkg.name} ${pkg.version}, ${pkg.license} licence */`;

export default defineConfig({
  banner: { js: header, css: header, dts: header },
  dts: true,
  output: { target: 'web', minify: true },
});
