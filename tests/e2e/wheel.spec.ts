import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { handOf } from './support/hand.ts'
import { call, demo, deposit, logIn, newPlayer } from './support/players.ts'
import { open, tabTo } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, type Words, wordsOf } from './support/words.ts'

interface Box {
  readonly id: number
  readonly stage: string
  readonly group_key: string
  readonly items: readonly {
    readonly prize: boolean
    readonly gift?: { readonly kind: string; readonly id: number }
    readonly bonuses: readonly { readonly title: string }[]
  }[]
}

const boxes = async (page: Page): Promise<Box[]> => (await call(page, 'GET', '/api/player/lootboxes')).json()
const wonBy = ({ items }: Box) => items.find(({ prize }) => prize)

/** Creates a player, who has a spin for the registration. Returns the id of its box. */
async function spinner(page: Page, journey: string): Promise<number> {
  await newPlayer(page, journey, { bonus: 'none' })
  await expect.poll(async () => (await boxes(page)).length).toBe(1)
  return (await boxes(page))[0]!.id
}

const spinButton = (page: Page, { say }: Words, count: number): Locator =>
  page.getByRole('main').getByRole('button', { name: say('lootboxes.spin.button', { count }), exact: true })

/** The popup that announces a prize; a wheel takes some seconds to show it. */
async function wonDialog(page: Page, { say }: Words): Promise<Locator> {
  const won = page.getByRole('dialog')
  await expect(won.getByText(say('lootboxes.won.lead'), { exact: true })).toBeVisible({ timeout: 25_000 })
  return won
}

/** The prize is announced, granted once, and listed among the gifts. */
async function expectPrize(page: Page, won: Locator, id: number): Promise<void> {
  const box = (await boxes(page)).find((one) => one.id === id)!
  expect(box.stage).toBe('activated')
  const prize = wonBy(box)!
  await expect(won).toContainText(prize.bonuses[0]!.title)
  const gifts: { id: number }[] = await (
    await call(page, 'GET', `/api/player/${prize.gift?.kind === 'bonus' ? 'bonuses' : 'freespins'}`)
  ).json()
  expect(gifts.filter((gift) => gift.id === prize.gift?.id)).toHaveLength(1)
}

