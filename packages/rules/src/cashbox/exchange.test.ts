import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coinsFor, worthIn } from './exchange.ts'

const rates = { fee: '0.01', value_in_eur: { EUR: '1', USD: '0.92', BTC: '60000', USDT: '0.92' } }
const eur = { code: 'EUR', subunits_to_unit: 100 }
const usd = { code: 'USD', subunits_to_unit: 100 }
const btc = { code: 'BTC', subunits_to_unit: 100_000_000 }
const usdt = { code: 'USDT', subunits_to_unit: 100 }

test.each([
  // 50 EUR / (60,000 x 0.99) = 0.000841750841... BTC, rounded up
  [5000n, eur, btc, 'deposit', 84_176n],
  // 50 / 60,000 x 0.99 = 0.000825 BTC
  [5000n, eur, btc, 'cashout', 82_500n],
  // one for one but for the fee: 100 / 0.99 = 101.0101..., up; 100 x 0.99
  [10_000n, usd, usdt, 'deposit', 10_102n],
  [10_000n, usd, usdt, 'cashout', 9900n],
] as const)('%s cents of %o in %o on a %s are %s', (cents, wallet, coin, action, coins) => {
  expect(coinsFor(cents, wallet, coin, action, rates)).toBe(coins)
})

test('without a rate there is no price, and a rate that is not a number throws', () => {
  expect(coinsFor(1n, { code: 'XYZ', subunits_to_unit: 100 }, eur, 'deposit', rates)).toBeUndefined()
  expect(coinsFor(1n, eur, { code: 'XYZ', subunits_to_unit: 100 }, 'deposit', rates)).toBeUndefined()
  expect(() => coinsFor(1n, eur, btc, 'deposit', { ...rates, fee: 'one' })).toThrow('no rate')
})

test('a deposit followed by a withdrawal never returns more than was paid', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 10n), (cents) => {
      const paid = coinsFor(cents, eur, btc, 'deposit', rates)!
      expect(coinsFor(cents, eur, btc, 'cashout', rates)!).toBeLessThanOrEqual(paid)
    }),
  )
})

test('an exact price is not rounded up', () => {
  expect(coinsFor(9900n, usd, usdt, 'deposit', rates)).toBe(10_000n)
})

test('what an amount is worth has no fee: itself in its own currency, at the rate in another', () => {
  const fine = { code: 'EUR', subunits_to_unit: 1_000_000 }
  expect(worthIn(5n, { code: 'XYZ', subunits_to_unit: 100 }, { code: 'XYZ', subunits_to_unit: 100 }, rates)).toBe(5n)
  expect([worthIn(5n, eur, eur, rates), worthIn(5n, eur, fine, rates)]).toEqual([5n, 50_000n])
  expect([worthIn(6_000_000n, eur, btc, rates), worthIn(100n, usd, eur, rates)]).toEqual([100_000_000n, 92n])
  expect(worthIn(5n, eur, { code: 'XYZ', subunits_to_unit: 100 }, rates)).toBeUndefined()
})
