import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, type LucideIcon, Mail } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { LimitBar } from '../../../ui/LimitBar'
import { Skeleton } from '../../../ui/Skeleton'
import { Tag } from '../../../ui/Tag'
import type { Player } from '../../profile/queries'
import { type LimitView, type MoneyView, type Standing, viewOf } from '../model'
import { limitsQuery } from '../queries'

const looks: Readonly<Record<Standing, readonly ['win' | 'danger' | 'info' | 'warn', LucideIcon]>> = {
  active: ['win', CircleCheck],
  reached: ['danger', CircleX],
  waiting: ['info', Mail],
  ending: ['warn', Clock],
}

/** PROF-14: what the player has set himself, and how much of it is left. */
export function LimitList({ player }: { readonly player: Player | null }) {
  const t = useT('limits')
  const { data, isError, refetch, isFetching } = useQuery(limitsQuery())
  const views = data?.map((limit) => viewOf(limit, player?.currency ?? ''))
  return (
    <>
      {!views && isError && (
        <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!views && !isError && <Skeleton className="h-40 rounded-card" />}
      {views?.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      {views && views.length > 0 && (
        <ul className="grid gap-3">
          {views.map((view) => (
            <LimitCard key={view.id} view={view} />
          ))}
        </ul>
      )}
    </>
  )
}

function LimitCard({ view }: { readonly view: LimitView }) {
  const t = useT('limits')
  const { locale } = useSite()
  const { type, period, minutes, figures, standing } = view
  const [tone, icon] = looks[standing]
  const title = t(`types.${type}`)
  const span = period === 'minutes' ? t('periods.minutes', { count: minutes ?? 0 }) : period && t(`periods.${period}`)
  return (
    <li className="hair rounded-card bg-surface-2 p-4">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h3 className="min-w-0 font-[650]">
          {title}
          {span && <span className="font-normal text-text-2"> {span}</span>}
        </h3>
        <Tag tone={tone} icon={icon}>
          {t(`states.${standing}`)}
        </Tag>
      </div>
      {figures.kind === 'money' ? (
        <MoneyLimit label={`${title} ${span ?? ''}`} figures={figures} />
      ) : (
        <p className="text-text-2">
          {figures.untilIso ? t('until', { date: formatDate(figures.untilIso, locale, 'dayTime') }) : t('endless')}
        </p>
      )}
    </li>
  )
}

function MoneyLimit({ label, figures }: { readonly label: string; readonly figures: MoneyView }) {
  const t = useT('limits')
  const { locale } = useSite()
  const { currency, usedCents, amountCents, leftCents, part, untilIso } = figures
  const money = (cents: number) => formatMoney(cents, currency, locale)
  const date = formatDate(untilIso, locale, 'dayTime')
  return (
    <LimitBar
      label={label}
      part={part}
      used={money(usedCents)}
      of={t('of', { amount: money(amountCents) })}
      note={leftCents > 0 ? t('left', { amount: money(leftCents), date }) : t('reached', { date })}
    />
  )
}
