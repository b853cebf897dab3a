import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, Gift } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Icon } from '../../../ui/Icon'
import { Money } from '../../../ui/Money'
import { MoreButton } from '../../../ui/MoreButton'
import { EmptyState } from '../../../ui/states/EmptyState'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { bonusEventsQuery } from '../eventsQuery'
import { StageTag } from './StageTag'

/** SAFE-07: the history of every bonus, step by step, with its credits and debits. */
export function BonusEvents() {
  const t = useT('profile')
  const { locale } = useSite()
  const zone = useReaderZone()
  const list = useInfiniteQuery(bonusEventsQuery)
  const { data, isError, isFetching, refetch } = list
  const events = data?.pages.flatMap((page) => page.data)
  if (!events && isError)
    return (
      <ErrorState
        title={t('history.bonusesFailed')}
        text={t('history.failedText')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        page="/profile/games-history?show=bonuses"
      />
    )
  if (!events) return <Skeleton className="h-64 rounded-card" />
  if (events.length === 0)
    return (
      <EmptyState
        art={<img src="/media/art/1/wrapped-gift/256.webp" alt="" width={96} height={96} />}
        title={t('history.bonusesEmpty')}
        text={t('history.bonusesEmptyText')}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul>
        {events.map(({ id, title, stage, amount_cents: cents, currency, created_at: at }) => (
          <li key={id} className="flex items-center gap-3 py-3 shadow-[inset_0_-1px_0_var(--line)] last:shadow-none">
            <span className="grid size-10 shrink-0 place-items-center rounded-small bg-surface-2 text-text-2">
              <Icon of={Gift} />
            </span>
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{title}</p>
              <p className="num text-12 text-text-2">{formatDate(at, locale, 'dayTime', zone)}</p>
            </div>
            <div className="grid justify-items-end gap-1 text-right">
              <StageTag stage={stage} />
              {cents !== 0 && <Money cents={cents} currency={currency} signed className="text-12 text-text-2" />}
            </div>
          </li>
        ))}
      </ul>
      <MoreButton list={list} label={t('history.more')} waitingLabel={t('history.loadingBonuses')} />
      <a
        href="/api/player/bonuses/events.csv"
        download
        className={buttonStyle({ tone: 'plain', className: 'justify-self-end' })}
      >
        <Icon of={Download} />
        {t('history.csv')}
      </a>
    </div>
  )
}
