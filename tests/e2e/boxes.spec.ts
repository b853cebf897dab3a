import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { emberWyrm, type OpenGame, openGame } from './support/game.ts'
import { handOf } from './support/hand.ts'
import { pressCentre } from './support/hitTest.ts'
import { operator } from './support/operator.ts'
import { call, demo, logIn, newPlayer } from './support/players.ts'
import { dialog, isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words

interface Box {
  readonly stage: string
  readonly group_key: string
}

const unopened = async (page: Page, key: string): Promise<number> => {
  const boxes: Box[] = await (await call(page, 'GET', '/api/player/lootboxes')).json()
  return boxes.filter(({ stage, group_key: group }) => stage === 'issued' && group === key).length
}

/** The popup that announces a prize; a box and a wheel take some seconds to show it. */
async function wonDialog(page: Page): Promise<Locator> {
  const won = page.getByRole('dialog')
  await expect(won.getByText(say('lootboxes.won.lead'), { exact: true })).toBeVisible({ timeout: 25_000 })
  return won
}

/** The entry of a kind of box among the gifts. */
const waiting = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title })

test('[LB-13] [OPEN-47] boxes are bought with astrocoins and opened in the shop and among the gifts while their page is off, by keyboard or touch', async ({
  page,
}) => {
  const hand = handOf(page)
  const title = 'Rocket Lite'
  // Both widths run at the same time, each with a player who has astrocoins.
  await logIn(page, isPhone(page) ? demo.tester : demo.player)
  const before = await unopened(page, 'rocket_lite')

  await test.step('two boxes are bought', async () => {
    await open(page, '/rocket-mart/special')
    const card = page.getByRole('article').filter({ hasText: title })
    if (isPhone(page)) await pressCentre(card.getByText(say('loyalty.mart.exchange'), { exact: true }))
    else await hand.press(card.getByRole('button'))
    const buy = dialog(page, title)
    await expect(buy.getByRole('rowheader', { name: '€25 bonus' }).filter({ visible: true })).toBeVisible()
    await buy.getByRole('spinbutton', { name: say('loyalty.exchange.howMany') }).press('ArrowUp')
    await hand.press(buy.getByRole('button', { name: say('loyalty.exchange.now', { points: 100 }) }))
    await expect(dialog(page, say('loyalty.result.done'))).toContainText(title)
    expect(await unopened(page, 'rocket_lite')).toBe(before + 2)
  })

  await test.step('one box is opened at once', async () => {
    await hand.press(
      dialog(page, say('loyalty.result.done')).getByRole('button', { name: say('loyalty.result.openFirst') }),
    )
    const box = dialog(page, title)
    await expect(box.getByText(say('lootboxes.open.pull'))).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await hand.press(box.getByRole('button', { name: say('lootboxes.open.open'), exact: true }))
    const won = await wonDialog(page)
    await expect(won.getByRole('button', { name: say('lootboxes.won.box', { count: before + 1 }) })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(won).toBeHidden()
  })

  await test.step('the other is among the gifts', async () => {
    await open(page, '/rocket-chance')
    await expect(page).toHaveURL(/\/promotions$/)
    await open(page, '/profile/gifts')
    const row = waiting(page, title)
    await hand.press(row.getByRole('button', { name: `${say('lootboxes.open.open')}: ${title}` }))
    await hand.press(dialog(page, title).getByRole('button', { name: say('lootboxes.open.open'), exact: true }))
    const won = await wonDialog(page)
    await page.keyboard.press('Escape')
    await expect(won).toBeHidden()
    if (before === 0) await expect(row).toHaveCount(0)
    expect(await unopened(page, 'rocket_lite')).toBe(before)
  })
})

test('[LB-13] with its flag on, the page of the boxes shows all three with prices and chances', async ({ page }) => {
  await logIn(page, demo.tester)
  await open(page, '/ffc')
  const flag = page.getByRole('switch', { name: say('site.flags.list.rocket_chance.name') })
  await flag.press('Space')
  await expect(flag).toBeChecked()
  await open(page, '/rocket-chance')
  const plans = page.getByRole('main').locator('article[data-plan]')
  await expect(plans.getByRole('heading', { level: 2 })).toHaveText(['Rocket Lite', 'Rocket Pro', 'Rocket Max'])
  for (const [place, points] of [50, 250, 1000].entries()) {
    await expect(plans.nth(place).getByText(say('lootboxes.chance.cost', { points }))).toBeAttached()
    await expect(plans.nth(place).getByRole('row')).toHaveCount(7)
  }
  await expectAccessible(page)
})

test('a spin among the gifts that is reloaded during the turn grants its free spins, which are activated and played', async ({
  page,
}) => {
  const email = await newPlayer(page, 'wheel-gift', { bonus: 'none' })
  await operator('lootbox-give', email, 'manual_wheel')
  await open(page, '/profile/gifts')
  await waiting(page, 'Rocket Mart wheel')
    .getByRole('link', { name: `${say('lootboxes.waiting.spin')}: Rocket Mart wheel` })
    .click()
  await expect(page).toHaveURL(/\/rocketmart-wheel$/)
  const answered = page.waitForResponse('**/activation')
  await page.getByRole('button', { name: say('lootboxes.spin.button', { count: 1 }), exact: true }).click()
  await answered
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: say('lootboxes.spin.see') }).click()
  const won = await wonDialog(page)
  // The wheel of the shop grants only free spins.
  const [spins] = await (await call(page, 'GET', '/api/player/freespins')).json()
  const count = say('bonuses.spins.count', { count: spins.freespins_total })
  await expect(won).toContainText(count)
  await won.getByRole('button', { name: say('lootboxes.won.gifts') }).click()

  const card = page.getByRole('article').filter({ hasText: count })
  await expect(card).toContainText(say('bonuses.fromBox'))
  await expect(waiting(page, 'Rocket Mart wheel')).toHaveCount(0)
  await card.getByRole('button', { name: say('bonuses.activate') }).press('Enter')
  const { title } = spins.games_info[0]
  await card.getByRole('link', { name: title }).press('Enter')
  const game = await openGame(page, words, title)
  expect(await game.finished()).toMatchObject({ stake_cents: 0 })
  await expect
    .poll(async () => (await (await call(page, 'GET', '/api/player/freespins')).json())[0])
    .toMatchObject({ stage: 'activated', freespins_performed: 1 })
})

