import { expect, test } from 'vitest'
import currencies from '../../../../content/config/currencies.json' with { type: 'json' }
import json from '../../../../content/config/payment-methods.json' with { type: 'json' }
import { checkAmount, limitInCents } from './amount.ts'
import { isConverted, methodOf, methodsOf, needsIban, type PaymentAction, type PaymentConfig } from './methods.ts'

// The file is data: the import widens its string literals, and the tests below check its contents.
const config = json as unknown as PaymentConfig
const ownMethods = (currency: string) =>
  methodsOf(config, currency)
    .filter((rule) => !isConverted(rule))
    .map(({ id }) => id)

test.each([
  ['EUR', ['visa', 'mastercard', 'maestro', 'sofort', 'bank-transfer', 'voucher', 'e-wallet']],
  ['CAD', ['visa', 'mastercard', 'interac', 'voucher']],
  ['AUD', ['visa', 'mastercard', 'voucher', 'bank-transfer']],
  ['NZD', ['visa', 'mastercard', 'voucher', 'bank-transfer']],
  ['NOK', ['visa', 'mastercard', 'e-wallet']],
  ['USD', ['visa', 'mastercard', 'e-wallet']],
  ['BRL', ['pix']],
  ['INR', ['upi', 'bank-transfer']],
  ['JPY', ['mastercard', 'e-wallet']],
  ['PLN', ['blik']],
  ['KZT', ['visa', 'mastercard']],
  ['GBP', ['visa', 'mastercard']],
  ['BTC', ['btc']],
  ['ETH', ['eth']],
  ['LTC', ['ltc']],
  ['BCH', ['bch']],
  ['DOG', ['doge']],
  ['USDT', ['usdt']],
])('[OPEN-38] a %s wallet offers %j', (currency, ids) => {
  expect(ownMethods(currency)).toEqual(ids)
})

test('every money wallet also takes the four big coins, at the rate of the hour', () => {
  for (const { code, fiat } of currencies) {
    const coins = methodsOf(config, code).filter(isConverted)
    expect(coins.map(({ id }) => id)).toEqual(fiat ? ['btc', 'eth', 'ltc', 'usdt'] : [])
  }
})

test.each([
  ['BTC', 'btc', '0.0001'],
  ['LTC', 'ltc', '0.01'],
  ['ETH', 'eth', '0.01'],
  ['DOG', 'doge', '0.01'],
  ['USDT', 'usdt', '20'],
  ['BCH', 'bch', '0.01'],
])('[CONST-45] the least deposit in %s by %s is %s', (currency, id, min) => {
  expect(methodOf(config, currency, id)?.deposit?.min).toBe(min)
})

test.each([
  ['BTC', 'btc', '0.0001', '0.4'],
  ['LTC', 'ltc', '0.0001', '60'],
  ['ETH', 'eth', '0.0001', '12'],
  ['DOG', 'doge', '0.0001', '1600000'],
  ['USDT', 'usdt', '25', '4000'],
  ['BCH', 'bch', '0.001', '40'],
])('[CONST-46] a withdrawal in %s by %s is %s to %s', (currency, id, min, max) => {
  expect(methodOf(config, currency, id)?.cashout).toMatchObject({ min, max })
})

test('[OPEN-37] a euro card takes 10 to 4000 and pays 20 to 4000', () => {
  expect(methodOf(config, 'EUR', 'visa')).toMatchObject({
    deposit: { min: '10', max: '4000', step: '0.01' },
    cashout: { min: '20', max: '4000' },
  })
})

test('a method for deposits only has no limits for withdrawals', () => {
  expect(methodOf(config, 'EUR', 'voucher')?.cashout).toBeNull()
})

test('a method of another currency and an unknown one are not offered', () => {
  expect(methodOf(config, 'EUR', 'pix')).toBeNull()
  expect(methodOf(config, 'EUR', 'doubloon')).toBeNull()
  expect(methodOf(config, 'FUN', 'visa')).toBeNull()
  expect(methodsOf(config, 'FUN')).toEqual([])
})

test('every wallet can be filled and emptied, and every limit is an amount that passes its own check', () => {
  for (const { code, subunits_to_unit } of currencies) {
    const rules = methodsOf(config, code)
    for (const action of ['deposit', 'cashout'] satisfies PaymentAction[]) {
      expect(rules.some((rule) => rule[action])).toBe(true)
      for (const limits of rules.flatMap((rule) => rule[action] ?? [])) {
        expect(checkAmount(limits.min, limits, subunits_to_unit)).toMatchObject({ ok: true })
        expect(checkAmount(limits.max, limits, subunits_to_unit)).toMatchObject({ ok: true })
        expect(limitInCents(limits.min, subunits_to_unit)).toBeLessThan(limitInCents(limits.max, subunits_to_unit))
      }
    }
  }
})

test('[CONST-49] methods fall in the groups cards, crypto, vouchers, bank transfers and e-wallets', () => {
  const groups = new Set(Object.values(config.methods).map(({ type }) => type))
  expect([...groups].sort()).toEqual(['bank_transfer', 'cards', 'crypto', 'e_wallet', 'voucher'])
})

test('a method that is hidden for a group is not offered to its members', () => {
  const hidden: PaymentConfig = {
    ...config,
    methods: { ...config.methods, visa: { ...config.methods['visa']!, hidden_for: ['631', '632'] } },
  }
  const isOffered = (groups?: readonly string[]) => methodOf(hidden, 'EUR', 'visa', groups) !== null
  expect([isOffered(), isOffered(['257']), isOffered(['257', '632'])]).toEqual([true, true, false])
  expect(methodsOf(hidden, 'EUR', ['631']).map(({ id }) => id)).not.toContain('visa')
  expect(methodsOf(config, 'XYZ')).toEqual([])
})

test('[VAL-13] a withdrawal names an IBAN by a method that asks for one in its currency', () => {
  const rule = methodOf(config, 'EUR', 'visa')!
  expect([needsIban({ ...rule, iban: ['EUR'] }), needsIban({ ...rule, iban: ['GBP'] })]).toEqual([true, false])
  const { iban: _, ...without } = rule
  expect(needsIban(without)).toBe(false)
})
