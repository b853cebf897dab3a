import { createHmac } from 'node:crypto'
import type { DropRule } from '@apogee/rules/jackpots/draw'
import { dropMoment, numberOf, triggerCents } from '@apogee/rules/jackpots/draw'
import { describe, expect, test } from 'vitest'
import { cycleOf, type FeedingRound, feed, hashOf, nextCycle, overdueDrop, type Pool } from './pool.ts'

const begun = new Date('2026-11-21T10:00:00.000Z')
const minutes = (count: number): Date => new Date(begun.getTime() + count * 60_000)

function pool(rule: DropRule, changes: Partial<Pool> = {}): Pool {
  return {
    id: 1,
    level: 'nova',
    shareBp: 100n,
    seedCents: 5000n,
    nextRule: rule,
    amount: 10_000n,
    carry: 0n,
    cycle: 4,
    ...cycleOf(rule, 'a secret', 10_000n, begun),
    opening: null,
    last: null,
    forcedFor: null,
    ...changes,
  }
}
const round = (stakeCents: number, changes: Partial<FeedingRound> = {}): FeedingRound => ({
  id: 'r-1',
  game: 'brasswing/EmberWyrm',
  playerId: 7n,
  currency: 'EUR',
  at: minutes(1),
  stakeCents: BigInt(stakeCents),
  stakeUnits: BigInt(stakeCents) * 10_000n,
  ...changes,
})
const amount: DropRule = { rule: 'amount', below_cents: 20_000 }
const hour: DropRule = { rule: 'time', every: 'hour' }
const never: DropRule = { rule: 'chance', one_in_cents: 1e15 }
const numberFor = (text: string) => numberOf(createHmac('sha256', 'a secret').update(text).digest('hex'))

describe('feeding', () => {
  test.each([
    ['a whole share', 1000, 0n, 10n, 0n],
    ['less than a cent is carried over', 40, 0n, 0n, 4000n],
    ['the carried remainder becomes a cent', 40, 6000n, 1n, 0n],
    ['a cent and a remainder', 199, 5000n, 2n, 4900n],
    ['a share of one ten-thousandth of a cent', 1, 0n, 0n, 100n],
  ])('%s', (_, stake, carry, added, left) => {
    const fed = feed(pool(never, { carry }), round(stake))
    expect([fed.added, fed.pool.amount, fed.pool.carry]).toEqual([added, 10_000n + added, left])
    expect(fed.pool.last).toEqual({
      id: 'r-1',
      game: 'brasswing/EmberWyrm',
      playerId: 7n,
      currency: 'EUR',
      stakeCents: BigInt(stake),
    })
  })

  test('a thousand small stakes add exactly their share', () => {
    let fed = pool(never)
    let added = 0n
    for (let n = 0; n < 1000; n += 1) {
      const outcome = feed(fed, round(37))
      fed = outcome.pool
      added += outcome.added
    }
    expect(added).toBe(370n)
    expect(fed.carry).toBe(0n)
  })
})

describe('dropping below an amount', () => {
  const trigger = triggerCents(numberFor('nova:4:r-1'), 10_000n, 20_000n)

  test('the round that takes the pool to the hidden amount wins exactly that amount, and the rest stays', () => {
    const before = pool(amount, { amount: trigger - 5n })
    expect(feed(before, round(400)).drop).toBeNull()
    const { pool: after, drop } = feed(before, round(900))
    expect(drop).toMatchObject({ cycle: 4, amount: trigger, draw: { rule: 'amount', trigger_cents: Number(trigger) } })
    expect(after.amount - drop!.amount).toBe(4n)
  })

  test('the win contains all inputs of its draw and the hash published before', () => {
    const { drop } = feed(pool(amount, { amount: trigger }), round(100))
    expect(drop!.draw).toEqual({
      rule: 'amount',
      level: 'nova',
      cycle: 4,
      secret: 'a secret',
      opening_round: 'r-1',
      hash: hashOf('a secret'),
      begun_at: begun.toISOString(),
      begun_cents: 10_000,
      below_cents: 20_000,
      trigger_cents: Number(trigger),
    })
    expect(
      triggerCents(numberFor(`${drop!.draw.level}:${drop!.draw.cycle}:${drop!.draw.opening_round}`), 10_000n, 20_000n),
    ).toBe(trigger)
  })
})

describe('dropping within a time', () => {
  const moment = dropMoment(numberFor('nova:4:r-1'), begun, minutes(60))
  const before = new Date(moment.getTime() - 1)

  test.each([
    ['a round before the hidden time does not', before, false],
    ['the first round from then on does', moment, true],
    ['so does a round after the deadline, if there was none in between', minutes(75), true],
  ])('%s', (_, at, isWon) => {
    const { drop } = feed(pool(hour), round(1000, { at }))
    expect(drop === null).toBe(!isWon)
    if (drop) expect(drop).toMatchObject({ amount: 10_010n, draw: { rule: 'time', moment: moment.toISOString() } })
  })

  test('at the deadline the last player who fed it wins; without one there is no win', () => {
    const fed = feed(pool(hour), round(1000, { at: begun })).pool
    expect(overdueDrop(fed, minutes(59))).toBeNull()
    expect(overdueDrop(fed, minutes(60))).toMatchObject({ amount: 10_010n, draw: { rule: 'overdue' } })
    expect(overdueDrop(pool(hour), minutes(61))).toBeNull()
  })
})

describe('dropping by chance', () => {
  test('every round has a different number, and a bigger stake has a bigger chance', () => {
    const rule: DropRule = { rule: 'chance', one_in_cents: 100_000 }
    const wins = (stake: number) =>
      Array.from({ length: 2000 }, (_, n) => feed(pool(rule), round(stake, { id: `r-${n}` })).drop).filter(Boolean)
    // 2,000 rounds at one in 100 and one in 20.
    expect(wins(1000).length).toBeGreaterThan(5)
    expect(wins(1000).length).toBeLessThan(45)
    expect(wins(5000).length).toBeGreaterThan(60)
    expect(wins(1000)[0]!.draw).toMatchObject({ rule: 'chance', stake_cents: 1000, one_in_cents: 100_000 })
  })
})

test('a new cycle starts with the remainder, the seed and a new secret', () => {
  const won = pool(hour, {
    amount: 10_400n,
    last: { id: 'r', game: 'g', playerId: 1n, currency: 'EUR', stakeCents: 1n },
    forcedFor: 0n,
  })
  const next = nextCycle(won, 10_000n, 'another', minutes(61))
  expect(next).toMatchObject({
    amount: 5400n,
    begunCents: 5400n,
    cycle: 5,
    secret: 'another',
    opening: null,
    last: null,
    forcedFor: null,
  })
  expect(next.dropsBy).toEqual(minutes(120))
  expect(nextCycle(pool(hour), 0n, 'another', minutes(61)).amount).toBe(10_000n)
})

test.each([
  ['of this player', 7n, true],
  ['of anybody', 0n, true],
  ['of another', 8n, false],
])('the sandbox lets the next round %s win', (_, forcedFor, isWon) => {
  const { drop } = feed(pool(never, { forcedFor }), round(100))
  expect(drop?.draw.rule).toBe(isWon ? 'forced' : undefined)
})
