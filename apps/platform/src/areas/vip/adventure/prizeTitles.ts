import { roundMoneyText } from '@apogee/rules/cashbox/moneyText'
import { toDecimal } from '@apogee/rules/money/units'
import { everyLocale } from '../../../core/content/brands.ts'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import { textOf } from '../../../core/content/texts.ts'
import type { Prize } from './prize.ts'

interface PrizeTitleFacts {
  readonly prize: Prize
  /** Currency of the deposit. */
  readonly currency: string
  readonly brand: string
  /** Title of the only game its free spins are for. */
  readonly game: string | undefined
}

const inEachLocale = (say: (locale: string) => string): Record<string, string> =>
  Object.fromEntries(everyLocale().map((locale) => [locale, say(locale)]))

const percentText = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)

function amountText(cents: number, currency: string, locale: string): string {
  const known = currencyOf(currency)
  return known ? roundMoneyText(toDecimal(BigInt(cents), known.subunits_to_unit), known, locale) : ''
}

/** "60 free spins in Ember Wyrm", by locale. */
export const spinTitles = ({ prize: { freespins }, brand, game }: PrizeTitleFacts): Record<string, string> =>
  inEachLocale((locale) => {
    const values = { count: String(freespins?.count ?? 0), ...(game !== undefined && { game }) }
    return textOf(locale, game === undefined ? 'adventure.prize.spins' : 'adventure.prize.spinsIn', values, brand)
  })

/** "€10 bonus" or "15% of your deposit", by locale. */
export const bonusTitles = ({ prize: { bonus }, currency, brand }: PrizeTitleFacts): Record<string, string> =>
  inEachLocale((locale) =>
    bonus?.percent == null
      ? textOf(locale, 'adventure.prize.bonus', { amount: amountText(bonus?.cents ?? 0, currency, locale) }, brand)
      : textOf(locale, 'adventure.prize.share', { share: percentText(bonus.percent, locale) }, brand),
  )

/** The whole prize in one locale. */
export function prizeText(told: PrizeTitleFacts, locale: string): string {
  const parts = [
    ...(told.prize.bonus ? [bonusTitles(told)[locale]] : []),
    ...(told.prize.freespins ? [spinTitles(told)[locale]] : []),
  ]
  const [one = '', other] = parts
  return other === undefined ? one : textOf(locale, 'adventure.prize.both', { bonus: one, spins: other }, told.brand)
}
