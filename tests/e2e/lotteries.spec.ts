import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { addressOf, type Lottery, lotteries, own, statuses } from './support/lotteries.ts'
import { deposit, logIn, newPlayer } from './support/players.ts'
import { holdScripts, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words

const ways = (page: Page) => page.getByRole('region', { name: say('lotteries.ways.title') })

/** The lottery that is on sale longest, so that it does not end during a test. */
async function onSale(page: Page): Promise<Lottery> {
  const open = (await lotteries(page)).filter(({ in_progress: is }) => is)
  return open.toSorted((a, b) => b.end_at.localeCompare(a.end_at))[0]!
}

test('[RT-18] [RT-20] [RT-55] [LOT-02] a guest views the lotteries and one of them, and is asked to sign up', async ({
  page,
}) => {
  await open(page, '/lotteries')
  for (const shelf of ['onSale', 'announced', 'drawn'])
    await expect(page.getByRole('heading', { level: 2, name: say(`lotteries.list.${shelf}`) })).toBeVisible()
  await expect(page.getByRole('timer').first()).not.toBeEmpty()
  await expectAccessible(page)
  const lottery = await onSale(page)
  await page.locator(`main a[href="${addressOf(lottery)}"]`).click()
  await expect(page).toHaveURL(addressOf(lottery))
  await expect(page.getByRole('heading', { level: 1, name: lottery.title })).toBeVisible()
  await expect(page.getByText(say('lotteries.timer.ends'))).toBeVisible()
  await expect(page.getByText(say('lotteries.one.inPlay'))).toBeVisible()
  await expect(page.getByRole('main')).toHaveJSProperty('scrollLeft', 0)
  await expectAccessible(page)
  await page
    .getByRole('region', { name: say('lotteries.ways.title') })
    .getByRole('button', { name: say('lotteries.tickets.join') })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\/sign-up$/)
})

test('[CP-04] [CP-07] [LOT-03] [NAV-11] tickets are bought with astrocoins by keyboard, and appear on the page and in the header at once', async ({
  page,
}) => {
  await logIn(page)
  const lottery = await onSale(page)
  const before = (await statuses(page)).find(({ lottery_id: id }) => id === lottery.id)?.tickets.length ?? 0
  await open(page, addressOf(lottery))
  const price = lottery.comp_points_ticket_price
  const count = ways(page).getByRole('spinbutton', { name: say('lotteries.ways.howMany') })
  await count.focus()
  await count.press('ArrowUp')
  await count.press('ArrowUp')
  await expect(count).toHaveValue('3')
  const buy = ways(page).getByRole('button', { name: say('lotteries.ways.buy', { count: 3, points: price * 3 }) })
  await buy.press('Enter')
  await expect(ways(page).getByText(say('lotteries.ways.bought', { count: 3 }))).toBeVisible()
  await expect(own(page).getByText(say('lotteries.tickets.count', { count: before + 3 }))).toBeVisible()
  const status = (await statuses(page)).find(({ lottery_id: id }) => id === lottery.id)!
  expect(status.tickets).toHaveLength(before + 3)
  // The newest comes first.
  await expect(own(page).getByRole('listitem').first()).toContainText(status.tickets.at(-1)!)
  await expectAccessible(page)
})

test('a rejected purchase shows the reason and keeps the typed number', async ({ page }) => {
  await logIn(page)
  const lottery = await onSale(page)
  await open(page, addressOf(lottery))
  const errors = { tickets_count: { too_big: '' } }
  await page.route('**/api/comp_points/exchange/lotteries', (route) => route.fulfill({ status: 422, json: { errors } }))
  const count = ways(page).getByRole('spinbutton', { name: say('lotteries.ways.howMany') })
  await count.fill('2')
  await ways(page)
    .getByRole('button', {
      name: say('lotteries.ways.buy', { count: 2, points: lottery.comp_points_ticket_price * 2 }),
    })
    .click()
  await expect(page.getByRole('alert')).toHaveText(say('lotteries.ways.refused.limit_reached'))
  await expect(count).toHaveValue('2')
})

test('[LOT-01] [LOT-03] a deposit grants tickets, which appear on the open page', async ({ page }) => {
  await newPlayer(page, 'tickets')
  const lottery = await onSale(page)
  const socket = page.waitForEvent('websocket')
  await open(page, addressOf(lottery))
  await socket
  await expect(own(page).getByText(say('lotteries.tickets.empty'))).toBeVisible()
  await ways(page)
    .getByRole('button', { name: say('lotteries.ways.toDeposit') })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await deposit(page, 60_00)
  await expect(own(page).getByRole('listitem').first()).toBeVisible()
  const [status] = (await statuses(page)).filter(({ lottery_id: id }) => id === lottery.id)
  await expect(own(page).getByRole('listitem')).toHaveCount(status!.tickets.length)
})

test('a drawn lottery lists its winners, replays its draw, and is verified in this browser step by step', async ({
  page,
}) => {
  await logIn(page)
  const won = (await statuses(page)).filter(({ prizes }) => prizes.length > 0).map(({ lottery_id: id }) => id)
  const lottery = (await lotteries(page)).find(({ id, finished_at: at }) => at !== null && won.includes(id))!
  await open(page, addressOf(lottery))
  await expect(page.getByText(say('lotteries.one.over'))).toBeVisible()
  const main = lottery.prizes.find(({ award_place: place }) => place === 1)!
  await expect(page.getByText(say('lotteries.result.main', { ticket: main.ticket! }))).toBeVisible()
  await page.getByRole('button', { name: say('lotteries.fair.check') }).click()
  await expect(page.getByText(say('lotteries.fair.good'))).toBeVisible()
  await expect(page.getByText(say('lotteries.fair.prize', { place: 1, ticket: main.ticket! }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('lotteries.result.details') }).click()
  const prize = page.getByRole('dialog')
  await expect(prize.getByText(/Your ticket \d+ won/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const again = page.getByRole('button', { name: say('lotteries.show.again') })
  const release = await holdScripts(page, 'show.leave')
  await again.press('Enter')
  await expect(again).toHaveCount(0)
  await expect(page.getByText(say('lotteries.show.late'))).toHaveCount(0)
  release()
  await expect(page.getByRole('region', { name: say('lotteries.show.title') })).toBeVisible()
  await page.getByRole('button', { name: say('lotteries.show.leave') }).press('Enter')
  await expect(page.getByText(say('lotteries.one.over'))).toBeVisible()
})
