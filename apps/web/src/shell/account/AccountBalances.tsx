import { useQuery } from '@tanstack/react-query'
import { Coins, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { ticketsQuery } from '../../features/lotteries/queries'
import { pointsQuery } from '../../features/loyalty/queries'
import { useFlag } from '../../lib/flags/flags'
import { formatTag } from '../../lib/i18n/locales'
import { useT } from '../../lib/i18n/TextsProvider'
import { useSite } from '../../lib/page/site'
import { Icon } from '../../ui/Icon'

/** NAV-10, NAV-11: the astrocoin balance, while the shop is on, and lottery tickets. */
export function AccountBalances() {
  const hasShop = useFlag('rocket_mart')
  return (
    <dl className="mb-2 grid auto-cols-fr grid-flow-col gap-2">
      {hasShop && <CoinBalance />}
      <TicketBalance />
    </dl>
  )
}

function CoinBalance() {
  const t = useT('shell')
  const { data: points } = useQuery(pointsQuery())
  return (
    <Balance
      icon={<Icon of={Coins} className="text-gold" />}
      label={t('header.coins')}
      count={points && Math.floor(points.chargeable.points)}
    />
  )
}

function TicketBalance() {
  const t = useT('shell')
  const { data: tickets } = useQuery(ticketsQuery())
  return <Balance icon={<Icon of={Ticket} className="text-info" />} label={t('header.tickets')} count={tickets} />
}

function Balance({ icon, label, count }: { icon: ReactNode; label: string; count: number | undefined }) {
  const { locale } = useSite()
  return (
    <div className="rounded-control bg-surface-1 p-3">
      <dt className="flex items-center gap-2 text-12 text-text-2 wrap-anywhere">
        {icon}
        {label}
      </dt>
      <dd className="num mt-1 text-16 font-[650]">
        {count === undefined ? '…' : count.toLocaleString(formatTag(locale))}
      </dd>
    </div>
  )
}
