import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { demo, logIn, newPlayer } from './support/players.ts'
import { openPopups } from './support/popups.ts'
import {
  dialogOpenings,
  dialogPaths,
  findRecords,
  forgetSession,
  guestPaths,
  type Records,
  type Visitor,
} from './support/screens.ts'
import { isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'

/** Routes for players only, or routes that show a player another page. */
const forPlayers = [
  '/',
  '/promotions',
  '/support',
  '/rocket-mart',
  '/favorite-games',
  '/bonuses/1',
  '/ffc',
  ...['main', 'level', 'gifts', 'verification', 'limits', 'security', 'games-history', 'promocode'].map(
    (child) => `/profile/${child}`,
  ),
]

// Each language is read at one width by guests and at the other by players: all four kinds of page, half of the time.
// Each width reads one of the two languages; OTHER_LANGUAGES=1 asks for the other half of the four.
const isOther = process.env['OTHER_LANGUAGES'] === '1'
const guestLanguage = (page: Page) => (isPhone(page) !== isOther ? '/et' : '/de')
const playerLanguage = (page: Page) => (isPhone(page) !== isOther ? '/de' : '/et')

const inLocale = (locale: string, path: string) => (path === '/' ? locale : locale + path)

async function seePages(page: Page, locale: string, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, inLocale(locale, path))
      if (dialogPaths.test(path)) await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
      await expectAccessible(page)
    })
}

const half = Math.ceil(guestPaths.length / 2)

test('[RT-47] axe finds nothing on the pages of a guest, first half', async ({ page }) => {
  await seePages(page, guestLanguage(page), guestPaths.slice(0, half))
})

test('[RT-46] axe finds nothing on the pages of a guest, second half', async ({ page }) => {
  await seePages(page, guestLanguage(page), guestPaths.slice(half))
})

test('axe finds nothing on the pages of a player', async ({ page }) => {
  await logIn(page, demo.tester)
  await seePages(page, playerLanguage(page), forPlayers)
})

async function seeDialogs(page: Page, visitor: Visitor, records: Records): Promise<void> {
  const shown = page.getByRole('dialog')
  for (const [name, openings] of Object.entries(dialogOpenings(records)))
    for (const [, props] of openings.filter(([by]) => by === visitor))
      await test.step(`${name} ${JSON.stringify(props)}`, async () => {
        await openPopups(page, [name, props])
        await expect(shown).toBeVisible()
        await expect(shown.locator('[aria-busy=true]')).toHaveCount(0)
        await expectAccessible(page, '[role=dialog]')
        // Not every dialog lets itself be closed by a key.
        await page.evaluate(() => history.back())
        await expect(shown).toHaveCount(0)
      })
}

test('[MOD-01] [MOD-02] [MOD-03] [MOD-04] [MOD-15] axe finds nothing in any popup', async ({ page }) => {
  // axe walks through the whole document for each of them, and no dialog depends on what it is opened over: a short page.
  const over = inLocale(playerLanguage(page), '/about')
  const records = await findRecords(page)
  await open(page, over)
  await seeDialogs(page, 'player', records)
  await forgetSession(page)
  await open(page, over)
  await seeDialogs(page, 'guest', records)
  await newPlayer(page, 'axe', { isComplete: false })
  await open(page, over)
  await seeDialogs(page, 'newcomer', records)
})
