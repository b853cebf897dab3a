import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/e2e/support/chromium.ts'
import { carriedFiles, excusedJourneys } from './tests/plain/excused.ts'
import { isPlain, processesOf } from './tests/server/setting.ts'

// Every server and every operator's command that a journey starts takes what Node has made of the sources before, as
// `npm start` does: 0.8 s of a processor each.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/node', import.meta.url))

// scripts/test.mjs gives a free port and a folder that it removes afterwards; by hand these two do.
const port = Number(process.env['E2E_PORT'] ?? 4580)
const dataDir = process.env['E2E_DATA_DIR'] ?? join(tmpdir(), `apogee-e2e-${port}`)
const baseURL = `http://localhost:${port}`
/** Where the platform is a process of its own. */
const platformPort = Number(process.env['E2E_PLATFORM_PORT'] ?? port + 1)
const environment = {
  NODE_ENV: 'production',
  MODE: 'demo',
  PUBLIC_URL: baseURL,
  DATA_DIR: dataDir,
  DEMO_PLAYERS: 'off',
  TILES_AT_SETUP: '40',
  TILES_AT_REST: '0',
  // Nothing looks at a tile's picture; fine ones would cost the journeys a tenth of the machine.
  TILE_DETAIL: 'coarse',
  LOG_LEVEL: 'warn',
  // All journeys come from one address.
  MAX_PAGES_PER_MINUTE: '1000000',
  DATABASE_URL: process.env['E2E_DATABASE_URL'] ?? '',
}

const excusedHere = isPlain ? excusedJourneys : []

export default defineConfig({
  testDir: 'tests/e2e',
  // Before the plain platform: journeys of its own, and all others that its list does not excuse.
  testMatch: isPlain ? carriedFiles : /\/e2e\/[^/]+\.spec\.ts$/,
  outputDir: 'test-results',
  // Upper limits for a machine at a third of the usual speed: a journey waits for states, never for a time.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // A second try is reported as flaky, and asks to be looked into; a busy machine alone fails nothing.
  retries: 1,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    // A control that is not there fails its test soon, not at the end of its time.
    actionTimeout: 30_000,
    baseURL,
    locale: 'en-GB',
    // Journeys answer requests in its place; offline.spec lets it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Berlin',
    // Costs a third of the time of every journey: asked for when one is looked into.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ],
    },
  },
  projects: [
    // A journey written for both languages is walked in one at each width: German, the longer one, where room is scarce.
    { name: 'desktop', grepInvert: [/\(de\)/, ...excusedHere], use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What does not depend on a width is seen once.
      grepInvert: [/@desktop|\(en\)/, ...excusedHere],
      // Requests alone: one width is enough.
      testIgnore: /routes\.spec/,
      // Journeys look at no pixels: one each, where phones have two or three, saves a tenth of the processor time.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    },
  ],
  webServer: processesOf(port, platformPort, environment).map(({ entry, port: own, ready, env }) => ({
    command: `node ${entry}`,
    url: `http://localhost:${own}${ready}`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env,
  })),
})
