import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    minify: {
      jsOptions: {
        minimizerOptions: {
          format: { comments: 'all' }, // The default is 'some'.
          // The rest is what Rslib does without the option.
          mangle: false,
          minify: false,
          compress: {
            dead_code: true,
            defaults: false,
            directives: false,
            toplevel: true,
            unused: true,
          },
        },
      },
    },
  },
});
