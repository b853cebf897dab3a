import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import type { ShopCard } from '../shop'

/** A card's reward as text. */
export function useReward() {
  const t = useT('loyalty')
  const { locale } = useSite()
  /** "€5 cash", "20 free spins", "€10 bonus + 30 free spins", "2 × Rocket Lite". */
  const gets = ({ cents, spins, wager, currency, box, title, lotteryId }: ShopCard, count = 1): string => {
    if (lotteryId !== undefined) return t('mart.tickets', { count })
    if (box) return count === 1 ? title : t('mart.several', { count, title })
    const parts = [
      cents !== undefined &&
        t(wager > 0 ? 'mart.bonus' : 'mart.cash', {
          amount: formatMoney(cents * count, currency, locale, { short: true }),
        }),
      spins !== undefined && t('mart.spins', { count: spins * count }),
    ]
    return parts.filter((part) => part !== false).join(' + ')
  }
  const isSpecial = ({ type }: ShopCard) => type === 'lootboxes' || type === 'lotteries'
  return {
    gets,
    /** A card's title: a special reward has its own name, the others are named after their reward. */
    name: (card: ShopCard): string => (isSpecial(card) ? card.title : gets(card)),
    /** Its description in one line. */
    terms: (card: ShopCard): string => {
      const { wager, games, box } = card
      if (box) return t('mart.oneOf', { count: box.prizes.length })
      if (isSpecial(card)) return gets(card)
      const bound = wager > 0 ? t('mart.bonusMoney', { wager }) : t('mart.realMoney')
      return games.length > 0 ? `${t('mart.inGame', { game: games.join(', ') })} · ${bound}` : bound
    },
  }
}
