import { type CardPosition, cardPosition, readVipStatus, type VipStatus } from '@apogee/rules/vip/statuses'
import { ArrowDownToLine, Coins, Gift, Headset, type LucideIcon, Percent } from 'lucide-react'
import { formatShare } from '../../../lib/format/formatShare'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { activeOf } from '../model'
import type { VipClub } from '../queries'
import { useGiftText } from './adventure/useGiftText'
import type { Vip } from './useVip'

interface Fact {
  readonly key: 'deposits' | 'bets' | 'gift' | 'reload' | 'manager'
  readonly icon: LucideIcon
  readonly text: string
}

/** A column of the comparison. */
export interface Compared {
  readonly status: VipStatus
  readonly position: CardPosition | undefined
  readonly facts: readonly Fact[]
}

/** The requirements and benefits of each status, in the reader's currency. */
export function useCompared({ club, figures, currency, thresholdOf }: Vip): readonly Compared[] {
  const t = useT('vip')
  const { locale } = useSite()
  const sayGift = useGiftText(currency)
  const money = (cents: number, code = currency) => formatMoney(cents, code, locale, { short: true })
  const reload = ({ reload: offer }: VipClub['statuses'][number]): string => {
    if (!offer) return t('compare.none')
    const share = formatShare(String(offer.percent), locale)
    const most = offer.most.find((one) => one.currency === currency)
    return most ? t('compare.reloadValue', { share, amount: money(most.amount_cents) }) : share
  }
  const hasGifts = club?.statuses.some((one) => one.gift !== null)
  const hasReloads = club?.statuses.some((one) => one.reload !== null)
  return (club?.statuses ?? []).flatMap((offer): Compared[] => {
    const status = readVipStatus(offer.status)
    if (!status) return []
    const to = thresholdOf(status)
    const facts: Fact[] = [
      { key: 'deposits', icon: ArrowDownToLine, text: money(to.deposits, to.currency) },
      { key: 'bets', icon: Coins, text: money(to.bets, to.currency) },
      ...(hasGifts ? [{ key: 'gift', icon: Gift, text: sayGift(offer.gift, 'terms') } as const] : []),
      ...(hasReloads ? [{ key: 'reload', icon: Percent, text: reload(offer) } as const] : []),
      { key: 'manager', icon: Headset, text: offer.managerTime ?? t('compare.none') },
    ]
    return [{ status, position: figures && cardPosition(status, activeOf(figures)), facts }]
  })
}
