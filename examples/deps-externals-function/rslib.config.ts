import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    externals: ({ request }, callback) => {
      if (request?.startsWith('core-js-pure/')) {
        // The package has no `exports`, so Node.js wants the whole file name.
        callback(undefined, `${request}.js`);
      } else {
        callback();
      }
    },
  },
});
