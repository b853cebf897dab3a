import { fromDecimal } from '@apogee/rules/money/units'
import { z } from 'zod'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'

const decimal = z.string().regex(/^\d+(\.\d+)?$/, 'a decimal text such as "25" or "0.50"')

/** By language; English is the fallback of every other language. */
const words = z
  .record(z.string(), z.string().min(1))
  .refine((all) => all['en'] !== undefined, 'English is missing (en)')

const currency = z
  .string()
  .refine((code) => currencyOf(code) !== undefined, 'no currency of content/config/currencies.json')

/** `"1"` or `"4-10"`. */
const places = z
  .string()
  .regex(/^[1-9]\d{0,4}(-[1-9]\d{0,4})?$/, 'a place such as "1" or places such as "4-10"')
  .transform((text) => {
    const [from = 0, to = from] = text.split('-').map(Number)
    return { from, to }
  })
  .refine(({ from, to }) => from <= to, 'the first place is after the last one')

/** Whether an amount has more decimals than its currency. */
function isTooFine(amount: string | undefined, code: string): boolean {
  const subunits = currencyOf(code)?.subunits_to_unit
  return amount !== undefined && subunits !== undefined && fromDecimal(amount, subunits) === undefined
}

/** Whether it takes place in a demo alone. */
const sample = z.boolean().optional()

/** Fields that the files of all competitions share. */
export const fileParts = { currency, decimal, isTooFine, places, sample, words }
