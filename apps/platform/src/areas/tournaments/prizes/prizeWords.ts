import { roundMoneyText } from '@apogee/rules/cashbox/moneyText'
import { numberFormat } from '@apogee/rules/money/numberFormat'
import { toDecimal } from '@apogee/rules/money/units'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import { formatTag } from '../../../core/content/formatTag.ts'
import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Granted } from './awardStore.ts'
import type { CompetitionPrize } from './competitionPrize.ts'

interface Reader {
  readonly locale: string
  readonly brand: string
}

function moneyIn(cents: bigint, code: string, locale: string): string {
  const currency = currencyOf(code)
  if (!currency) throw new Error(`unknown currency ${code}`)
  return roundMoneyText(toDecimal(cents, currency.subunits_to_unit), currency, locale)
}

/** Formats a granted prize: "€100, 20 free spins and a telescope". */
export function prizeWords(
  { money, chargeablePoints, persistentPoints, stuff }: Granted,
  { freespins, tickets }: CompetitionPrize,
  { locale, brand }: Reader,
): string {
  const tag = formatTag(locale)
  const format = (part: string, values: Readonly<Record<string, string>>) =>
    textOf(locale, `notifications.told.prizeParts.${part}`, values, brand)
  const count = (number: number) => ({ count: numberFormat(tag).format(number) })
  const parts = [
    money && format(money.isReal ? 'money' : 'bonus', { amount: moneyIn(money.cents, money.currency, locale) }),
    freespins && format('freespins', count(freespins.count)),
    chargeablePoints > 0 && format('points', count(chargeablePoints)),
    persistentPoints > 0 && format('levelPoints', count(persistentPoints)),
    tickets && format('tickets', count(tickets.count)),
    stuff && titleIn(stuff, locale),
  ].filter((part): part is string => typeof part === 'string')
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(parts)
}