for (const language of languages) {
  const words = wordsOf(language)
  const { say, path } = words

  test(`[RT-32] a guest sees both wheels with every chance, and is asked to join (${language})`, async ({ page }) => {
    for (const slug of ['rocketmart-wheel', 'rocketplay-wheel']) {
      await open(page, path(`/${slug}`))
      await expect(page.getByRole('img', { name: say('lootboxes.wheel.label', { count: 8 }) })).toBeVisible()
      await expect(page.getByRole('table', { name: say('lootboxes.prizes.title') }).getByRole('row')).toHaveCount(9)
      await expect(page.getByText(say('lootboxes.prizes.chance'), { exact: true })).toBeVisible()
    }
    await page
      .getByRole('main')
      .getByRole('button', { name: say('lootboxes.guest.join') })
      .click()
    await expect(page).toHaveURL(/\/sign-up$/)
  })

  test(`[LB-06] [LB-09] a player spins, sees the prize and its conditions, and finds it among the gifts (${language})`, async ({
    page,
  }) => {
    const id = await spinner(page, 'wheel')
    await open(page, path('/rocketplay-wheel'))
    await expect(page.locator('[data-availability=available]')).toHaveCount(1)
    await expectAccessible(page)
    await spinButton(page, words, 1).click()
    await expect(page.getByRole('status').filter({ hasText: say('lootboxes.wheel.turning') })).toBeAttached()
    const won = await wonDialog(page, words)
    await expect(won).toContainText(say('lootboxes.won.until'))
    await expectPrizeGiven(page, id)
    await expectAccessible(page, '[role=dialog]')
    // A phone on its side shows the prize and its conditions above the buttons, without scrolling.
    await page.setViewportSize({ width: 844, height: 390 })
    for (const text of ['lead', 'until'])
      await expect(won.getByText(say(`lootboxes.won.${text}`), { exact: true })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(won).toBeHidden()
    await expect(page.locator('[data-availability=used]')).toHaveCount(1)
    await expect(page.locator('[data-availability=available]')).toHaveCount(0)
    await expect(page.getByText(say('lootboxes.none.title'))).toBeVisible()
    await page.getByRole('button', { name: say('lootboxes.fair.check') }).click()
    await expect(page.getByRole('heading', { name: say('lootboxes.fair.step4'), exact: true })).toBeVisible()
    await expectAccessible(page)
  })
}

async function expectPrizeGiven(page: Page, id: number): Promise<void> {
  const box = (await boxes(page)).find((one) => one.id === id)!
  expect([box.stage, wonBy(box)?.gift?.id]).toEqual(['activated', expect.any(Number)])
}

const english = wordsOf('en')
const { say } = english

test('[LB-05] the wheel of the points shop spins only boxes bought there', {
  tag: '@desktop',
}, async ({ page }) => {
  await logIn(page, demo.vip)
  const mine = (await boxes(page)).filter(({ stage, group_key: key }) => stage === 'issued' && key === 'manual_wheel')
  await open(page, '/rocketmart-wheel')
  await spinButton(page, english, mine.length).click()
  await wonDialog(page, english)
  const left = (await boxes(page)).filter(({ stage, group_key: key }) => stage === 'issued' && key === 'manual_wheel')
  expect(left).toHaveLength(mine.length - 1)
})

test('a player spins again from the popup: by keyboard alone, or by touch on a phone', async ({ page }) => {
  const hand = handOf(page)
  await spinner(page, 'wheel-twice')
  await deposit(page, 50_00)
  await expect.poll(async () => (await boxes(page)).length).toBe(2)
  await open(page, '/rocketplay-wheel')
  await hand.press(spinButton(page, english, 2))
  const won = await wonDialog(page, english)
  await hand.press(won.getByRole('button', { name: say('lootboxes.won.again', { count: 1 }) }))
  await expect(won).toBeHidden()
  await wonDialog(page, english)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await boxes(page)).map(({ stage }) => stage)).toEqual(['activated', 'activated'])
})

test('a wheel that is pulled and let go spins', { tag: '@desktop' }, async ({ page }) => {
  const id = await spinner(page, 'wheel-pull')
  await open(page, '/rocketplay-wheel')
  const wheel = page.getByRole('img', { name: say('lootboxes.wheel.label', { count: 8 }) })
  const box = (await wheel.boundingBox())!
  const at = (degrees: number): [number, number] => {
    const angle = (degrees * Math.PI) / 180
    const radius = box.width * 0.3
    return [box.x + box.width / 2 + radius * Math.sin(angle), box.y + box.height / 2 - radius * Math.cos(angle)]
  }
  // On a busy machine a drag may be too slow for a fling: then the wheel settles, and the drag is repeated.
  await expect(async () => {
    await page.mouse.move(...at(-60))
    await page.mouse.down()
    for (let degrees = -60; degrees <= 60; degrees += 10) await page.mouse.move(...at(degrees))
    await page.mouse.up()
    await expect(wheel).toHaveAttribute('data-mood', 'turning', { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await expectPrize(page, await wonDialog(page, english), id)
})

test('a page that is reloaded during the turn announces the prize', { tag: '@desktop' }, async ({ page }) => {
  const id = await spinner(page, 'wheel-reload')
  await open(page, '/rocketplay-wheel')
  const answered = page.waitForResponse('**/activation')
  await spinButton(page, english, 1).click()
  await answered
  await page.reload({ waitUntil: 'commit' })
  const see = page.getByRole('button', { name: say('lootboxes.spin.see') })
  await see.click()
  await expectPrize(page, await wonDialog(page, english), id)
  await page.keyboard.press('Escape')
  await expect(see).toBeHidden()
})

/** A wheel turns for 9 s without a response before it gives up. */
const loseSoon = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms === 9_000 ? 2_000 : ms)
  })

test('with the network cut the wheel stops without a prize; another spin opens the box', {
  tag: '@desktop',
}, async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/)
  await loseSoon(page)
  const id = await spinner(page, 'wheel-cut')
  await open(page, '/rocketplay-wheel')
  await page.route('**/activation', (route) => route.abort())
  await spinButton(page, english, 1).click()
  await expect(page.getByText(say('lootboxes.spin.lost'))).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/activation')
  await spinButton(page, english, 1).click()
  await expectPrize(page, await wonDialog(page, english), id)
})

