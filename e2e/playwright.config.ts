import { defineConfig } from '@playwright/test';

/** Debian's Chromium on a phone's screen; background traffic of the browser is switched off. */
export default defineConfig({
  testDir: './specs',
  globalSetup: './fixtures/log-in-staff.ts',
  timeout: 30_000,
  // Patience for a crowded machine; what is there at once is found at once.
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI === 'true',
  fullyParallel: true,
  workers: 2,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['list']],
  use: {
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
