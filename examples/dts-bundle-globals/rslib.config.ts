import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    copy: ['./src/globals.d.ts'],
  },
  dts: { bundle: true },
  banner: { dts: '/// <reference path="./globals.d.ts" />' },
});
