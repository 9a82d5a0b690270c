import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    bundlerChain(chain) {
      chain.module
        .rule('text')
        .test(/\.txt$/)
        .type('asset/source');
    },
  },
});
