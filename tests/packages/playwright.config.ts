import {defineConfig} from '@playwright/test';
import {chromiumFlags} from '../../tools/test/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/packages',
  forbidOnly: true,
  // The tests of a site change its pages one after the other.
  workers: 1,
  timeout: 300_000,
  expect: {timeout: 20_000},
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    actionTimeout: 20_000,
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && {executablePath: process.env.CHROMIUM_PATH}),
      args: [...chromiumFlags],
    },
  },
});
