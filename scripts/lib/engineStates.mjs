// Screenshots of every engine of the studio for `npm run preview`: idle, in play, a win, a big win, and its feature if it
// has one. The games run without the casino (games/scripts/harness.ts), and each screenshot waits for its state.
// Live tables run by the clock, so theirs show the current round.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../../tests/e2e/support/chromium.ts'
import { GAMES, PLAYER_SEED, SERVER_SEED } from './enginePlays.mjs'
import { freePort } from './processes.mjs'
import { root } from './runtime.mjs'
import startTestDatabase from './testDatabase.mjs'

/** Enough for reels to reach their speed and for a ball to be in flight. */
const FRAMES = 30
export const STATES = ['idle', 'play', 'win', 'big', 'feature']

const frames = (page, count) =>
  page.evaluate(
    (left) =>
      new Promise((resolve) =>
        requestAnimationFrame(function next() {
          left -= 1
          if (left > 0) requestAnimationFrame(next)
          else resolve()
        }),
      ),
    count,
  )

/** One game at one width. */
function hand(page, origin) {
  const still = (isStill) => page.emulateMedia({ reducedMotion: isStill ? 'reduce' : 'no-preference' })
  const visible = (what) => page.locator(what).filter({ visible: true }).first().waitFor({ timeout: 60_000 })
  return {
    page,
    still,
    visible,
    press: () => page.locator('.spin').click(),
    frames: (count = FRAMES) => frames(page, count),
    atRest: () => visible('.spin:not(.busy)'),
    seed: (nonce) =>
      page.request.post(`${origin}/harness/seed`, {
        data: { server_seed: SERVER_SEED, player_seed: PLAYER_SEED, nonce },
      }),
    /** Waits until the amount on the button reaches so many stakes. */
    reaches: (times) =>
      page.waitForFunction(
        (min) => {
          const read = (text) => Number(text?.replace(/[^\d.]/g, ''))
          const bet = read(document.querySelector('.plate.bet b')?.textContent)
          return read(document.querySelector('.spin')?.dataset.figure) >= min * bet
        },
        times,
        { timeout: 120_000 },
      ),
    lit: () => visible('.plate.win.lit'),
    /** Waits until the celebration has counted up to its end. */
    celebrated: async () => {
      await visible('.triumph')
      const amount = () => page.locator('.triumph b').textContent()
      let [before, now] = ['', await amount()]
      while (before !== now) {
        await frames(page, 12)
        ;[before, now] = [now, await amount()]
      }
    },
  }
}

/**
 * Screenshots of every game in every state at this size, by engine and then by state. A size is that of the game's
 * frame on its page.
 */
export async function engineStates({ width, height, isPhone }, games = GAMES) {
  const port = await freePort()
  const stopDatabase = await startTestDatabase()
  const harness = spawn(process.execPath, [join(root, 'games/scripts/harness.ts'), '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  let browser
  try {
    await new Promise((resolve, reject) => {
      harness.stdout.on('data', (text) => String(text).includes(origin) && resolve())
      harness.on('exit', (code) => reject(new Error(`the harness of the studio ended with ${code}`)))
    })
    browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
    const pictures = {}
    for (const game of games) pictures[game[0]] = await seen(browser, origin, game, { width, height, isPhone })
    return pictures
  } finally {
    await browser?.close()
    harness.kill()
    await stopDatabase?.()
  }
}

async function seen(browser, origin, [engine, profile, theme, title, play, seed = title], { width, height, isPhone }) {
  const viewport = { width, height }
  const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const query = new URLSearchParams({ engine, profile, theme, title, seed, game: `look/${engine}/${width}` })
    await page.goto(`${origin}/?${query}`)
    await page.locator('#game[data-ready]').waitFor({ timeout: 120_000 })
    const pictures = {}
    const shot = async (state) => {
      pictures[state] = await page.screenshot()
    }
    const game = hand(page, origin)
    // The hero next to the reels loads last.
    await page.waitForFunction(() => {
      const hero = document.querySelector('.backdrop > .hero')
      return !hero || hero.hidden || getComputedStyle(hero).opacity === '1'
    })
    await game.frames(2)
    await shot('idle')
    await play(engine, game, shot)
    console.log(`${engine} at ${width}: ${Object.keys(pictures).join(', ')}`)
    return pictures
  } finally {
    await context.close()
  }
}
