import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: {
    js: "import './index.css';",
  },
  output: {
    target: 'web',
  },
});