interface Bonus {
  readonly id: number
  readonly stage: string
  readonly amount_cents: number
}

/** One spin in six wins a bonus: grants and uses spins until one does. */
async function winBonus(page: Page, email: string): Promise<Bonus> {
  const boxes: { id: number; stage: string }[] = await (await call(page, 'GET', '/api/player/lootboxes')).json()
  // One at a time, because two spins may win the same bonus.
  const box = boxes.find(({ stage }) => stage === 'issued')
  if (box) expect((await call(page, 'POST', `/api/player/lootboxes/${box.id}/activation`)).status()).toBe(200)
  else await operator('lootbox-give', email, 'wheel')
  const [won]: Bonus[] = await (await call(page, 'GET', '/api/player/bonuses')).json()
  return won ?? winBonus(page, email)
}

/** Sets the max bet that a bonus of the wheel allows. */
async function stakeFive({ frame }: OpenGame): Promise<void> {
  const stake = frame.locator('.plate.bet b')
  const raise = frame.getByRole('button', { name: words.game('betUp') })
  while (!(await stake.textContent())?.includes('5.00')) await raise.click()
}

test('a bonus of the wheel is activated among the gifts and fully wagered, and the rest can be withdrawn', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = await newPlayer(page, 'wheel-wager', { bonus: 'none', cents: 300_00 })
  const { id, amount_cents: cents } = await winBonus(page, email)
  await open(page, '/profile/gifts')
  const card = page.getByRole('article').filter({ hasText: words.money(cents) })
  await expect(card).toContainText(say('bonuses.fromBox'))
  await card.getByRole('button', { name: say('bonuses.activate') }).press('Enter')
  await expect(card).toContainText(say('bonuses.stages.handle_bets'))

  await open(page, emberWyrm.path)
  const game = await openGame(page, words)
  await stakeFive(game)
  // The wagering requirement is three times the bonus.
  for (let staked = 0; staked < 3 * cents; ) staked += (await game.play()).stake_cents
  await expect
    .poll(async () =>
      ((await (await call(page, 'GET', '/api/player/bonuses')).json()) as Bonus[]).find((one) => one.id === id),
    )
    .toMatchObject({ stage: 'wager_done' })
  const [account] = await (await call(page, 'GET', '/api/player/accounts')).json()
  expect(account.available_to_cashout_cents).toBe(account.amount_cents)
})
