import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    dataUriLimit: { svg: 512, image: 0, font: 0, media: 0, assets: 0 },
  },
});
