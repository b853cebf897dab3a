import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { playerQuery } from '../profile/queries'
import { arrivedGift } from './arrived'
import { bonusesEvents } from './events'
import { type Bonus, bonusesQuery, depositOffersQuery, type Freespins, freespinsQuery } from './queries'
import { refusedBet } from './refusedBet'

const bonus = (changes: Partial<Bonus>): Bonus =>
  ({ id: 1, title: 'A', stage: 'handle_bets', amount_wager_cents: 0, ...changes }) as Bonus
const { queryKey } = bonusesQuery()
const hear = (cache: QueryClient, message: Bonus) => bonusesEvents.bonuses_changes?.(message, cache)

test('a bonus moves where it is shown; a repeated message changes nothing more, a late one nothing', () => {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, [bonus({}), bonus({ id: 2 })])
  hear(cache, bonus({ amount_wager_cents: 500 }))
  hear(cache, bonus({ amount_wager_cents: 500 }))
  expect(cache.getQueryData(queryKey)?.map((one) => one.amount_wager_cents)).toEqual([500, 0])
  hear(cache, bonus({ stage: 'wager_done' }))
  hear(cache, bonus({ amount_wager_cents: 500 }))
  expect(cache.getQueryData(queryKey)?.[0]?.stage).toBe('wager_done')
})

test('where no list was loaded there is nothing to change', () => {
  const cache = new QueryClient()
  hear(cache, bonus({}))
  expect(cache.getQueryData(queryKey)).toBeUndefined()
})

const spins = (changes: Partial<Freespins>): Freespins =>
  ({ id: 1, title: 'Spins', stage: 'activated', freespins_performed: 3, ...changes }) as Freespins

test('free spins move where they are shown; new ones stand first, what is behind changes nothing', () => {
  const cache = new QueryClient()
  const { queryKey: shown } = freespinsQuery()
  const tell = (message: Freespins) => bonusesEvents.freespins_changes?.(message, cache)
  cache.setQueryData(shown, [spins({})])
  tell(spins({ freespins_performed: 4, won_cents: 70, title: 'Drehungen' }))
  tell(spins({ freespins_performed: 3 }))
  expect(cache.getQueryData(shown)).toMatchObject([{ freespins_performed: 4, won_cents: 70, title: 'Spins' }])
  tell(spins({ id: 2, stage: 'issued' }))
  tell(spins({ stage: 'finished', freespins_performed: 20 }))
  tell(spins({ freespins_performed: 5 }))
  expect(cache.getQueryData(shown)?.map(({ id, stage }) => [id, stage])).toEqual([
    [2, 'issued'],
    [1, 'finished'],
  ])
})

test('[NTF-01] a gift is news once, when it comes; not when it is heard again, nor what it does later', () => {
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

test('what a deposit has brought is offered no more: offers and the stored code are read anew, once', async () => {
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
  hear(cache, bonus({ id: 9, stage: 'handle_bets', payment_id: 18 }))
  hear(cache, bonus({ id: 10, stage: 'issued', payment_id: null }))
  expect(isOld()).toEqual([false, false])
})

test('a bet above the highest one says that one, until a bet counts', () => {
  const cache = new QueryClient()
  bonusesEvents.game_limits?.({ reason: 'bet_limit_exceeded', limit_cents: 900 }, cache)
  expect(refusedBet.get()).toBeNull()
  bonusesEvents.game_limits?.({ reason: 'bonus_bet_limit_exceeded', amount_cents: 600, limit_cents: 500 }, cache)
  expect(refusedBet.get()).toBe(500)
  hear(cache, bonus({ amount_wager_cents: 100 }))
  expect(refusedBet.get()).toBeNull()
})
