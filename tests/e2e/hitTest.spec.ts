import type { Page } from '@playwright/test'
import { buttonStyle } from '../../apps/web/src/ui/buttonStyle.ts'
import { guestPages } from './support/guestPages.ts'
import { findHitFaults, pressCentre } from './support/hitTest.ts'
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
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, wordsOf } from './support/words.ts'

/** A screen and a control that cannot be pressed where it appears. */
type Fault = readonly [screen: string, fault: string]

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

async function faultsOfPages(page: Page, paths: readonly string[]): Promise<Fault[]> {
  const found: Fault[] = []
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path)
      const isDialog = dialogPaths.test(path.replace(/^\/de(?=\/)/, ''))
      if (isDialog) await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
      await settled(page, isDialog ? '[role=dialog]' : 'main')
      for (const fault of await findHitFaults(page)) found.push([path, fault])
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
        for (const fault of await findHitFaults(page)) found.push([name, fault])
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

for (const language of languages) {
  const { path } = wordsOf(language)

  for (const third of thirds)
    test(`every control on the pages of a guest can be pressed where it appears, third ${third + 1} (${language})`, async ({
      page,
    }) => {
      const paths = guestPaths.filter((_, index) => index % thirds.length === third)
      expect(await faultsOfPages(page, paths.map(path))).toEqual([])
    })

  test(`every control on the pages of a player can be pressed where it appears (${language})`, async ({ page }) => {
    const pages = playerPages(await findRecords(page))
    expect(await faultsOfPages(page, Object.values(pages).flat().map(path))).toEqual([])
  })

  test(`every control in every dialog can be pressed where it appears (${language})`, async ({ page }) => {
    // A short page, because dialogs do not depend on the page below.
    const over = path('/about')
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
}

test.describe('before the cookie notice is answered', () => {
  test.use({ consent: 'none' })

  test('it covers only content that can be scrolled clear of it', async ({ page }) => {
    await open(page, '/about')
    await expect(page.getByText(wordsOf('en').say('shell.cookies.title'))).toBeVisible()
    expect(await findHitFaults(page)).toEqual([])
  })
})

test('a press on a card works like a press on its link', async ({ page }) => {
  const { say } = wordsOf('en')
  const main = page.getByRole('main')
  await open(page, '/rocket-mart')
  await pressCentre(main.getByText(say('loyalty.mart.details'), { exact: true }).first())
  await expect(page.getByRole('dialog').getByText(say('loyalty.exchange.give'))).toBeVisible()
  await open(page, '/tournaments')
  await pressCentre(main.getByText(say('tournaments.card.play'), { exact: true }).first())
  await expect(page).toHaveURL(/\/tournaments\/[a-z]/)
})

test('another control in a card is above the card’s link', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/rocket-mart')
  const card = page.getByRole('main').getByRole('article').first()
  await card.evaluate((element) => {
    const button = document.createElement('button')
    button.textContent = 'Added'
    button.onclick = () => button.setAttribute('aria-pressed', 'true')
    element.querySelector('h3')?.after(button)
  })
  await pressCentre(card.getByText('Added'))
  await expect(card.getByText('Added')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await findHitFaults(page)).toEqual([])
})

test('the probe finds each kind of fault, and none in a correct page', { tag: '@desktop' }, async ({ page }) => {
  const kindsIn = async (body: string) => {
    await page.setContent(`<style>* { margin: 0; font: 16px/20px sans-serif } .over { position: absolute; inset: 0 }
      button { display: block; border: 0; width: 99px; height: 40px } .card { position: relative; height: 99px }
      .card a::after { content: ''; position: absolute; inset: 0 } .pointer { cursor: pointer }
      label { display: block; padding: 4px }</style>${body}`)
    return (await findHitFaults(page)).map((fault) => fault.replace(/[,:].*/s, ''))
  }
  const card = '<article class="card"><a href="#">Card</a>'
  expect(await kindsIn('<button>A</button><p>Read <a href="#">the terms</a></p>')).toEqual([])
  expect(await kindsIn(`${card}<span class="pointer">Play</span></article>`)).toEqual([])
  expect(await kindsIn(`${card}<button style="position: relative">Buy</button></article>`)).toEqual([])
  expect(await kindsIn('<label><input type="checkbox"> I agree to <a href="#">the terms</a></label>')).toEqual([])
  expect(
    await kindsIn(`${card}<span class="${buttonStyle()}" style="position: relative">Play</span></article>`),
  ).toEqual(['dead'])
  expect(await kindsIn('<button>A</button><p class="pointer">Play</p>')).toEqual(['dead'])
  expect(await kindsIn('<button>A</button><div class="over"></div>')).toEqual(['covered'])
  expect(await kindsIn('<div inert><button>A</button></div>')).toEqual(['covered'])
  expect(await kindsIn('<button style="height: 20px">A</button>')).toEqual(['small'])
  expect(await kindsIn('<p><a href="#">The terms</a></p>')).toEqual(['small'])
  expect(await kindsIn('<button>A</button><button style="margin-top: -8px">B</button>')).toEqual(['overlap'])
  expect(await kindsIn('<p>Empty</p>')).toEqual(['no control at all'])
})

test('these tests open every route and every dialog', { tag: '@desktop' }, async ({ page }) => {
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
