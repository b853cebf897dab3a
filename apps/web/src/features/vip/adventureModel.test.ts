import type { WireAdventures, WireOwnAdventure } from '@apogee/contract/vip'
import { expect, test } from 'vitest'
import type { Bonus, Freespins } from '../bonuses/queries'
import {
  adventureOf,
  type Day,
  dueMs,
  inOrder,
  lastDayNeeds,
  prizeDueMs,
  prizeState,
  stakeDueMs,
  stepOf,
} from './adventureModel'

const at = (text: string) => Date.parse(text)
const now = at('2026-11-21T13:00:00.000Z')
const condition = { minDep: 'small', wager: '1', periodActivationDays: '1' }
const titles = Array.from({ length: 8 }, (_, n) => `__${n + 1}/8__${16 + n}/11/2026`)
const prizes = titles.map((title, n) => ({
  title,
  prize: { freespin: 10 * (n + 1) },
  condition: { ...condition, ...(n === 7 && { finishedDays: '4' }), ...(n === 4 && { periodActivationDays: '3' }) },
}))
const calendar: WireAdventures = { variables: { 791: { small: { EUR: '30', NOK: '300' } } }, prizes: { 791: prizes } }

const depositFor = (title: string, until: string): WireOwnAdventure['deposits'][number] => ({
  title,
  day: { prize: { freespin: 5 }, condition },
  terms: { activate_days: 7, freespins: null, bonus: null },
  currency: 'EUR',
  deposited_cents: 3000,
  required_cents: 3000,
  staked_cents: 1800,
  stake_until: until,
  completed_at: null,
})
const ownOf = (deposits: WireOwnAdventure['deposits'] = []): WireOwnAdventure => ({
  now: new Date(now).toISOString(),
  terms: {},
  deposits,
})
const spins = (changes: Partial<Freespins>): Freespins =>
  ({
    id: 1,
    stage: 'issued',
    activatable: true,
    activatable_until: '2026-11-27T00:00:00.000Z',
    ...changes,
  }) as Freespins
const bonus = (changes: Partial<Bonus>): Bonus => ({ ...spins({}), amount_cents: 1, ...changes }) as Bonus
const read = (more: Partial<Parameters<typeof adventureOf>[0]> = {}) =>
  adventureOf({
    calendar,
    own: ownOf(),
    statuses: [{ id: '791', name: 'VIP adventures' }],
    currency: 'EUR',
    bonuses: [],
    freespins: [],
    nowMs: now,
    ...more,
  })!
const done = (...steps: number[]) => [
  { id: '791', name: 'VIP adventures' },
  ...steps.map((step) => ({ id: titles[step - 1]!, name: titles[step - 1]! })),
]

test('a player outside all adventure groups has no adventure', () => {
  expect(read({ statuses: [{ id: '257', name: 'Bronze' }] })).toBeUndefined()
})

test('[ADV-04] [ADV-10] five kinds of card: days with a status of the player are completed, the others depend on the date', () => {
  const { days } = read({ statuses: done(1, 3, 4) })
  expect(days.map(({ kind }) => kind)).toEqual([
    'completed',
    'lost',
    'completed',
    'completed',
    'lost',
    'active',
    'future',
    'superb',
  ])
  expect(inOrder(days).map(({ step }) => step)).toEqual([6, 5, 4, 3, 2, 1, 7, 8])
})

test('the minimum deposit is in the wallet’s currency', () => {
  expect(read().days[0]).toMatchObject({ minCents: 3000, currency: 'EUR' })
  expect(read({ currency: 'NOK' }).days[0]).toMatchObject({ minCents: 30_000, currency: 'NOK' })
  expect(read({ currency: 'BTC' }).days[0]!.minCents).toBeUndefined()
})

