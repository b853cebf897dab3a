import { call, newPlayer } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')

interface Jackpot {
  readonly external_id: string
  readonly currency: string
  readonly levels: readonly { readonly amount_cents: number }[]
}

test('[GAME-08] pools, winners and the ticker are shown in the player’s own currency, for a guest in the currency of their country', async ({
  page,
}) => {
  await newPlayer(page, 'dollars', { currency: 'USD' })
  await open(page, '/categories/mystic-jackpots')
  const pools = page.getByRole('list', { name: say('jackpots.title') })
  const winners = page.getByRole('region', { name: say('jackpots.leaders.title') })
  await expect(pools).toContainText('$')
  await expect(winners.getByRole('listitem').first()).toContainText('$')
  await expect(pools).not.toContainText('€')
  await expect(winners).not.toContainText('€')
  const jackpots = (await (await call(page, 'GET', '/api/jackpots')).json()) as Jackpot[]
  expect(jackpots.map(({ currency }) => currency)).not.toContain('USD')

  await call(page, 'POST', '/api/player/accounts', { currency: 'BTC' })
  await open(page, '/categories/mystic-jackpots')
  await expect(pools).toContainText('µBTC')
  await expect(winners.getByRole('listitem').first()).toContainText('µBTC')
  await expect(pools).not.toContainText('USDT')
  await open(page, '/')
  const ticker = page.getByRole('region', { name: say('games.wins.title') })
  await ticker.scrollIntoViewIfNeeded()
  await expect(ticker.getByRole('link').first()).toContainText('µBTC')

  await page.context().clearCookies()
  await open(page, '/categories/mystic-jackpots?country=NZ')
  await expect(pools).toContainText('$')
  await expect(pools).not.toContainText('€')
})
