import { formatMoney } from '../../../lib/format/money'
import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import type { Contender, Tournament } from '../model'
import { type ContestPrize, type Fund, fundOf } from '../prizes'
import { rankedOf, unitOf } from '../ranking'

/** A part of a prize, with its condition. */
export interface PrizeText {
  readonly text: string
  readonly note?: string
}

type Terms = Pick<Tournament, 'strategy' | 'currency'>

/** Formats scores, ranks and prizes of tournaments. */
export function useFormat() {
  const t = useT('tournaments')
  const { locale } = useSite()
  const tag = formatTag(locale)
  const number = (value: number, digits = 2) =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: digits }).format(value)
  const money = (cents: number, currency: string) => formatMoney(cents, currency, locale, { short: true })
  const times = (rate: number) => t('unit.times', { rate: number(rate) })
  /** "8,482", "€12.40", "×125.4": for a column with a title. */
  const figure = (value: number, { strategy, currency }: Terms): string => {
    const unit = unitOf(strategy)
    if (unit === 'money') return formatMoney(Math.round(value), currency, locale)
    return unit === 'rate' ? times(value) : number(value)
  }
  const partsOf = (prize: ContestPrize, currency: string): PrizeText[] => {
    const { stuff, money_award_cents: cents, wager_multiplier: wager, freespins_count: spins } = prize
    return [
      ...(stuff ? [{ text: stuff }] : []),
      ...(cents > 0
        ? [{ text: money(cents, currency), ...(wager > 0 && { note: t('prizes.wager', { wager }) }) }]
        : []),
      ...(spins > 0 ? [{ text: t('prizes.spins', { count: spins }) }] : []),
      ...(prize.chargeable_comp_points > 0
        ? [{ text: t('prizes.points', { points: prize.chargeable_comp_points }) }]
        : []),
      ...(prize.persistent_comp_points > 0
        ? [{ text: t('prizes.level', { count: prize.persistent_comp_points }) }]
        : []),
      ...(prize.lottery_tickets ? [{ text: t('prizes.tickets', { count: prize.lottery_tickets }) }] : []),
    ]
  }
  return {
    number,
    money,
    figure,
    /** The score of a row. */
    ranked: (row: Contender, terms: Terms): string => figure(rankedOf(row, terms.strategy), terms),
    /** "1,728 astrocoins", "€12.40", "12 rounds": for a sentence. */
    amount: (value: number, terms: Terms): string => {
      const unit = unitOf(terms.strategy)
      if (unit === 'rounds') return t('unit.rounds', { count: Math.ceil(value) })
      if (unit === 'points') return t('unit.astrocoins', { points: Math.ceil(value) })
      return figure(value, terms)
    },
    /** "1st" */
    place: (place: number): string => t('place.ordinal', { place }),
    /** "5th to 10th" */
    span: (from: number, to: number): string => {
      const ordinal = (place: number) => t('place.ordinal', { place })
      return from === to ? ordinal(from) : t('place.span', { from: ordinal(from), to: ordinal(to) })
    },
    /** The parts of a prize, the most attractive first. */
    partsOf,
    /** All prizes of a rank in one line. */
    prize: (prizes: readonly ContestPrize[], currency: string): string =>
      prizes.flatMap((prize) => partsOf(prize, currency).map(({ text }) => text)).join(' + '),
    /** The most attractive part of the prizes of a rank. */
    best: (prizes: readonly ContestPrize[], currency: string): string =>
      prizes.flatMap((prize) => partsOf(prize, currency))[0]?.text ?? '',
    fund: (tournament: Tournament): string => formatFund(fundOf(tournament), tournament.currency),
  }
  function formatFund(fund: Fund | undefined, currency: string): string {
    if (!fund) return t('fund.none')
    if (fund.kind === 'money') return money(fund.cents, currency)
    if (fund.kind === 'places') return t('fund.prizes', { count: fund.count })
    if (fund.kind === 'points') return t('fund.points', { points: fund.count })
    return t('fund.spins', { count: fund.count })
  }
}
