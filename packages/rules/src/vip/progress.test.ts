import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  barState,
  betsToNextStatus,
  earnedStatus,
  fallbackVipProgress,
  previousQuarterStart,
  quarterEnd,
  quarterStart,
  vipProgressOf,
  vipRequirement,
  vipThreshold,
} from './progress.ts'
import { readVipStatus, type VipStatus } from './statuses.ts'

const rates = { fee: '0.01', value_in_eur: { EUR: '1', NOK: '0.086', BTC: '60000', DOG: '0.14', USDT: '0.92' } }
const in100 = (code: string) => ({ code, subunits_to_unit: 100 })
const coin = (code: string) => ({ code, subunits_to_unit: 100_000_000 })
const eur = in100('EUR')
/** Figures of a quarter from euro cents. */
const euros = ({ deposits, bets }: { readonly deposits: number; readonly bets: number }) => ({
  deposits: BigInt(deposits) * 10_000n,
  bets: BigInt(bets) * 10_000n,
})

test.each([
  ['[CONST-34] USD', in100('USD'), 6_000_000, 600_000],
  ['[CONST-34] EUR', eur, 6_000_000, 600_000],
  ['[CONST-35] AUD', in100('AUD'), 9_000_000, 900_000],
  ['[CONST-35] CAD', in100('CAD'), 9_000_000, 900_000],
  ['[CONST-35] NZD', in100('NZD'), 9_000_000, 900_000],
  ['[CONST-36] BRL', in100('BRL'), 30_000_000, 3_000_000],
  ['[OPEN-30] NOK', in100('NOK'), 60_000_000, 6_000_000],
  ['BTC', coin('BTC'), 100_000_000, 10_000_000],
  ['DOG', coin('DOG'), 42_857_142_857_142, 4_285_714_285_714],
  ['USDT', in100('USDT'), 6_521_739, 652_173],
])('%s: the way to BRONZE takes the same in every currency', (_, currency, bets, deposits) => {
  expect(vipThreshold('BRONZE', currency, rates)).toEqual({ currency: currency.code, bets, deposits })
})

test('a threshold of a currency without a rate is stated in euro', () => {
  expect(vipThreshold('BRONZE', coin('XYZ'), rates)).toEqual({ currency: 'EUR', bets: 6_000_000, deposits: 600_000 })
})

test.each([
  ['REGULAR', 0],
  ['BRONZE', 1],
  ['SILVER', 2],
  ['GOLD', 4],
  ['PLATINUM', 8],
  ['DIAMOND', 16],
] as const)('[OPEN-32] %s takes %d times the way to BRONZE', (status, times) => {
  expect(vipThreshold(status, eur, rates)).toMatchObject({ bets: 6_000_000 * times, deposits: 600_000 * times })
})

test.each([
  [{ deposits: 600_000, bets: 5_999_999 }, 'REGULAR'],
  [{ deposits: 599_999, bets: 99_000_000 }, 'REGULAR'],
  [{ deposits: 600_000, bets: 6_000_000 }, 'BRONZE'],
  [{ deposits: 2_400_000, bets: 24_000_000 }, 'GOLD'],
  [{ deposits: 99_000_000, bets: 990_000_000 }, 'DIAMOND'],
] as const)('figures of %j earn %s: both have to be reached', (figures, status) => {
  expect(earnedStatus(euros(figures))).toBe(status)
})

const progressOf = (status: VipStatus, figures: { deposits: number; bets: number }, currency = eur) =>
  vipProgressOf(status, euros(figures), currency, rates)

test('[VIP-07] a player on the way to the next status', () => {
  expect(progressOf('BRONZE', { deposits: 300_000, bets: 12_000_000 })).toEqual({
    currency: 'EUR',
    currentStatus: 'BRONZE',
    activeStatus: 'BRONZE',
    nextStatus: 'SILVER',
    depositAmountCents: 300_000,
    depositThresholdCents: 1_200_000,
    betSumCents: 12_000_000,
    betSumThresholdCents: 12_000_000,
    overallProgress: 62,
  })
})

test('[VIP-07] the figures of the quarter count at once, and never lower the status of the group', () => {
  const figures = { deposits: 1_300_000, bets: 12_000_000 }
  expect(progressOf('REGULAR', figures)).toMatchObject({ activeStatus: 'SILVER', nextStatus: 'GOLD' })
  expect(progressOf('PLATINUM', figures)).toMatchObject({ activeStatus: 'PLATINUM', nextStatus: 'DIAMOND' })
})

test('[VIP-07] there is no next status at the top', () => {
  expect(progressOf('DIAMOND', { deposits: 0, bets: 0 })).toMatchObject({
    currentStatus: 'DIAMOND',
    activeStatus: 'DIAMOND',
    nextStatus: 'DIAMOND',
    overallProgress: 100,
  })
})