test('a day has two steps, each with its own deadline', () => {
  const day = read().days[5]!
  expect(stepOf(day)).toEqual({ n: 1, total: 2, name: 'deposit', doneCents: 0, share: 0 })
  expect(new Date(dueMs(day)).toISOString()).toBe('2026-11-22T00:00:00.000Z')
  const own = ownOf([depositFor(titles[4]!, '2026-11-23T00:00:00.000Z')])
  const open = read({ own }).days[4]!
  expect([open.state, stepOf(open)]).toEqual(['active', { n: 2, total: 2, name: 'stake', doneCents: 1800, share: 0.6 }])
  expect([dueMs(open), stakeDueMs(open)]).toEqual([at('2026-11-23T00:00:00.000Z'), at('2026-11-23T00:00:00.000Z')])
})

test('[OPEN-36] a prize belongs to its day, regardless of the previous run’s prize on that step', () => {
  const freespins = [spins({ day: '__3__18/11/2026' }), spins({ id: 2, day: '__3__10/11/2026' }), spins({ id: 3 })]
  const { days } = read({ statuses: done(3), freespins })
  expect(days[2]!.gifts!.map(({ id }) => id)).toEqual([1])
  expect(read({ bonuses: undefined }).days[2]!.gifts).toBeUndefined()
})

test.each([
  [[], 'none'],
  [[spins({})], 'waiting'],
  [[spins({ activatable_until: '2026-11-21T12:00:00.000Z' })], 'expired'],
  [[spins({ stage: 'activated' })], 'running'],
  [[bonus({ stage: 'wait' })], 'running'],
  [[bonus({ stage: 'handle_bets' }), spins({})], 'waiting'],
  [[bonus({ stage: 'wager_done' })], 'used'],
  [[spins({ stage: 'finished' })], 'used'],
  [[spins({ stage: 'expired' })], 'expired'],
  [[bonus({ stage: 'canceled' })], 'canceled'],
])('the prize of %# is %s', (gifts, state) => {
  expect(prizeState(gifts, now)).toBe(state)
})

const validUntil = '2026-11-24T13:00:00.000Z'
test.each([
  ['no prize', [], undefined],
  ['a prize that waits', [spins({})], '2026-11-27T00:00:00.000Z'],
  ['activated free spins', [spins({ stage: 'activated', valid_until: validUntil })], validUntil],
  ['a bonus being wagered', [bonus({ stage: 'handle_bets', valid_until: validUntil })], validUntil],
  ['one of each', [spins({}), bonus({ stage: 'handle_bets', valid_until: validUntil })], validUntil],
  ['a queued bonus', [bonus({ stage: 'wait', valid_until: null })], undefined],
  ['used free spins', [spins({ stage: 'finished', valid_until: validUntil })], undefined],
  ['a prize that was not activated in time', [spins({ activatable_until: '2026-11-21T12:00:00.000Z' })], undefined],
])('[ADV-05] the timer of a completed day with %s', (_, gifts, until) => {
  expect(prizeDueMs(gifts, now)).toBe(until === undefined ? undefined : at(until))
})

test.each([
  [[1, 3, 4], 'need'],
  [[1, 2, 3, 4], 'enough'],
  [[1], 'outOfReach'],
])('with the days %j done the last one is %s', (steps, state) => {
  const { days } = read({ statuses: done(...steps) })
  expect(lastDayNeeds(days, days[7]!)).toEqual({ count: 4, have: steps.length, state })
  expect(lastDayNeeds(days, days[0]!)).toBeUndefined()
})

test('days of an earlier run are shown while their deposit can be wagered or their prize waits', () => {
  const [open, over, waiting] = ['__8/8__15/11/2026', '__7/8__14/11/2026', '__6/8__13/11/2026'] as const
  const own = ownOf([
    depositFor(open, '2026-11-22T00:00:00.000Z'),
    depositFor(over, '2026-11-16T00:00:00.000Z'),
    depositFor(waiting, '2026-11-16T00:00:00.000Z'),
  ])
  const statuses = [...done(), { id: waiting, name: waiting }]
  const shown = (days: readonly Day[]) => days.map(({ title, state }) => [title, state])
  const freespins = [spins({ day: '__6__13/11/2026' })]
  expect(shown(read({ own, statuses, freespins }).earlier)).toEqual([
    [open, 'active'],
    [waiting, 'completed'],
  ])
  expect(shown(read({ own, statuses }).earlier)).toEqual([[open, 'active']])
})
