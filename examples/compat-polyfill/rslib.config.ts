import { pluginBabel } from '@rsbuild/plugin-babel';
import { defineConfig } from '@rslib/core';

const targets = ['chrome >= 80', 'safari >= 14'];

export default defineConfig({
  syntax: targets,
  output: { target: 'web' },
  plugins: [
    pluginBabel({
      babelLoaderOptions: {
        plugins: [
          [
            'babel-plugin-polyfill-corejs3',
            { method: 'usage-pure', version: '3.51', targets },
          ],
        ],
      },
    }),
  ],
});
