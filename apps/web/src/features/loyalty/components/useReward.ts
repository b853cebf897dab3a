import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { type Reward, type ShopCard, times } from '../shop'

/** What a card gives, in words: "€5 cash", "20 free spins". */
export function useReward() {
  const t = useT('loyalty')
  const { locale } = useSite()
  const words = (reward: Reward, title: string): string => {
    if (reward.kind === 'special') return title
    if (reward.kind === 'spins') return t('mart.spins', { count: reward.count })
    const amount = formatMoney(reward.cents, reward.currency, locale, { short: true })
    return t(`mart.${reward.kind}`, { amount })
  }
  return {
    reward: ({ reward, title }: ShopCard, count = 1): string => words(times(reward, count), title),
    /** What it is bound to, in a line. */
    terms: ({ reward, wager, games, title }: ShopCard): string => {
      if (reward.kind === 'special') return ''
      const bound = wager > 0 ? t('mart.bonusMoney', { wager }) : reward.kind === 'spins' ? '' : t('mart.realMoney')
      const place = games.length > 0 ? t('mart.inGame', { game: games.join(', ') }) : ''
      return [place, bound].filter((part) => part !== '').join(', ') || title
    },
  }
}
