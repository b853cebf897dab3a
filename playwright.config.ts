import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/e2e/support/chromium.ts'
import { carriedFiles, excusedTests } from './tests/plain/excused.ts'
import { excusedSplitFiles } from './tests/server/excused.ts'
import { isPlain, processesOf, setting } from './tests/server/setting.ts'

// Servers and operator commands that a test starts share Node's compile cache, as `npm start` does: it saves 0.8 s of
// processor time each.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/node', import.meta.url))

// scripts/test.mjs sets a free port and a folder that it removes afterwards; these are the defaults for a run by hand.
const port = Number(process.env['E2E_PORT'] ?? 4580)
const dataDir = process.env['E2E_DATA_DIR'] ?? join(tmpdir(), `apogee-e2e-${port}`)
const baseURL = `http://localhost:${port}`
/** The platform's port where it runs in a separate process. */
const platformPort = Number(process.env['E2E_PLATFORM_PORT'] ?? port + 1)
const environment = {
  NODE_ENV: 'production',
  MODE: 'demo',
  PUBLIC_URL: baseURL,
  DATA_DIR: dataDir,
  DEMO_PLAYERS: 'off',
  TILES_AT_SETUP: '40',
  TILES_AT_REST: '0',
  // No test looks at a picture; drawing them would take a third of the server's time.
  PICTURE_DETAIL: 'plain',
  LOG_LEVEL: 'warn',
  // All tests come from one address.
  MAX_PAGES_PER_MINUTE: '1000000',
  DATABASE_URL: process.env['E2E_DATABASE_URL'] ?? '',
}

/**
 * Which tests run. `main` (`npm test`): each test at one width, a phone's unless its tag says otherwise. `all`
 * (`npm run test:all`, with the server in one process): each test at every width it is written for.
 *
 * Tags: `@desktop` runs at the desktop's width alone (the server, realtime, the keyboard: one width is enough), `@wide` at
 * both widths in `main` too.
 */
const tier = process.env['E2E_TIER'] ?? 'main'
if (tier !== 'main' && tier !== 'all') throw new Error(`E2E_TIER is "${tier}"; it must be main or all.`)
const isFull = tier === 'all'
const excusedHere = isPlain ? excusedTests : []
/** Requests alone, without a page: one width is enough. */
const withoutPages = /routes\.spec/

export default defineConfig({
  testDir: 'tests/e2e',
  // On the plain platform: its own tests, and all others that its list does not excuse.
  testMatch: isPlain ? carriedFiles : /\/e2e\/[^/]+\.spec\.ts$/,
  // Before a separate platform: all that can differ there.
  testIgnore: setting === 'split' ? [...excusedSplitFiles] : [],
  // Apart, because each run empties its own.
  outputDir: `test-results/${setting}`,
  // Upper limits for a machine at a third of the usual speed: a test waits for a state, never for a time.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  retries: 0,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    // A missing control fails its test after this, not at the end of the test's time.
    actionTimeout: 30_000,
    baseURL,
    locale: 'en-GB',
    // Tests intercept requests, which a service worker would answer first; offline.spec allows it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Berlin',
    // A trace takes a third of each test's time: set TRACE=1 to look into a failure.
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
    {
      name: 'desktop',
      ...(isFull ? {} : { grep: [/@desktop|@wide/, withoutPages] }),
      // A test written for both languages runs in English here, and on the phone in German, whose texts are longer.
      grepInvert: [/\(de\)/, ...excusedHere],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: [/@desktop|\(en\)/, withoutPages, ...excusedHere],
      // No test looks at pixels: one per CSS pixel, where phones have two or three, saves a tenth of the processor time.
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
