import { fromDecimal } from '@apogee/rules/money/units'
import { formatMoney, subunitsOf } from '../../../lib/format/money'
import type { Locale } from '../../../lib/i18n/locales'

/** Formats a decimal amount in whole units: ("20", "EUR") -> "€20". */
export const amountText = (amount: string, currency: string, locale: Locale): string =>
  formatMoney(Number(fromDecimal(amount, subunitsOf(currency)) ?? 0n), currency, locale, { short: true })
