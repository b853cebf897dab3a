import { formatTag, type Locale } from '../../../lib/i18n/locales'
import type { ProvableRound } from '../rounds/fairness'

/** How often a round returned its stake, as "31x" or "1.4x"; undefined without a win or a stake. */
export function timesOf({ win_cents: win, staked_cents: staked }: ProvableRound, locale: Locale): string | undefined {
  if (!win || staked <= 0) return undefined
  const times = win / staked
  const digits = times < 10 ? 2 : times < 100 ? 1 : 0
  // Never above what was paid. Multiplied first: 1.15 * 100 is below 115.
  const floor = Math.floor((win * 10 ** digits) / staked) / 10 ** digits
  return `${new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: digits }).format(floor)}x`
}
