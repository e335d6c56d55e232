import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './tests/chromium.ts'

const executablePath = chromiumPath()

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  forbidOnly: true,
  // A shared machine stalls for seconds at times. What passes only at the second try is named at the end of `npm test`.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/browser.json' }],
  ],
  use: {
    actionTimeout: 15_000,
    // The tests of the worker turn it on; for the others requests go where `page.route` sees them.
    serviceWorkers: 'block',
    // Half of a short journey's time went into a browser that had nothing of the site yet (decision 094).
    reuseContext: true,
    // Recording costs a fifth of the time, and nobody can fetch it from CI.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags() },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What a thumb and a small screen change, by its tag; the rest reads the same document at any width.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
})
