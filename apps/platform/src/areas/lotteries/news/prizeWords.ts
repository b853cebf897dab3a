import { fromDecimal, toWire } from '@apogee/rules/money/units'
import { currencyOf } from '../../../core/content/paymentConfig.ts'
import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import { sayValue } from '../../../ports/mail/sayValue.ts'
import type { CompetitionPrize } from '../../tournaments/public.ts'

/** What a prize consists of, in the words of a language: "€500.00 + Free spins: 20". */
export function prizeWords(prize: CompetitionPrize, currency: string, locale: string, brand: string): string {
  const subunits = currencyOf(currency)?.subunits_to_unit ?? 100
  const cents = prize.money === undefined ? undefined : fromDecimal(prize.money, subunits)
  const count = (name: string, value: number | undefined) =>
    value ? [textOf(locale, `notifications.told.lottery.${name}`, { count: String(value) }, brand)] : []
  return [
    ...(cents ? [sayValue({ money: { cents: toWire(cents), currency } }, locale)] : []),
    ...count('freespins', prize.freespins?.count),
    ...count('points', prize.chargeable_points),
    ...count('levelPoints', prize.persistent_points),
    ...(prize.stuff ? [titleIn(prize.stuff, locale)] : []),
  ].join(' + ')
}
