import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {chromiumFlags, findChromium} from './tools/test/chromium';
import {readSettings} from './tools/serve/readSettings';

// `npm run test:e2e` sets a free port; this is the default of a manual run. Workers inherit it.
process.env.PORT ??= '4173';
const {base, port} = readSettings(process.env);
const baseURL = `http://localhost:${port}${base}`;
const executablePath = findChromium(process.platform, process.env, existsSync);

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  // Recordings are equal on every machine, with a folder per spec.
  snapshotPathTemplate: '{testDir}/recorded/{testFileName}/{arg}{ext}',
  fullyParallel: true,
  // A forgotten `.only` hides the other tests, not only in CI.
  forbidOnly: true,
  workers: 2,
  // A test that passes on a retry is reported as flaky, without failing CI.
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && {executablePath}),
      // Pages share a process: tests/e2e/support/contexts.ts.
      args: [...chromiumFlags, '--process-per-site'],
    },
    // Tracing takes a third of the time; enable it with `-- --trace on`.
    trace: 'off',
  },
  webServer: {
    command: 'node tools/run.mjs serve',
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 2000},
  },
});
