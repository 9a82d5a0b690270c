import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {chromiumFlags, findChromium} from './tools/test/chromium';
import {readSettings} from './tools/serve/settings';

// `npm run test:e2e` picks a free port; a run by hand takes this one. Workers inherit the choice.
process.env.PORT ??= '4173';
const {base, port} = readSettings(process.env);
const baseURL = `http://localhost:${port}${base}`;
const executablePath = findChromium(process.platform, process.env, existsSync);

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  // What was recorded is the same on every machine; each spec that compares has a folder of its own.
  snapshotPathTemplate: '{testDir}/recorded/{testFileName}/{arg}{ext}',
  fullyParallel: true,
  // On every machine, not only in CI: a forgotten `.only` hides the other tests.
  forbidOnly: true,
  workers: 2,
  // A test that passes the second time is reported as flaky, and does not cost a whole run of CI.
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && {executablePath}),
      // A page finds the process of the one before: tests/e2e/support/contexts.ts.
      args: [...chromiumFlags, '--process-per-site'],
    },
    // A third of the time when it is on; ask for it with `-- --trace on`.
    trace: 'off',
  },
  webServer: {
    command: 'node tools/run.mjs serve',
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 2000},
  },
});
