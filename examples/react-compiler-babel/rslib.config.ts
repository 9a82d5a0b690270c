import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
  },
  plugins: [
    pluginReact(),
    pluginBabel({
      include: /\.[jt]sx$/,
      babelLoaderOptions: (options) => {
        // The compiler has to see the code before any other plugin of Babel.
        options.plugins?.unshift('babel-plugin-react-compiler');
      },
    }),
  ],
});
