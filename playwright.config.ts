import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {chromiumFlags, findChromium} from './tools/test/chromium';
import {readSettings} from './tools/serve/readSettings';

// Port of runs that do not start with `npm run test:e2e`, which sets a free one. Workers inherit the variable.
process.env.PORT ??= '4173';
const {base, port} = readSettings(process.env);
const baseURL = `http://localhost:${port}${base}`;
const executablePath = findChromium(process.platform, process.env, existsSync);

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  // The path has no platform, because recordings are the same on every machine. Each spec has a folder.
  snapshotPathTemplate: '{testDir}/recorded/{testFileName}/{arg}{ext}',
  fullyParallel: true,
  // Also forbidden outside of CI, because a forgotten `.only` hides all other tests.
  forbidOnly: true,
  workers: 2,
  // CI reports a test that passes on a retry as flaky, and does not fail.
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && {executablePath}),
      // All pages share one process, which `tests/e2e/support/contexts.ts` explains.
      args: [...chromiumFlags, '--process-per-site'],
    },
    // Tracing takes a third of the time of a run. Enable it with `-- --trace on`.
    trace: 'off',
  },
  webServer: {
    command: 'node tools/run.mjs serve',
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 2000},
  },
});
