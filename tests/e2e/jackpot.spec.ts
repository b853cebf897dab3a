import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { openGame } from './support/game.ts'
import { balanceCents, call, newPlayer } from './support/players.ts'
import { dialog, isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say, money } = words

interface Level {
  readonly jackpot: string
  readonly level: string
  readonly amount_cents: number
}
interface Entry {
  readonly kind: string
  readonly key: string
  readonly account: string
  readonly cents: number
}

/** The pools and their ledger entries, from the sandbox. */
async function pools(page: Page) {
  const answer = await page.request.get('/sandbox/jackpots', { headers: { accept: 'application/json' } })
  return (await answer.json()) as { levels: Level[]; entries: Entry[]; wrong: unknown[] }
}

/** A slot with twenty lines that is linked to the mystic jackpots. */
async function linkedGame(page: Page): Promise<{ title: string; path: string }> {
  const filter = { categories: { identifiers: ['mystic-jackpots'] }, lines: 20, currencies: ['EUR'] }
  const answer = await call(page, 'POST', '/api/games_filter', { page_size: 1, filter })
  const [game] = ((await answer.json()) as { data: { title: string; provider: string; seo_title: string }[] }).data
  if (!game) throw new Error('no game is linked to the mystic jackpots')
  return { title: game.title, path: `/play/${game.provider}/${game.seo_title}` }
}

test('[MOD-16] [JP-05] [JP-06] a jackpot win is shown at once, in the ticker, among the winners and in the ledger', async ({
  page,
}) => {
  const email = await newPlayer(page, 'jackpot', { cents: 100_00 })
  const { title, path } = await linkedGame(page)
  await open(page, path)
  const game = await openGame(page, words, title)
  // Both widths run at once, and a forced level goes to one player at a time, so each has its own.
  const [level, name] = isPhone(page) ? ['comet', 'Comet'] : ['spark', 'Spark']
  const forced = await call(page, 'POST', '/sandbox/jackpots', { jackpot: 'mystic', level, email })
  expect(forced.status(), await forced.text()).toBe(200)
  const round = await game.play()

  const popup = dialog(page, say('jackpots.won.title'))
  await expect(popup).toBeVisible({ timeout: 20_000 })
  await expect(popup).toContainText(say('jackpots.won.lead', { level: name }))
  await expectAccessible(page)
  const { entries, wrong } = await pools(page)
  expect(wrong).toEqual([])
  const { id } = (await (await call(page, 'GET', '/api/player')).json()) as { id: number }
  const paid = entries.find(({ kind, account }) => kind === 'jackpot_win' && account === `player ${id}`)
  const won = paid?.cents ?? 0
  expect(won).toBeGreaterThan(0)
  expect(entries.filter(({ key }) => key === paid?.key).reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  await expect(popup).toContainText(money(won))
  expect(await balanceCents(page)).toBe(100_00 - round.stake_cents + round.win_cents + won)
  await popup.getByRole('button', { name: say('jackpots.won.go') }).click()
  await expect(popup).toBeHidden()
  // The net result of this session includes it at once.
  const net = round.win_cents - round.stake_cents + won
  await expect(
    page
      .getByText(`+${money(net)}`, { exact: true })
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

  await open(page, '/')
  const ticker = page.getByRole('region', { name: say('games.wins.title') })
  await ticker.scrollIntoViewIfNeeded()
  const card = ticker.getByRole('link', { name: new RegExp(`${title}.*${money(won).replace('.', '\\.')}`) })
  await expect(card).toHaveAttribute('href', path)
  await ticker.getByRole('button', { name: say('games.wins.pause') }).press('Enter')
  await expect(ticker.getByRole('button', { name: say('games.wins.play') })).toBeVisible()
  await expect(page.getByRole('region', { name: say('jackpots.title') })).toContainText(name)

  await open(page, '/categories/mystic-jackpots')
  const winners = page.getByRole('region', { name: say('jackpots.leaders.title') })
  const latest = page.locator('[data-leaders="latest"]')
  const biggest = page.locator('[data-leaders="biggest"]')
  if (isPhone(page)) {
    await expect(latest).toBeHidden()
    await winners.getByRole('radio', { name: say('jackpots.leaders.latest') }).press('Space')
    await expect(biggest).toBeHidden()
  } else await expect(biggest.getByRole('listitem')).toHaveCount(5)
  await expect(latest.getByRole('listitem')).toHaveCount(5)
  const mine = latest.getByRole('listitem').filter({ hasText: money(won) })
  await mine.getByRole('button').click()
  await expect(dialog(page, say('jackpots.draw.title'))).toContainText(say('jackpots.draw.good'))
  await expectAccessible(page)
})

test('[JP-05] the jackpots slide with their arrows, one at a time', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/')
  const slider = page.getByRole('region', { name: say('jackpots.title') })
  await slider.scrollIntoViewIfNeeded()
  const slides = slider.locator('[aria-roledescription=slide]')
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 })
  await slider.getByRole('button', { name: say('jackpots.next') }).click()
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 })
  await expect(slides.first()).not.toBeInViewport({ ratio: 0.1 })
  await slider.getByRole('button', { name: say('jackpots.previous') }).click()
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 })
})
