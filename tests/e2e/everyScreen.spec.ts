import type { Page } from '@playwright/test'
import { findAxeFaults } from './support/axe.ts'
import { guestPages } from './support/guestPages.ts'
import { findHitFaults } from './support/hitTest.ts'
import { demo, logIn } from './support/players.ts'
import { openPopups } from './support/popups.ts'
import { dialogNames, routePatterns } from './support/registry.ts'
import {
  dialogOpenings,
  dialogPaths,
  findRecords,
  forgetSession,
  guestPaths,
  playerPages,
  type Records,
  redirectingRoutes,
  type Visitor,
} from './support/screens.ts'
import { isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'

/** A screen and a violation that axe finds, or a control that cannot be pressed where it appears. */
type Fault = readonly [screen: string, fault: string]

// One language runs as a guest at the first width and as a player at the second, the other language the other way
// round. So a run covers two of the four combinations; OTHER_LANGUAGES=1 runs the other two.
const isOther = process.env['OTHER_LANGUAGES'] === '1'
const guestLanguage = (page: Page) => (isPhone(page) !== isOther ? '/et' : '/de')
const playerLanguage = (page: Page) => (isPhone(page) !== isOther ? '/de' : '/et')

const inLocale = (locale: string, path: string) => (path === '/' ? locale : locale + path)

async function settled(page: Page, within: string): Promise<void> {
  // The controls above a game load after its frame. Playwright counts a link above the edge of the screen as visible.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('a[href], button')].some(
      (control) =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        control.getBoundingClientRect().bottom + scrollY > 0,
    ),
  )
  await expect(page.locator(`${within} :is([aria-busy=true], [class*=sheen])`)).toHaveCount(0)
}

/** The probe scrolls, which loads more of a page, so axe comes first. */
async function faultsOn(page: Page, screen: string, within?: string): Promise<Fault[]> {
  const found = [...(await findAxeFaults(page, within)), ...(await findHitFaults(page))]
  return found.map((fault) => [screen, fault])
}

async function faultsOfPages(page: Page, locale: string, paths: readonly string[]): Promise<Fault[]> {
  const found: Fault[] = []
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, inLocale(locale, path))
      const isDialog = dialogPaths.test(path)
      if (isDialog) await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
      await settled(page, isDialog ? '[role=dialog]' : 'main')
      found.push(...(await faultsOn(page, path)))
    })
  return found
}

async function faultsOfDialogs(page: Page, visitor: Visitor, records: Records): Promise<Fault[]> {
  const shown = page.getByRole('dialog')
  const found: Fault[] = []
  for (const [name, openings] of Object.entries(dialogOpenings(records)))
    for (const [, props] of openings.filter(([by]) => by === visitor))
      await test.step(`${name} ${JSON.stringify(props)}`, async () => {
        await openPopups(page, [name, props])
        await expect(shown).toBeVisible()
        await settled(page, '[role=dialog]')
        found.push(...(await faultsOn(page, name, '[role=dialog]')))
        // Some dialogs cannot be closed with a key.
        await page.evaluate(() => history.back())
        await expect(shown).toHaveCount(0)
      })
  return found
}

test.use({
  // Without motion, so that dialogs are measured at their final position.
  contextOptions: { reducedMotion: 'reduce' },
  // An image has its box before it loads; loading and drawing images would take half of the processor time.
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'] }),
    { scope: 'worker' },
  ],
})

const thirds = [0, 1, 2]

for (const third of thirds)
  test(`[RT-46] [RT-47] axe finds no violations on the pages of a guest, and every control can be pressed where it appears, third ${third + 1}`, async ({
    page,
  }) => {
    const paths = guestPaths.filter((_, index) => index % thirds.length === third)
    expect(await faultsOfPages(page, guestLanguage(page), paths)).toEqual([])
  })

test('axe finds no violations on the pages of a player, and every control can be pressed where it appears', async ({
  page,
}) => {
  const pages = playerPages(await findRecords(page))
  expect(await faultsOfPages(page, playerLanguage(page), Object.values(pages).flat())).toEqual([])
})

test('[MOD-01] [MOD-02] [MOD-03] [MOD-04] [MOD-15] axe finds no violations in any popup, and every control can be pressed where it appears', async ({
  page,
}) => {
  // A short page, because axe checks the whole document for every dialog, and dialogs do not depend on the page below.
  const over = inLocale(playerLanguage(page), '/about')
  const records = await findRecords(page)
  await open(page, over)
  const ofPlayer = await faultsOfDialogs(page, 'player', records)
  // Leaves the page first, because an open page would react to the change of the visitor.
  await page.goto('about:blank')
  await logIn(page, demo.fresh)
  await open(page, over)
  const ofNewcomer = await faultsOfDialogs(page, 'newcomer', records)
  await page.goto('about:blank')
  await forgetSession(page)
  await open(page, over)
  const ofGuest = await faultsOfDialogs(page, 'guest', records)
  expect([...ofPlayer, ...ofNewcomer, ...ofGuest]).toEqual([])
})

test('these tests open every route and every dialog', async ({ page }) => {
  const records = await findRecords(page)
  const pages = playerPages(records)
  expect(Object.keys(guestPages).toSorted()).toEqual([...routePatterns()].toSorted())
  expect(Object.keys(dialogOpenings(records)).toSorted()).toEqual([...dialogNames()].toSorted())
  const unseen = routePatterns().filter((route) => !guestPages[route]?.length && !pages[route])
  expect(unseen.toSorted()).toEqual(Object.keys(redirectingRoutes).toSorted())
  for (const path of Object.values(redirectingRoutes)) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(307)
  }
})
