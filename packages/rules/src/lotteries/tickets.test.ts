import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DepositRule, ticketsFor } from './tickets.ts'

const rule = (from: bigint, price: bigint): DepositRule => ({ from, price })

test.each([
  ['below the rule, none', 1999n, [rule(2000n, 2000n)], 0],
  ['at the rule, one', 2000n, [rule(2000n, 2000n)], 1],
  ['for every whole price of it', 5999n, [rule(2000n, 2000n)], 2],
  ['the highest rule reached counts, in any order', 10_000n, [rule(10_000n, 1000n), rule(2000n, 2000n)], 10],
  ['just below it, the lower one', 9999n, [rule(2000n, 2000n), rule(10_000n, 1000n)], 4],
  ['a rule that is reached may still bring none', 2000n, [rule(1000n, 5000n)], 0],
  ['a rule without a price, none', 2000n, [rule(1000n, 0n)], 0],
  ['of three that are reached, the highest', 9000n, [rule(1000n, 1000n), rule(5000n, 500n), rule(2000n, 2000n)], 18],
  ['without rules, none', 1_000_000n, [], 0],
])('%s', (_, amount, rules, tickets) => {
  expect(ticketsFor(amount, rules)).toBe(tickets)
})

const money = fc.bigInt({ min: 1n, max: 10_000_000n })

test('under one rule, more money never brings fewer tickets, and a ticket never costs less than its price', () => {
  fc.assert(
    fc.property(money, money, money, money, (from, price, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      const rules = [rule(from, price)]
      expect(ticketsFor(more, rules)).toBeGreaterThanOrEqual(ticketsFor(less, rules))
      expect(BigInt(ticketsFor(more, rules)) * price).toBeLessThanOrEqual(more)
    }),
  )
})
