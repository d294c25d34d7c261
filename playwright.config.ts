import { defineConfig } from '@playwright/test'

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env

/** Journeys in a real Chromium against the built product; every worker starts its own, on fresh data. */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/start-postgres.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A busy machine may take its time: only a journey that hangs meets these.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every journey would cost a third of their time: `--trace on` for the one that is looked into.
    trace: 'off',
  },
  projects: [
    // First: a journey that begins last and alone keeps everybody waiting.
    {
      name: 'whole browser',
      grep: /@browser/,
      use: { launchOptions: chromiumAt(CHROMIUM_PATH) },
    },
    {
      name: 'headless shell',
      grepInvert: /@browser/,
      use: { launchOptions: chromiumAt(HEADLESS_SHELL_PATH ?? CHROMIUM_PATH) },
    },
  ],
})

/** Without a path, the one that Playwright has downloaded. */
function chromiumAt(executablePath = '/usr/bin/chromium') {
  return {
    executablePath: executablePath || undefined,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  }
}
