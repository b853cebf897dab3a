import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playerQuery } from '../profile/queries'
import { arrivedGift } from './arrivedGift'
import { bonusesEvents } from './events'
import { type Bonus, bonusesQuery, depositOffersQuery, type Freespins, freespinsQuery } from './queries'
import { rejectedBet } from './rejectedBet'

const bonus = (changes: Partial<Bonus>): Bonus =>
  ({ id: 1, version: 1, title: 'A', stage: 'handle_bets', amount_wager_cents: 0, ...changes }) as Bonus
const { queryKey } = bonusesQuery()
const hear = (cache: QueryClient, message: Bonus) => bonusesEvents.bonuses_changes?.(message, cache)

test('a message updates the bonus; a repeated or late one changes nothing', () => {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, [bonus({}), bonus({ id: 2 })])
  hear(cache, bonus({ version: 2, amount_wager_cents: 500 }))
  hear(cache, bonus({ version: 2, amount_wager_cents: 500 }))
  expect(cache.getQueryData(queryKey)?.map((one) => one.amount_wager_cents)).toEqual([500, 0])
  hear(cache, bonus({ version: 4, stage: 'wager_done' }))
  hear(cache, bonus({ version: 3, amount_wager_cents: 900 }))
  expect(cache.getQueryData(queryKey)?.[0]?.stage).toBe('wager_done')
})

test('[OPEN-36] the title of an adventure prize is shown without its code, which contains the day', () => {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, [])
  hear(cache, bonus({ stage: 'issued', title: '__6__21/11/2026__€10 bonus' }))
  expect(cache.getQueryData(queryKey)).toMatchObject([{ title: '€10 bonus', day: '__6__21/11/2026' }])
  expect(arrivedGift.get()).toMatchObject({ title: '€10 bonus' })
  arrivedGift.set(null)
})

test('an event without a loaded list changes nothing', () => {
  const cache = new QueryClient()
  hear(cache, bonus({}))
  expect(cache.getQueryData(queryKey)).toBeUndefined()
})

const spins = (changes: Partial<Freespins>): Freespins =>
  ({ id: 1, version: 1, title: 'Spins', stage: 'activated', freespins_performed: 3, ...changes }) as Freespins

test('a message updates free spins; new ones are added in front, and an outdated one changes nothing', () => {
  const cache = new QueryClient()
  const { queryKey: shown } = freespinsQuery()
  const tell = (message: Freespins) => bonusesEvents.freespins_changes?.(message, cache)
  cache.setQueryData(shown, [spins({})])
  tell(spins({ version: 3, freespins_performed: 4, won_cents: 70, title: 'Drehungen' }))
  tell(spins({ version: 2, freespins_performed: 3 }))
  expect(cache.getQueryData(shown)).toMatchObject([{ freespins_performed: 4, won_cents: 70, title: 'Spins' }])
  tell(spins({ id: 2, stage: 'issued' }))
  tell(spins({ version: 5, stage: 'finished', freespins_performed: 20 }))
  tell(spins({ version: 4, freespins_performed: 5 }))
  expect(cache.getQueryData(shown)?.map(({ id, stage }) => [id, stage])).toEqual([
    [2, 'issued'],
    [1, 'finished'],
  ])
})

test('[NTF-01] a gift is news once, when it arrives, but not on repeated or later messages', () => {
  const cache = new QueryClient()
  const { queryKey: shown } = freespinsQuery()
  const told = (message: Freespins) => {
    bonusesEvents.freespins_changes?.(message, cache)
    const news = arrivedGift.get()
    arrivedGift.set(null)
    return news?.id
  }
  cache.setQueryData(shown, [])
  expect(told(spins({ id: 5, stage: 'issued' }))).toBe(5)
  expect(told(spins({ id: 5, stage: 'issued' }))).toBeUndefined()
  expect(told(spins({ id: 6, stage: 'activated' }))).toBeUndefined()
})

