import { roundMoneyText } from '@apogee/rules/cashbox/moneyText'
import { numberFormat } from '@apogee/rules/money/numberFormat'
import { toDecimal } from '@apogee/rules/money/units'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import { formatTag } from '../../../core/content/formatTag.ts'
import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Given } from './awardStore.ts'
import type { CompetitionPrize } from './competitionPrize.ts'

interface Reader {
  readonly locale: string
  readonly brand: string
}

function moneyIn(cents: bigint, code: string, locale: string): string {
  const currency = currencyOf(code)
  if (!currency) throw new Error(`${code} is no currency of ours`)
  return roundMoneyText(toDecimal(cents, currency.subunits_to_unit), currency, locale)
}

/** What was given, in words: "€100, 20 free spins and a telescope". */
export function prizeWords(
  { money, chargeablePoints, persistentPoints, stuff }: Given,
  { freespins, tickets }: CompetitionPrize,
  { locale, brand }: Reader,
): string {
  const tag = formatTag(locale)
  const say = (part: string, values: Readonly<Record<string, string>>) =>
    textOf(locale, `notifications.told.prizeParts.${part}`, values, brand)
  const count = (number: number) => ({ count: numberFormat(tag).format(number) })
  const parts = [
    money && say(money.isReal ? 'money' : 'bonus', { amount: moneyIn(money.cents, money.currency, locale) }),
    freespins && say('freespins', count(freespins.count)),
    chargeablePoints > 0 && say('points', count(chargeablePoints)),
    persistentPoints > 0 && say('levelPoints', count(persistentPoints)),
    tickets && say('tickets', count(tickets.count)),
    stuff && titleIn(stuff, locale),
  ].filter((part): part is string => typeof part === 'string')
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(parts)
}
