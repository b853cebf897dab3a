import { CircleCheck, Hourglass, Ticket } from 'lucide-react'
import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Tag } from '../../../ui/Tag'
import type { LotteryView } from './useLottery'

/** LOT-01, LOT-03: how many tickets the player has, and whether they are in play. */
export function OwnBar({ view: { lottery, status, phase, isPlayer } }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  const { locale } = useSite()
  const own = status?.tickets.length ?? 0
  const sold = lottery.lottery_tickets_count
  const number = (value: number) => value.toLocaleString(formatTag(locale))
  // A message about the player's own tickets may arrive before the one about all tickets.
  const share = own > 0 ? Math.min(1, own / Math.max(own, sold)) : 0
  const percent = (share * 100).toLocaleString(formatTag(locale), { maximumSignificantDigits: 2 })
  const facts = [
    ...(isPlayer ? [[t('one.own'), number(own)] as const] : []),
    [t('one.sold'), number(sold)] as const,
    ...(own > 0 ? [[t('one.chance'), `${percent}\u00a0%`] as const] : []),
  ]
  const state = phase === 'archive' ? 'over' : lottery.in_progress ? 'inPlay' : 'waits'
  const look = {
    inPlay: { tone: 'win', icon: Ticket },
    waits: { tone: 'info', icon: Hourglass },
    over: { tone: 'mute', icon: CircleCheck },
  } as const
  return (
    <div className="hair num flex flex-wrap items-center gap-x-10 gap-y-4 rounded-card bg-surface-1 p-4 lg:px-6">
      <dl className="grid flex-1 basis-full auto-cols-fr grid-flow-col items-end gap-x-4 md:flex md:basis-auto md:gap-x-10">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-12 text-balance text-text-2 md:text-14">{label}</dt>
            <dd className="text-20 font-[680]">{value}</dd>
          </div>
        ))}
      </dl>
      <Tag {...look[state]}>{t(`one.${state}`)}</Tag>
    </div>
  )
}
