import { expect, test } from 'vitest'
import { historyRounds } from './historyRounds'

const told = (id: string, more: object = {}) => ({
  bet_id: id,
  bet_status: 'finished' as const,
  created_at: `2026-11-2${id}T10:00:00.000Z`,
  finished_at: `2026-11-2${id}T10:00:05.000Z`,
  currency: 'EUR',
  provider: 'nordwind',
  game: 'nordwind-vendor/CopperCanyon',
  title: 'Copper Canyon',
  total_bets: '1.00',
  total_losses: '1.00',
  total_wins: '0.0',
  ...more,
})
const idsOf = (...given: Parameters<typeof historyRounds>) => historyRounds(...given).data.map(({ id }) => id)
const all = { outcome: 'all', game: undefined } as const

test('amounts are read to the cent, a coin to its own; what is no amount is nothing', () => {
  const [coin, round, odd] = historyRounds(
    [
      told('1', { total_wins: 'lots' }),
      told('2', { total_wins: '2.5' }),
      told('3', { currency: 'BTC', total_bets: '0.0001' }),
    ],
    all,
    {},
  ).data
  expect(round).toMatchObject({ id: '2', bet_cents: 100, win_cents: 250, balance_after_cents: null, seo_title: null })
  expect(coin).toMatchObject({ id: '3', bet_cents: 10_000 })
  expect(odd).toMatchObject({ id: '1', win_cents: 0 })
})

test('the newest come first, and the filter chooses among them', () => {
  const rounds = [
    told('1', { total_wins: '3.00' }),
    told('3'),
    told('2', { game: 'other/Game' }),
    told('4', { bet_status: 'pending', finished_at: null }),
  ]
  expect(idsOf(rounds, all, {})).toEqual(['4', '3', '2', '1'])
  expect(idsOf(rounds, { ...all, outcome: 'won' }, {})).toEqual(['1'])
  expect(idsOf(rounds, { ...all, outcome: 'lost' }, {})).toEqual(['3', '2'])
  expect(idsOf(rounds, { ...all, outcome: 'open' }, {})).toEqual(['4'])
  expect(idsOf(rounds, { ...all, game: 'other/Game' }, {})).toEqual(['2'])
  expect(idsOf(rounds, all, { from: '2026-11-22T00:00:00.000Z', to: '2026-11-23T23:59:59.999Z' })).toEqual(['3', '2'])
})
