import { methodsOf } from '@apogee/rules/cashbox/methods'
import { expect, test } from 'vitest'
import { readCurrencies } from '../../core/content/configs/config.ts'
import { readPaymentConfig } from '../../core/content/configs/paymentConfig.ts'
import { textOf } from '../../core/content/texts.ts'
import { valuesOf } from '../content/pageValues.ts'
import { methodTitle, presentMethod, presentPayment } from './present.ts'
import type { PaymentRow } from './store.ts'

const all = readCurrencies().flatMap(({ code }) => methodsOf(readPaymentConfig(), code))

test('[CONST-48] cards and the e-wallet take the texts of their limits from the translations', () => {
  for (const locale of ['en', 'de']) {
    for (const { id, currency } of all.filter(({ type }) => type === 'cards' || type === 'e_wallet')) {
      const key = `cashbox.limits.${id}.${currency}`
      expect(textOf(locale, key)).not.toBe(key)
    }
  }
})

test('[CASH-07] every method of every wallet has a name and its limits in both languages', () => {
  for (const rule of all) {
    for (const locale of ['en', 'de']) {
      const { title, limits_text, fee, processing_time } = presentMethod(rule, 'sandbox', locale)
      const times = rule.actions.map((action) => processing_time[action])
      for (const text of [title, fee, ...Object.values(limits_text), ...times]) {
        expect(text).not.toMatch(/^$|cashbox\.|[{}]/)
      }
      expect(Object.keys(limits_text).sort()).toEqual([...rule.actions].sort())
    }
  }
})

test('[CASH-07] processing times are formatted in the player’s language', () => {
  const of = (id: string) => all.find((rule) => rule.id === id)!
  const time = (id: string, locale: string) => presentMethod(of(id), 'sandbox', locale).processing_time
  expect(time('e-wallet', 'en')).toEqual({ deposit: 'Instant', cashout: '1 to 12 hours' })
  expect(time('e-wallet', 'de')).toEqual({ deposit: 'Sofort', cashout: '1 bis 12 Stunden' })
  expect(time('bank-transfer', 'et')).toEqual({ deposit: '1 kuni 2 ööpäeva', cashout: '1 kuni 3 ööpäeva' })
  expect(time('sofort', 'en')).toEqual({ deposit: 'Instant', cashout: '' })
})

test('OPEN-40: a card pays out in 1 to 3 days, and the payments page matches the cashbox for every method', () => {
  for (const id of ['visa', 'mastercard', 'maestro'])
    expect(presentMethod(all.find((rule) => rule.id === id)!, 'sandbox', 'en').processing_time.cashout).toBe(
      '1 to 3 days',
    )
  const told = valuesOf('{deposit_table}', 'CW', 'de').deposit_tables ?? {}
  for (const rule of all) {
    const { times } = told[rule.currency]!.find(({ method }) => method === rule.id)!
    expect([rule.id, times]).toEqual([rule.id, presentMethod(rule, 'sandbox', 'de').processing_time])
  }
})

test('limits are formatted in the player’s language', () => {
  const yen = all.find(({ id, currency }) => id === 'mastercard' && currency === 'JPY')!
  expect(presentMethod(yen, 'sandbox', 'en').limits_text.deposit).toBe('¥1,500 to ¥600,000')
  const doge = all.find(({ id }) => id === 'doge')!
  expect(presentMethod(doge, 'sandbox', 'de').limits_text.cashout).toBe('0,0001\u00a0DOGE bis 1.600.000\u00a0DOGE')
  expect(methodTitle('bank-transfer', 'de')).toBe('Banküberweisung')
})

const row: PaymentRow = {
  id: 7n,
  version: 1n,
  player_id: 1n,
  action: 'deposit',
  state: 'declined',
  currency: 'EUR',
  amount_cents: 5000n,
  method: 'visa',
  brand: 'visa',
  provider: 'psp',
  account: null,
  destination: null,
  coin: null,
  coin_amount: null,
  pay_url: null,
  pay_details: null,
  provider_reference: null,
  locale: 'en',
  recall_key: null,
  site: null,
  documents_asked_at: null,
  reversed_cents: 0n,
  cancellation_reason: 'do_not_honour_05',
  created_at: new Date(0),
  finished_at: new Date(1),
}

test('[CASH-08] a reason of the provider is replaced by our text in the requested language', () => {
  expect(presentPayment(row, 'en').cancellation_reason).toBe('The provider declined the payment. Nothing was charged.')
  expect(presentPayment({ ...row, state: 'canceled', cancellation_reason: 'expired' }, 'de').cancellation_reason).toBe(
    'Die Zahlung wurde nicht rechtzeitig abgeschlossen. Es wurde nichts abgebucht.',
  )
  expect(presentPayment({ ...row, state: 'succeeded', cancellation_reason: null }, 'en')).not.toHaveProperty(
    'cancellation_reason',
  )
})
