import { describe, expect, test } from 'vitest'
import { basisPointsOf, cashbackCents, coveredOf, weeksBefore } from './cashback.ts'

describe('the cashback of a week', () => {
  test.each([
    ['5 % of what it cost', 120_00n, 0n, 500, 6_00n],
    ['cut to whole cents', 1_99n, 0n, 150, 2n],
    ['less what bonuses paid', 120_00n, 20_00n, 500, 5_00n],
    ['nothing when bonuses paid more than it cost', 20_00n, 20_01n, 1000, 0n],
    ['nothing in a week that was won', -5_00n, 0n, 1000, 0n],
    ['nothing at a level without a rate', 120_00n, 0n, 0, 0n],
  ])('%s', (_, lostCents, grantedCents, basisPoints, cents) => {
    expect(cashbackCents({ lostCents, grantedCents, coveredCents: 0n, basisPoints })).toBe(cents)
  })

  test.each([
    ['nothing of the only wallet', 100n, [1000n], 0n],
    ['what another wallet won', 100n, [1000n, -400n], 40n],
    ['all of it, where the other won more', 100n, [1000n, -2000n], 100n],
    ['an equal share of two losing wallets', 50n, [1000n, 3000n, -1000n], 13n],
    ['nothing of a wallet that was won', -5n, [1000n, -50n], 0n],
    ['nothing of a wallet that was won, where another won more', -5n, [1000n, -2000n], 0n],
  ])('covered by other wallets: %s', (_, cost, worths, covered) => {
    expect(coveredOf(cost, worths)).toBe(covered)
  })

  test('a covered cost earns no cashback', () => {
    const week = { lostCents: 120_00n, grantedCents: 20_00n, coveredCents: 40_00n, basisPoints: 500 }
    expect(cashbackCents(week)).toBe(3_00n)
  })

  test('a rate is whole hundredths of a percent', () => {
    expect([0.1, 1.15, 7, 12.5].map(basisPointsOf)).toEqual([10, 115, 700, 1250])
  })
})

describe('finished weeks', () => {
  const iso = (weeks: ReturnType<typeof weeksBefore>) =>
    weeks.map(({ from, to }) => [from.toISOString(), to.toISOString()])

  test('run from Monday to Sunday in the time zone of the brand', () => {
    expect(iso(weeksBefore(new Date('2026-03-10T12:00:00Z'), 'UTC', 2))).toEqual([
      ['2026-02-23T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
      ['2026-03-02T00:00:00.000Z', '2026-03-09T00:00:00.000Z'],
    ])
  })

  test('the week of a clock change is an hour shorter', () => {
    expect(iso(weeksBefore(new Date('2026-03-30T12:00:00Z'), 'Europe/Tallinn', 1))).toEqual([
      ['2026-03-22T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
    ])
  })

  test('a week ends at midnight, not before', () => {
    const at = (time: string) => iso(weeksBefore(new Date(time), 'UTC', 1))[0]?.[1]
    expect(at('2026-03-08T23:59:59.999Z')).toBe('2026-03-02T00:00:00.000Z')
    expect(at('2026-03-09T00:00:00.000Z')).toBe('2026-03-09T00:00:00.000Z')
  })
})
