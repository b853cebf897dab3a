import { expect, test } from 'vitest'
import { type Currency, groupWallets } from './model'
import type { Account } from './queries'

const currency = (code: string, fiat: boolean): Currency => ({
  code,
  symbol: code,
  subunits_to_unit: 100,
  value_in_eur: null,
  fiat,
  default: code === 'EUR',
  subcurrencies: [],
})
const account = (code: string, cents: number, hidden_at: string | null = null): Account => ({
  currency: code,
  amount_cents: cents,
  available_to_cashout_cents: cents,
  available_to_bet_with_locked_cent: cents,
  hidden_at,
  deposit_available: true,
  selected_lottery_id: null,
  active: code === 'USD',
  version: 1,
})
const names: Record<string, string> = { EUR: 'Euro', USD: 'US Dollar', CAD: 'Canadian Dollar', BTC: 'Bitcoin' }
const all = {
  currencies: [currency('EUR', true), currency('USD', true), currency('CAD', true), currency('BTC', false)],
  accounts: [account('EUR', 1_00), account('USD', 0), account('CAD', 5_00, '2026-01-01T00:00:00.000Z')],
  active: 'USD',
  nameOf: (code: string) => names[code] ?? code,
}
const codes = (search: string) => {
  const { mine, fiat, crypto } = groupWallets({ ...all, search })
  return [mine, fiat, crypto].map((group) => group.map(({ code }) => code))
}

test.each([
  ['', [['USD', 'EUR'], ['CAD'], ['BTC']]],
  ['dollar', [['USD'], ['CAD'], []]],
  [' btc ', [[], [], ['BTC']]],
  ['eur', [['EUR'], [], []]],
  ['zloty', [[], [], []]],
])('[CASH-15] wallets found by "%s": own ones, the active first, then fiat and crypto to open', (search, expected) => {
  expect(codes(search)).toEqual(expected)
})

test('a hidden account counts as one that can be opened', () => {
  expect(groupWallets({ ...all, search: 'cad' }).fiat).toEqual([
    { code: 'CAD', name: 'Canadian Dollar', cents: undefined, isActive: false },
  ])
})