test('a refunded round lowers the number of played spins', () => {
  const cache = new QueryClient()
  const { queryKey: shown } = freespinsQuery()
  cache.setQueryData(shown, [spins({ version: 4, freespins_performed: 3 })])
  bonusesEvents.freespins_changes?.(spins({ version: 5, freespins_performed: 2 }), cache)
  expect(cache.getQueryData(shown)).toMatchObject([{ freespins_performed: 2 }])
})

test.each([true, false])(
  '[NTF-01] a late "issued" of a canceled gift is no news; with the lists loaded: %s',
  (isLoaded) => {
    const cache = new QueryClient()
    if (isLoaded) {
      cache.setQueryData(queryKey, [])
      cache.setQueryData(freespinsQuery().queryKey, [])
    }
    arrivedGift.set(null)
    hear(cache, bonus({ id: 7, version: 2, stage: 'canceled' }))
    hear(cache, bonus({ id: 7, version: 1, stage: 'issued', payment_id: null }))
    bonusesEvents.freespins_changes?.(spins({ id: 8, version: 2, stage: 'canceled' }), cache)
    bonusesEvents.freespins_changes?.(spins({ id: 8, version: 1, stage: 'issued' }), cache)
    expect(arrivedGift.get()).toBeNull()
  },
)

test('bonuses converge in any order of delivery, repeats included, from any loaded state', () => {
  const told = [2, 1].flatMap((id) => [
    bonus({ id, version: 1, stage: 'issued', payment_id: null }),
    bonus({ id, version: 2, stage: 'wait' }),
    bonus({ id, version: 3, stage: 'handle_bets' }),
    // A refunded bet.
    bonus({ id, version: 7, amount_wager_cents: 500 }),
    bonus({ id, version: 9, amount_wager_cents: 300 }),
    bonus({ id, version: 10, stage: 'canceled' }),
  ])
  const newest = told.filter(({ version }) => version === 10)
  const deliveries = fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 })
  fc.assert(
    fc.property(deliveries, fc.subarray(told.slice(0, 6), { maxLength: 1 }), (messages, loaded) => {
      const cache = new QueryClient()
      cache.setQueryData(queryKey, loaded)
      for (const message of messages) hear(cache, message)
      expect(cache.getQueryData(queryKey)).toEqual(newest)
    }),
  )
})

test('offers are refetched after one was used, even if the message arrives late', () => {
  const cache = new QueryClient()
  const { queryKey: offers } = depositOffersQuery()
  hear(cache, bonus({ id: 9, version: 2, stage: 'handle_bets', payment_id: 18 }))
  cache.setQueryData(offers, [])
  hear(cache, bonus({ id: 9, version: 1, stage: 'issued', payment_id: 18 }))
  expect(cache.getQueryState(offers)?.isInvalidated).toBe(true)
})

test('a used deposit offer is withdrawn: offers and the stored code are refetched once', async () => {
  const cache = new QueryClient()
  const { queryKey: offers } = depositOffersQuery()
  const { queryKey: player } = playerQuery()
  const isOld = () => [offers, player].map((key) => cache.getQueryState(key)?.isInvalidated)
  const reset = () => {
    cache.setQueryData(offers, [])
    cache.setQueryData(player, null)
  }
  reset()
  hear(cache, bonus({ id: 9, stage: 'issued', payment_id: 18 }))
  expect(isOld()).toEqual([true, true])
  reset()
  hear(cache, bonus({ id: 9, version: 2, stage: 'handle_bets', payment_id: 18 }))
  hear(cache, bonus({ id: 10, stage: 'issued', payment_id: null }))
  expect(isOld()).toEqual([false, false])
})

test('a bet above the maximum is reported with that maximum until a bet counts', () => {
  const cache = new QueryClient()
  bonusesEvents.game_limits?.({ reason: 'bet_limit_exceeded', limit_cents: 900 }, cache)
  expect(rejectedBet.get()).toBeNull()
  bonusesEvents.game_limits?.({ reason: 'bonus_bet_limit_exceeded', amount_cents: 600, limit_cents: 500 }, cache)
  expect(rejectedBet.get()).toBe(500)
  hear(cache, bonus({ amount_wager_cents: 100 }))
  expect(rejectedBet.get()).toBeNull()
})
