import { expect, test } from 'vitest'
import { roundsFromHistory } from './roundsFromHistory.ts'

const told = (id: string, more: object = {}) => ({
  bet_id: id,
  bet_status: 'finished' as const,
  created_at: `2026-11-2${id}T10:00:00.000Z`,
  finished_at: `2026-11-2${id}T10:00:05.000Z`,
  currency: 'EUR',
  provider: 'nordwind',
  game: 'nordwind-vendor/CopperCanyon',
  title: 'Copper Canyon',
  total_bets: 1,
  total_losses: 1,
  total_wins: 0,
  ...more,
})
type History = Parameters<typeof roundsFromHistory>[0]
const idsOf = (history: History, query: Record<string, string> = {}) =>
  roundsFromHistory(history, new URLSearchParams(query)).data.map(({ id }) => id)

test('amounts are read to the cent, coins to their own unit', () => {
  const [coin, round] = roundsFromHistory(
    [told('2', { total_wins: 2.5 }), told('3', { currency: 'BTC', total_bets: 0.0001 })],
    new URLSearchParams(),
  ).data
  expect(round).toMatchObject({ id: '2', bet_cents: 100, win_cents: 250, balance_after_cents: null, seo_title: null })
  expect(coin).toMatchObject({ id: '3', bet_cents: 10_000 })
})

test('rounds are sorted newest first and filtered', () => {
  const rounds = [
    told('1', { total_wins: 3 }),
    told('3'),
    told('2', { game: 'other/Game' }),
    told('4', { bet_status: 'pending', finished_at: null }),
  ]
  expect(idsOf(rounds)).toEqual(['4', '3', '2', '1'])
  expect(idsOf(rounds, { result: 'won' })).toEqual(['1'])
  expect(idsOf(rounds, { result: 'lost' })).toEqual(['3', '2'])
  expect(idsOf(rounds, { result: 'open' })).toEqual(['4'])
  expect(idsOf(rounds, { game: 'other/Game' })).toEqual(['2'])
  expect(idsOf(rounds, { from: '2026-11-22T00:00:00.000Z', to: '2026-11-23T23:59:59.999Z' })).toEqual(['3', '2'])
})
