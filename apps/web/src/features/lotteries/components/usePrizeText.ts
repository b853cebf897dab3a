import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import type { LotteryPrize } from '../queries'

export function usePrizeText() {
  const t = useT('lotteries')
  const { locale } = useSite()
  const money = (cents: number, currency: string) => formatMoney(cents, currency, locale, { short: true })
  /** "€1,000 + 50 free spins" */
  const name = (prize: LotteryPrize, currency: string): string => {
    const { money_award_cents: cents, wager_multiplier: wager, freespins_count: spins, stuff } = prize
    const { chargeable_comp_points: points, persistent_comp_points: level, lottery_tickets: tickets = 0 } = prize
    const parts = [
      stuff,
      cents > 0 && t(wager > 0 ? 'prizes.bonus' : 'prizes.money', { amount: money(cents, currency) }),
      spins > 0 && t('prizes.spins', { count: spins }),
      points > 0 && t('prizes.points', { points }),
      level > 0 && t('prizes.level', { count: level }),
      tickets > 0 && t('prizes.tickets', { count: tickets }),
    ].filter((part) => part !== false && part !== '')
    return parts.length > 0 ? parts.join(' + ') : t('prizes.nothing')
  }
  return {
    money,
    name,
    /** Its wagering condition. */
    terms: ({ wager_multiplier: wager, money_award_cents: cents, freespins_count: spins }: LotteryPrize) =>
      cents + spins === 0 ? undefined : wager > 0 ? t('prizes.wager', { count: wager }) : t('prizes.free'),
    place: (place: number) => (place === 1 ? t('prizes.main') : t('prizes.nth', { place })),
    range: (from: number, to: number) =>
      from === to
        ? from === 1
          ? t('prizes.main')
          : t('prizes.nth', { place: from })
        : t('prizes.range', { from, to }),
  }
}
