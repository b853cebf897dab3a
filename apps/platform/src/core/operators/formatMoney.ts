import { toDecimal } from '@apogee/rules/money/units'
import { currencyOf } from '../content/configs/paymentConfig.ts'

/** `12.50 EUR`, for an operator. */
export const formatMoney = (cents: bigint, currency: string): string =>
  `${toDecimal(cents, currencyOf(currency)?.subunits_to_unit ?? 100)} ${currency}`
