import { defineConfig } from '@rslib/core';

export default defineConfig(({ env, command, envMode, meta }) => {
  console.log({ env, command, envMode, meta });
  return {
    source: {
      define: { CHANNEL: JSON.stringify(envMode) },
    },
    output: {
      sourceMap: envMode === 'canary',
    },
  };
});
