import { defineConfig } from '@rslib/core';
import manifest from './package.json' with { type: 'json' };
import { licenceBanner } from './scripts/banner.ts';

export default defineConfig({
  banner: { js: licenceBanner(manifest) },
});
