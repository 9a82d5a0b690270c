import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack(config) {
      config.module.parser = {
        ...config.module.parser,
        javascript: {
          ...config.module.parser?.javascript,
          importDynamic: true,
        },
      };
    },
  },
});
