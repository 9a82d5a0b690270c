import {defineConfig} from '@playwright/test';
import {engineNames} from '../../tools/browsers/engines';
import type {EngineOption} from './support/visitor';

export default defineConfig<EngineOption>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  projects: engineNames.map((engine) => ({name: engine, use: {engine}})),
});