const wallets = [eur, in100('AUD'), in100('BRL'), in100('KZT'), in100('USDT'), coin('BTC'), coin('DOG'), coin('XYZ')]

test('[VIP-07] the selected wallet affects neither the status nor the share of the way', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 11n), fc.bigInt(0n, 10n ** 12n), (deposits, bets) => {
      const shown = wallets.map((wallet) => vipProgressOf('REGULAR', { deposits, bets }, wallet, rates))
      expect(new Set(shown.map(({ activeStatus }) => activeStatus)).size).toBe(1)
      expect(new Set(shown.map(({ overallProgress }) => overallProgress)).size).toBe(1)
      for (const one of shown) {
        const to = vipRequirement(readVipStatus(one.nextStatus) ?? 'BRONZE')
        expect(one.depositAmountCents >= one.depositThresholdCents).toBe(deposits >= to.deposits)
        expect(one.betSumCents >= one.betSumThresholdCents).toBe(bets >= to.bets)
      }
    }),
  )
})

test.each([
  ['USD', 'USD', 600_000],
  ['EUR', 'EUR', 600_000],
  ['AUD', 'AUD', 900_000],
  ['CAD', 'CAD', 900_000],
  ['NZD', 'NZD', 900_000],
  ['BRL', 'BRL', 3_000_000],
  ['NOK', 'NOK', 6_000_000],
  ['BTC', 'EUR', 900_000],
])(
  '[ERR-16] [OPEN-66] without figures in %s the way is from REGULAR to BRONZE, in %s by deposits of %d and bets of 9000000',
  (wallet, currency, deposits) => {
    expect(fallbackVipProgress(wallet === 'BTC' ? coin(wallet) : in100(wallet))).toMatchObject({
      currency,
      currentStatus: 'REGULAR',
      nextStatus: 'BRONZE',
      overallProgress: 0,
      depositAmountCents: 0,
      depositThresholdCents: deposits,
      betSumCents: 0,
      betSumThresholdCents: 9_000_000,
    })
  },
)

test.each([
  ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z'],
  ['2026-03-31T23:59:59.999Z', '2026-01-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z'],
  ['2026-04-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z', '2026-06-30T23:59:59.999Z'],
  ['2026-09-30T12:00:00.000Z', '2026-07-01T00:00:00.000Z', '2026-09-30T23:59:59.999Z'],
  ['2026-12-31T23:00:00.000Z', '2026-10-01T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
])('[VIP-12] [OPEN-35] the quarter of %s lasts from %s to %s', (now, start, end) => {
  const at = new Date(now)
  expect([quarterStart(at).toISOString(), quarterEnd(at).toISOString()]).toEqual([start, end])
})

test.each([
  [0, 600_000, 'current'],
  [599_999, 600_000, 'current'],
  [600_000, 600_000, 'achieved'],
  [900_000, 600_000, 'achieved'],
])('[VIP-11] a bar at %d of %d is %s', (amount, threshold, state) => {
  expect(barState(amount, threshold)).toBe(state)
})

test('what is left to stake is counted once the deposits of the next status are reached, and nothing is at the top', () => {
  const left = (status: VipStatus, deposits: number, bets: number) =>
    betsToNextStatus(status, euros({ deposits, bets }))
  const { bets } = vipRequirement('BRONZE')
  expect(left('REGULAR', 599_999, 0)).toBeNull()
  expect(left('REGULAR', 600_000, 0)).toBe(bets)
  expect(left('REGULAR', 600_000, 1_000_000)).toBe(bets - 10_000_000_000n)
  // Earned already: the way to the one above counts.
  expect(left('REGULAR', 1_200_000, 6_000_000)).toBe(bets)
  expect(left('SILVER', 2_400_000, 0)).toBe(vipRequirement('GOLD').bets)
  expect(left('DIAMOND', 99_000_000, 0)).toBeNull()
})

test('[VIP-07] what falls short of a threshold by less than a cent is shown a cent below it', () => {
  const { deposits, bets } = vipRequirement('BRONZE')
  const shown = (is: { deposits: bigint; bets: bigint }) => {
    const { depositAmountCents, betSumCents } = vipProgressOf('REGULAR', is, eur, rates)
    return [depositAmountCents, betSumCents]
  }
  expect(shown({ deposits: deposits - 1n, bets: bets - 1n })).toEqual([599_999, 5_999_999])
  expect(shown({ deposits, bets: bets - 1n })).toEqual([600_000, 5_999_999])
})

test.each([
  ['2026-01-01T00:00:00.000Z', '2025-10-01'],
  ['2026-03-31T23:59:59.999Z', '2025-10-01'],
  ['2026-04-01T00:00:00.000Z', '2026-01-01'],
  ['2026-11-15T12:00:00.000Z', '2026-07-01'],
])('[OPEN-35] the quarter before that of %s began on %s', (now, start) => {
  expect(previousQuarterStart(new Date(now)).toISOString()).toBe(`${start}T00:00:00.000Z`)
})
