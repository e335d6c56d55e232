import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './tests/chromium.ts'

const executablePath = chromiumPath()

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/browser.json' }],
  ],
  use: {
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags() },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
})
