import type { QuestReward } from '@apogee/contract/quests'
import { roundMoneyText } from '@apogee/rules/cashbox/moneyText'
import { numberFormat } from '@apogee/rules/money/numberFormat'
import { fromDecimal, toDecimal, toWire } from '@apogee/rules/money/units'
import { everyLocale } from '../../core/content/brands.ts'
import { currencyOf } from '../../core/content/configs/paymentConfig.ts'
import { formatTag } from '../../core/content/formatTag.ts'
import { textOf } from '../../core/content/texts.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { CompetitionPrize } from '../tournaments/public.ts'

interface Reader {
  readonly locale: string
  readonly brand: string
}

function centsOf(amount: string | undefined, code: string): bigint {
  const currency = currencyOf(code)
  const cents = amount === undefined ? 0n : currency && fromDecimal(amount, currency.subunits_to_unit)
  if (cents === undefined) throw new Error(`${amount} ${code} is not a valid amount`)
  return cents
}

function moneyIn(cents: bigint, code: string, locale: string): string {
  const currency = currencyOf(code)
  if (!currency) throw new Error(`unknown currency ${code}`)
  return roundMoneyText(toDecimal(cents, currency.subunits_to_unit), currency, locale)
}

/** The parts of a reward as text: "€20 bonus and 20 free spins". */
export function rewardTitle(prize: CompetitionPrize, currency: string, { locale, brand }: Reader): string {
  const say = (part: string, values: Readonly<Record<string, string>>) =>
    textOf(locale, `quests.reward.${part}`, values, brand)
  const count = (value: number) => ({ count: numberFormat(formatTag(locale)).format(value) })
  const cents = centsOf(prize.money, currency)
  const parts = [
    ...(cents > 0n ? [say(prize.wager > 0 ? 'bonus' : 'money', { amount: moneyIn(cents, currency, locale) })] : []),
    ...(prize.freespins ? [say('freespins', count(prize.freespins.count))] : []),
    ...(prize.chargeable_points ? [say('coins', count(prize.chargeable_points))] : []),
    ...(prize.persistent_points ? [say('points', count(prize.persistent_points))] : []),
    ...(prize.tickets ? [say('tickets', count(prize.tickets.count))] : []),
    ...(prize.stuff ? [titleIn(prize.stuff, locale)] : []),
  ]
  return parts.reduceRight((other, one) => say('join', { one, other }))
}

/** The titles of a reward by language, as stored with gifts. */
export const rewardTitles = (prize: CompetitionPrize, currency: string, brand: string): Record<string, string> =>
  Object.fromEntries(everyLocale().map((locale) => [locale, rewardTitle(prize, currency, { locale, brand })]))

function artOf({ money, wager, freespins, stuff, tickets, chargeable_points: coins }: CompetitionPrize): string {
  if (stuff) return 'package'
  if (money) return wager > 0 ? 'wrapped-gift' : 'money-bag'
  if (freespins) return 'slot-machine'
  if (tickets) return 'admission-tickets'
  return coins ? 'coin' : 'glowing-star'
}

export function presentReward(prize: CompetitionPrize, currency: string, reader: Reader): QuestReward {
  return {
    title: rewardTitle(prize, currency, reader),
    image: `/media/art/1/${artOf(prize)}/256.webp`,
    currency,
    money_cents: toWire(centsOf(prize.money, currency)),
    wager: prize.wager,
    freespins_count: prize.freespins?.count ?? 0,
    chargeable_comp_points: prize.chargeable_points ?? 0,
    persistent_comp_points: prize.persistent_points ?? 0,
    stuff: prize.stuff ? titleIn(prize.stuff, reader.locale) : '',
  }
}
