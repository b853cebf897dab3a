import { expect, test } from 'vitest'
import { refuse } from '../../core/errors.ts'
import { readMoney, usedIn } from './limitMoney.ts'

const eur = (amount_cents: number) => ({ currency: 'EUR', amount_cents })
const usd = (amount_cents: number) => ({ currency: 'USD', amount_cents })

test.each([
  ['no amounts', undefined, 'amount_cents', 'required'],
  ['an empty list', [], 'amount_cents', 'required'],
  ['one currency twice', [eur(1), eur(2)], 'currency', 'currency_unavailable'],
  [
    'an unknown currency beside a known one',
    [eur(1), { currency: 'XXX', amount_cents: 1 }],
    'currency',
    'currency_unavailable',
  ],
  ['more than a coin can express', [eur(9_000_000_000_000_000)], 'amount_cents', 'too_big'],
] as const)('%s is refused at its field', (_, accounts, field, code) => {
  expect(() => readMoney(refuse, accounts, 'EUR')).toThrow(
    expect.objectContaining({ status: 422, errors: { [field]: { [code]: true } } }),
  )
})

test('usage is counted in the player’s own currency if it is named, else in the first', () => {
  const own = readMoney(refuse, [usd(500), eur(400)], 'EUR')
  expect([own.currency, own.cents, [...own.named]]).toEqual([
    'EUR',
    400n,
    [
      ['USD', 500n],
      ['EUR', 400n],
    ],
  ])
  expect([own.all.get('EUR'), own.all.get('USD')]).toEqual([400n, 500n])
  const other = readMoney(refuse, [usd(500)], 'EUR')
  // A dollar is worth 0.92 euros.
  expect([other.currency, other.cents, other.all.get('EUR')]).toEqual(['USD', 500n, 460n])
})

test('what is used of a limit is as much of it in another currency; of a limit of nothing it stays as it is', () => {
  const all = new Map([
    ['EUR', 400n],
    ['USD', 500n],
  ])
  const limit = { currency: 'EUR', cents: 400n, all }
  expect(usedIn(100n, limit, 'EUR')).toBe(100n)
  expect(usedIn(100n, limit, 'USD')).toBe(125n)
  expect(usedIn(100n, limit, 'XXX')).toBe(100n)
  expect(usedIn(100n, { ...limit, cents: 0n }, 'USD')).toBe(100n)
})
