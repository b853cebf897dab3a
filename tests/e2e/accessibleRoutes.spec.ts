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

/** Routes for players only, and routes that show players a different page. */
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

// One language runs as a guest at the first width and as a player at the second, the other language the other way
// round. So a run covers two of the four combinations; OTHER_LANGUAGES=1 runs the other two.
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

test('[RT-47] axe finds no violations on the pages of a guest, first half', async ({ page }) => {
  await seePages(page, guestLanguage(page), guestPaths.slice(0, half))
})

test('[RT-46] axe finds no violations on the pages of a guest, second half', async ({ page }) => {
  await seePages(page, guestLanguage(page), guestPaths.slice(half))
})

test('axe finds no violations on the pages of a player', async ({ page }) => {
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
        // Some dialogs cannot be closed with a key.
        await page.evaluate(() => history.back())
        await expect(shown).toHaveCount(0)
      })
}

test('[MOD-01] [MOD-02] [MOD-03] [MOD-04] [MOD-15] axe finds no violations in any popup', async ({ page }) => {
  // A short page, because axe checks the whole document for every dialog, and dialogs do not depend on the page below.
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
