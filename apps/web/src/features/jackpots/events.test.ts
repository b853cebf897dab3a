import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { type Award, unseenAward } from './award'
import { jackpotsEvents } from './events'
import { type Jackpot, jackpotsQuery, type Win, winsQuery } from './queries'

const jackpot = (id: number, amount_cents: number, hash = 'first'): Jackpot =>
  ({ id, levels: [{ id: id * 10, amount_cents, drop: { hash } }] }) as Jackpot
const award = (id: number) => ({ id, user_name: 'Starli***', award_cents: 500, award_currency: 'EUR' }) as Award

let cache: QueryClient
beforeEach(() => {
  cache = new QueryClient()
  unseenAward.set(null)
})
const change = (message: Jackpot) => jackpotsEvents['public:jackpots_changes']?.(message, cache)
const amounts = () => cache.getQueryData(jackpotsQuery.queryKey)?.map(({ levels }) => levels[0]!.amount_cents)

test('[RTM-02] a changed jackpot replaces the cached one', () => {
  cache.setQueryData(jackpotsQuery.queryKey, [jackpot(1, 100), jackpot(2, 200)])
  change(jackpot(2, 230))
  expect(amounts()).toEqual([100, 230])
})

test('[RTM-02] [I18N-06] a message for all brands keeps the names that this brand shows for a jackpot', () => {
  const named = (amount: number, name: string, art: string) => {
    const one = jackpot(1, amount)
    return { ...one, name, levels: one.levels.map((level) => ({ ...level, name, art })) } as Jackpot
  }
  cache.setQueryData(jackpotsQuery.queryKey, [named(100, 'Tide', 'water-wave')])
  change(named(130, 'Orbit', 'milky-way'))
  expect(cache.getQueryData(jackpotsQuery.queryKey)).toEqual([named(130, 'Tide', 'water-wave')])
})

test('an older amount, a repeated one, and one without a loaded list change nothing', () => {
  change(jackpot(1, 100))
  expect(amounts()).toBeUndefined()
  cache.setQueryData(jackpotsQuery.queryKey, [jackpot(1, 100)])
  change(jackpot(1, 90))
  change(jackpot(1, 100))
  expect(amounts()).toEqual([100])
})

test('[RTM-02] after a win the pool restarts, and the winners are refetched', () => {
  cache.setQueryData(jackpotsQuery.queryKey, [jackpot(1, 100)])
  cache.setQueryData(winsQuery.queryKey, [])
  change(jackpot(1, 10, 'second'))
  expect(amounts()).toEqual([10])
  expect(cache.getQueryState(winsQuery.queryKey)?.isInvalidated).toBe(true)
})

test('a jackpot of another platform, without hashes, shrinks after a win, and the winners are refetched', () => {
  const plain = (amount_cents: number) => ({ id: 1, levels: [{ id: 10, amount_cents }] }) as Jackpot
  cache.setQueryData(jackpotsQuery.queryKey, [plain(100)])
  cache.setQueryData(winsQuery.queryKey, [])
  change(plain(120))
  expect(cache.getQueryState(winsQuery.queryKey)?.isInvalidated).toBe(false)
  change(plain(10))
  expect(amounts()).toEqual([10])
  expect(cache.getQueryState(winsQuery.queryKey)?.isInvalidated).toBe(true)
})

test('a player’s own win without a number is not confused with another one', () => {
  const win = (user_name: string) => ({ user_name, created_at: '2026-11-20T10:00:00.000Z' }) as Win
  cache.setQueryData(winsQuery.queryKey, [win('Ann***')])
  const own = { ...win('Bob***'), award_cents: 500, award_currency: 'EUR' } as Award
  for (const repeat of [own, own]) jackpotsEvents.jackpot_win_award?.(repeat, cache)
  expect(cache.getQueryData(winsQuery.queryKey)?.map(({ user_name }) => user_name)).toEqual(['Bob***', 'Ann***'])
})

test('a player’s own win is listed among the winners once, and waits to be shown', () => {
  cache.setQueryData(winsQuery.queryKey, [{ id: 3 } as Win])
  for (const repeat of [award(4), award(4)]) jackpotsEvents.jackpot_win_award?.(repeat, cache)
  expect(cache.getQueryData(winsQuery.queryKey)?.map(({ id }) => id)).toEqual([4, 3])
  expect(unseenAward.get()).toMatchObject({ award_cents: 500 })
})

test('a win received before the winners were loaded does not become their list', () => {
  jackpotsEvents.jackpot_win_award?.(award(4), cache)
  expect(cache.getQueryData(winsQuery.queryKey)).toBeUndefined()
})
