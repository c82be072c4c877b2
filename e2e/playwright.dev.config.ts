import { defineConfig } from '@playwright/test';
import { chromiumLaunch, phoneScreen } from './fixtures/phone.ts';

/** `./mall test dev`: the mall under development, whose sources are saved while a browser looks. */
export default defineConfig({
  testDir: './dev',
  timeout: 240_000,
  // A server's restart on a crowded machine.
  expect: { timeout: 120_000 },
  forbidOnly: process.env.CI === 'true',
  workers: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['list']],
  use: { ...phoneScreen, launchOptions: chromiumLaunch },
});
