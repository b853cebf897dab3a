import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { groupByDay } from '../../../../lib/format/calendarDay'
import { formatDate } from '../../../../lib/format/date'
import { useReaderZone } from '../../../../lib/format/readerZone'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { platformNow } from '../../../../lib/time/platformClock'
import { buttonStyle } from '../../../../ui/buttonStyle'
import { Icon } from '../../../../ui/Icon'
import { MoreButton } from '../../../../ui/MoreButton'
import { EmptyState } from '../../../../ui/states/EmptyState'
import { ErrorState } from '../../../../ui/states/ErrorState'
import { Skeleton } from '../../../../ui/states/Skeleton'
import { type Round, roundsFile, roundsQuery } from '../../rounds/rounds'
import { RoundRow } from './RoundRow'
import { RoundsFilterBar } from './RoundsFilterBar'
import { RoundTotals } from './RoundTotals'
import { useRoundsFilter } from './useRoundsFilter'

/** SAFE-07: every real-money round, its stake and winnings, and a link to replay it. */
export function RoundsPanel({ currency }: { readonly currency: string }) {
  const t = useT('profile')
  const { filter, show } = useRoundsFilter()
  const list = useInfiniteQuery(roundsQuery(filter))
  const { data, isError, isFetching, refetch } = list
  const rounds = data?.pages.flatMap((page) => page.data)
  return (
    <div className="grid grid-cols-1 gap-4">
      <RoundsFilterBar filter={filter} currency={currency} onChange={show} />
      <RoundTotals filter={filter} />
      {!rounds && isError && (
        <ErrorState
          title={t('history.failedTitle')}
          text={t('history.failedText')}
          onRetry={() => void refetch()}
          retrying={isFetching}
          page="/profile/games-history?show=rounds"
        />
      )}
      {!rounds && !isError && <Skeleton className="h-64 rounded-card" />}
      {rounds?.length === 0 && (
        <EmptyState
          art={<img src="/media/art/1/joystick/256.webp" alt="" width={96} height={96} />}
          title={t('history.emptyTitle')}
          text={t('history.emptyText')}
        />
      )}
      {rounds && rounds.length > 0 && <Days rounds={rounds} />}
      <MoreButton list={list} label={t('history.more')} waitingLabel={t('history.loading')} />
      {rounds?.some(({ balance_after_cents: balance }) => balance !== null) && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-12 text-text-2">{t('history.kept')}</p>
          <a href={roundsFile(filter, platformNow())} download className={buttonStyle({ tone: 'plain' })}>
            <Icon of={Download} />
            {t('history.csv')}
          </a>
        </div>
      )}
    </div>
  )
}

function Days({ rounds }: { readonly rounds: readonly Round[] }) {
  const { locale } = useSite()
  const zone = useReaderZone()
  return groupByDay(rounds, ({ started_at }) => started_at, zone).map(([day, list]) => (
    <section key={day}>
      <h3 className="num mb-1 text-12 text-text-2">{formatDate(list[0]?.started_at ?? day, locale, 'day', zone)}</h3>
      <ul>
        {list.map((round) => (
          <RoundRow key={round.id} round={round} />
        ))}
      </ul>
    </section>
  ))
}
