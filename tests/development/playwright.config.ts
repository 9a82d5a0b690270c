import {defineConfig} from '@playwright/test';
import {chromiumFlags} from '../../tools/test/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/development',
  forbidOnly: true,
  // One development server answers all tests, which change its pages one after the other.
  workers: 1,
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && {executablePath: process.env.CHROMIUM_PATH}),
      args: [...chromiumFlags],
    },
  },
});
