import { defineConfig } from '@playwright/test';
import { chromiumLaunch, phoneScreen } from './fixtures/phone.ts';

export default defineConfig({
  testDir: './specs',
  globalSetup: './fixtures/log-in-staff.ts',
  timeout: 60_000,
  // Patience for a crowded machine, where a puzzle before a message takes long; what is there at once is found at once.
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI === 'true',
  // CI tells of those that had to be tried again.
  retries: process.env.CI === 'true' ? 1 : 0,
  fullyParallel: true,
  workers: 2,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['list']],
  use: { ...phoneScreen, launchOptions: chromiumLaunch },
});
