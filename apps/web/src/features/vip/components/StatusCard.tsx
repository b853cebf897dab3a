import type { CardPosition } from '@apogee/rules/vip/statuses'
import { vipStatuses } from '@apogee/rules/vip/statuses'
import { ArrowUp, Check, Lock, type LucideIcon, Sparkles } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Tag } from '../../../ui/Tag'
import { type StatusCard as Card, missingOf, nameOf, pictureOf } from '../model'
import { useGiftText } from './adventure/useGiftText'
import type { Vip } from './useVip'

type Tone = 'mute' | 'accent' | 'warn'

export const positionTags: Readonly<Record<CardPosition, { readonly icon: LucideIcon; readonly tone: Tone }>> = {
  before: { icon: Check, tone: 'mute' },
  current: { icon: Sparkles, tone: 'accent' },
  future: { icon: ArrowUp, tone: 'warn' },
  lock: { icon: Lock, tone: 'mute' },
}

const positionStyles: Readonly<Record<CardPosition, string>> = {
  before: 'hair bg-bg/75 w-36 lg:flex-1',
  current: 'shadow-[inset_0_0_0_2px_var(--text)] bg-surface-3/90 w-46 lg:flex-[1.35] lg:py-6',
  future: 'shadow-[inset_0_0_0_1px_var(--vip-gold)] bg-bg/80 w-40 lg:flex-[1.1]',
  lock: 'hair bg-bg/75 w-36 lg:flex-1',
}

const pictures: Readonly<Record<CardPosition, string>> = {
  before: 'size-20 lg:size-24',
  current: 'size-26 lg:size-36',
  future: 'size-22 lg:size-28',
  lock: 'size-20 grayscale-50 opacity-55 lg:size-24',
}

/** VIP-10: a status and the player's position relative to it; for guests, its requirements. */
export function StatusCard({ card: { status, position }, vip }: { readonly card: Card; readonly vip: Vip }) {
  const t = useT('vip')
  const shell = useT('shell')
  const facts = useFacts({ status, position }, vip)
  return (
    <li
      aria-current={position === 'current' ? 'step' : undefined}
      data-position={position}
      className={`flex shrink-0 snap-center flex-col items-center rounded-card px-2 py-4 text-center lg:w-auto lg:min-w-0 lg:shrink ${positionStyles[position ?? 'before']}`}
    >
      <img src={pictureOf(status)} alt="" width={144} height={144} className={pictures[position ?? 'before']} />
      <h2 className="mt-2 text-16 font-[650]">{shell(`rank.${nameOf(status)}`)}</h2>
      {facts.map((fact) => (
        <p key={fact} className="num mt-1 text-12 text-balance text-text-2">
          {fact}
        </p>
      ))}
      {position && (
        <p className="mt-3">
          <Tag icon={positionTags[position].icon} tone={positionTags[position].tone}>
            {t(`cards.${position}`)}
          </Tag>
        </p>
      )}
    </li>
  )
}

function useFacts({ status, position }: Card, { figures, club, currency, thresholdOf }: Vip): readonly string[] {
  const t = useT('vip')
  const shell = useT('shell')
  const { locale } = useSite()
  const sayGift = useGiftText(currency)
  const money = (cents: number, code = currency) => formatMoney(cents, code, locale, { short: true })
  const offer = club?.statuses.find((one) => one.status === status)
  const gift = offer?.gift ? [t('gift.card', { gift: sayGift(offer.gift) })] : []
  if (status === 'REGULAR') return position === 'before' ? [] : [t('cards.begin')]
  if (position === 'before') return []
  if (position === 'current')
    return club ? [t('cards.until', { date: formatDate(club.quarterEndsAt, locale, 'day', 'UTC') })] : []
  if (position === 'future' && figures) {
    const { deposits, bets } = missingOf(figures)
    return [
      ...(deposits > 0 ? [t('cards.depositsToGo', { amount: money(deposits) })] : []),
      ...(bets > 0 ? [t('cards.betsToGo', { amount: money(bets) })] : []),
      ...gift,
    ]
  }
  const below = vipStatuses[vipStatuses.indexOf(status) - 1] ?? 'REGULAR'
  if (position === 'lock') return [t('cards.after', { status: shell(`rank.${nameOf(below)}`) }), ...gift]
  const to = thresholdOf(status)
  return [
    t('cards.deposits', { amount: money(to.deposits, to.currency) }),
    t('cards.bets', { amount: money(to.bets, to.currency) }),
    ...gift,
  ]
}
