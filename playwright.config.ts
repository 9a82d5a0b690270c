import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {chromiumFlags, findChromium} from './tools/test/chromium';
import {readSettings} from './tools/serve/readSettings';

// `npm run test:e2e` sets PORT to a free port. This default is for `npx playwright test`. Workers inherit the variable.
process.env.PORT ??= '4173';
const {base, port} = readSettings(process.env);
const baseURL = `http://localhost:${port}${base}`;
const executablePath = findChromium(process.platform, process.env, existsSync);

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  // One folder per spec. Without `{platform}`, as the recordings are the same on every machine.
  snapshotPathTemplate: '{testDir}/recorded/{testFileName}/{arg}{ext}',
  fullyParallel: true,
  // A forgotten `.only` would hide all other tests, so it is also forbidden outside of CI.
  forbidOnly: true,
  workers: 2,
  // If a test passes on a retry, CI reports it as flaky and does not fail.
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && {executablePath}),
      // With this flag all pages share one process, for the reason given in `tests/e2e/support/contexts.ts`.
      args: [...chromiumFlags, '--process-per-site'],
    },
    // A third of a run would be spent on tracing. Enable it with `-- --trace on`.
    trace: 'off',
  },
  webServer: {
    command: 'node tools/run.mjs serve',
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 2000},
  },
});
