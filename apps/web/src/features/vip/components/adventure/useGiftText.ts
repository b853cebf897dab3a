import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import type { VipClub } from '../../queries'

type Gift = VipClub['statuses'][number]['gift']

/** The reward for reaching a status, as text; with its `terms`, also its wagering multiplier. */
export function useGiftText(currency: string): (gift: Gift, how?: 'terms') => string {
  const t = useT('vip')
  const { locale } = useSite()
  return (gift, how) => {
    if (!gift) return t('gift.none')
    const amountIn = (wanted: string) => gift.amounts.find((one) => one.currency === wanted)
    const money = amountIn(currency) ?? amountIn('EUR')
    const amount = money && formatMoney(money.amount_cents, money.currency, locale, { short: true })
    const spins = t('gift.spins', { count: gift.freespins })
    const bonus = amount && t('gift.money', { amount })
    const given = bonus && gift.freespins > 0 ? t('gift.both', { amount: bonus, spins }) : (bonus ?? spins)
    return how && gift.wager > 0 ? t('gift.wagered', { gift: given, times: gift.wager }) : given
  }
}
