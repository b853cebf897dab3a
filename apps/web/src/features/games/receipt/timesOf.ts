import { formatTag, type Locale } from '../../../lib/i18n/locales'
import type { ProvableRound } from '../rounds/fairness'

/** How often a round returned its stake, as "31x" or "1.4x"; undefined without a win or a stake. */
export function timesOf({ win_cents: win, staked_cents: staked }: ProvableRound, locale: Locale): string | undefined {
  if (!win || staked <= 0) return undefined
  const times = win / staked
  const digits = times < 10 ? 2 : times < 100 ? 1 : 0
  // Never above what was paid.
  const floor = Math.floor(times * 10 ** digits) / 10 ** digits
  return `${new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: digits }).format(floor)}x`
}