test('a prize whose response is lost is still announced, and granted once', {
  tag: '@desktop',
}, async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/)
  await loseSoon(page)
  const id = await spinner(page, 'wheel-lost')
  await open(page, '/rocketplay-wheel')
  await page.route('**/activation', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await spinButton(page, english, 1).click()
  await page.getByRole('button', { name: say('lootboxes.spin.see') }).click({ timeout: 30_000 })
  await expectPrize(page, await wonDialog(page, english), id)
})

test('[LB-07] a box that cannot be spun shows no error, and the button returns', {
  tag: '@desktop',
}, async ({ page }) => {
  await spinner(page, 'wheel-refused')
  await open(page, '/rocketplay-wheel')
  const refusal = { errors: { base: { not_activatable: 'not_activatable' } } }
  await page.route('**/activation', (route) => route.fulfill({ status: 422, json: refusal }))
  await spinButton(page, english, 1).click()
  await expect(page.getByText(say('lootboxes.spin.refused'))).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(spinButton(page, english, 1)).toBeEnabled()
})

test('a second tab shows at once that the spin is used', { tag: '@desktop' }, async ({ page, context }) => {
  await spinner(page, 'wheel-tabs')
  const other = await context.newPage()
  const socket = other.waitForEvent('websocket')
  await open(other, '/rocketplay-wheel')
  await socket
  await open(page, '/rocketplay-wheel')
  // The spinning tab is in front, because a browser slows the others down.
  await page.bringToFront()
  await spinButton(page, english, 1).click()
  await expect(other.locator('[data-availability=used]')).toHaveCount(1)
  await expect(other.getByText(say('lootboxes.none.title'))).toBeVisible()
  await wonDialog(page, english)
})

test('under reduced motion the wheel does not turn, and a light finds the prize', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const id = await spinner(page, 'wheel-calm')
  await open(page, '/rocketplay-wheel')
  await spinButton(page, english, 1).click()
  const turned = new Set<string>()
  const disc = page.locator('[data-mood] > div > div').first()
  await expect(async () => {
    turned.add(await disc.evaluate((element) => element.style.transform))
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 25_000 })
  // It did not turn, except to an upright position for the light.
  expect([...turned].filter((transform) => transform !== 'rotate(0deg)').length).toBeLessThanOrEqual(1)
  await expectPrize(page, await wonDialog(page, english), id)
})

test('[SAFE-02] during a break the wheel offers no spin', { tag: '@desktop' }, async ({ page }) => {
  await spinner(page, 'wheel-break')
  const limit = { type: 'coolingoff', period: 'day' }
  const answer = await call(page, 'POST', '/api/user_limits', { user_limit: limit })
  expect(answer.status(), await answer.text()).toBe(201)
  await open(page, '/rocketplay-wheel')
  await expect(page.getByText(say('lootboxes.break.title'))).toBeVisible()
  await expect(page.getByRole('img', { name: say('lootboxes.wheel.label', { count: 8 }) })).toHaveCount(0)
})

test('the sound is off until it is turned on, and the device remembers it', { tag: '@desktop' }, async ({ page }) => {
  await spinner(page, 'wheel-sound')
  await open(page, '/rocketplay-wheel')
  const sound = page.getByRole('button', { name: say('lootboxes.wheel.sound') })
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await tabTo(page, sound)
  await page.keyboard.press('Enter')
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await page.reload({ waitUntil: 'commit' })
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
})
