import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { pluginApiDocgen } from '@rspress/plugin-api-docgen';
import { pluginPreview } from '@rspress/plugin-preview';

export default defineConfig({
  root: 'docs',
  title: 'My components',
  plugins: [
    pluginPreview(),
    pluginApiDocgen({ entries: { button: './src/Button.tsx' } }),
  ],
  builderConfig: {
    resolve: {
      alias: {
        'my-components': path.join(import.meta.dirname, 'src'),
      },
    },
  },
});
