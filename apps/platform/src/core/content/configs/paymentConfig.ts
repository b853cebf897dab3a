import type { RateTable } from '@apogee/rules/cashbox/exchange'
import type { PaymentConfig } from '@apogee/rules/cashbox/methods'
import { fromDecimal } from '@apogee/rules/money/units'
import { required } from '@apogee/rules/validation/required'
import { z } from 'zod'
import type { Licence } from '../../http/handler.ts'
import { readContent } from '../contentFiles.ts'
import { readLicence } from '../licences/licences.ts'
import { type CurrencyRow, readCurrencies } from './config.ts'

const decimal = z.string().regex(/^\d+(\.\d+)?$/)
/** Finer than any currency. */
const unit = 10 ** 18
const range = z
  .tuple([decimal, decimal])
  .refine(
    ([min, max]) => (fromDecimal(min, unit) ?? 0n) <= (fromDecimal(max, unit) ?? 0n),
    'the minimum is above the maximum',
  )
const action = z.enum(['deposit', 'cashout'])
const duration = z.union([
  z.literal('instant'),
  z.object({ unit: z.enum(['minute', 'hour', 'day']), from: z.int().min(0), to: z.int().min(1) }),
])
export const paymentConfig: z.ZodType<PaymentConfig> = z.object({
  methods: z.record(
    z.string().regex(/^[a-z-]{2,40}$/),
    z.object({
      brand: z.string(),
      title: z.string(),
      type: z.enum(['bank_transfer', 'cards', 'crypto', 'direct', 'voucher', 'e_wallet']),
      actions: z.array(action),
      fee: z.enum(['free', 'bank']),
      time: z.partialRecord(action, duration),
      network: z.string().optional(),
      coin: z.string().optional(),
      hidden_for: z.array(z.string()).optional(),
      iban: z.array(z.string()).optional(),
    }),
  ),
  currencies: z.record(
    z.string(),
    z.object({
      step: decimal,
      deposit: range,
      cashout: range,
      methods: z.array(z.string()),
      limits: z.record(z.string(), z.partialRecord(action, range)).optional(),
    }),
  ),
})

/** Methods and limits per currency, as configured by the operator (OPEN-37 to OPEN-40), for all licences. */
export const readPaymentConfig = (): PaymentConfig => readContent('config/payment-methods.json', paymentConfig)

/**
 * The payment configuration of a licence (I18N-05): its methods, and the currencies that at least one of them supports.
 */
export function paymentConfigOf(licence: Licence): PaymentConfig {
  const all = readPaymentConfig()
  const { excluded_methods: excluded, currencies: only } = readLicence(licence)
  const isOffered = (id: string) => !excluded.includes(id) && !excluded.includes(all.methods[id]?.type ?? '')
  const currencies = Object.entries(all.currencies)
    .filter(([code]) => only?.includes(code) ?? true)
    .map(([code, wallet]) => [code, { ...wallet, methods: wallet.methods.filter(isOffered) }] as const)
    .filter(([, { methods }]) => methods.length > 0)
  return { methods: all.methods, currencies: Object.fromEntries(currencies) }
}

export const ratesConfig: z.ZodType<RateTable> = z.object({ fee: decimal, value_in_eur: z.record(z.string(), decimal) })

/** Coin prices in a wallet of another currency. */
export const readRates = (): RateTable => readContent('config/crypto-rates.json', ratesConfig)

/** The properties of a currency, or undefined when the platform does not support it. */
export const currencyOf = (code: string): CurrencyRow | undefined => readCurrencies().find((row) => row.code === code)

/** A currency that must exist: of an account, a payment or a checked setting. */
export const getCurrency = (code: string): CurrencyRow => required(currencyOf(code), `currency ${code}`)

/** A checked amount of a file in minor units. */
export const minorOf = (amount: string, code: string): bigint =>
  required(fromDecimal(amount, getCurrency(code).subunits_to_unit), `${amount} in ${code}`)
