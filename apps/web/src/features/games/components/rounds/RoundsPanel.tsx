import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { formatDate } from '../../../../lib/format/date'
import { useReaderZone } from '../../../../lib/format/readerZone'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { platformNow } from '../../../../lib/time/platformClock'
import { Button } from '../../../../ui/Button'
import { buttonStyle } from '../../../../ui/buttonStyle'
import { Icon } from '../../../../ui/Icon'
import { EmptyState } from '../../../../ui/states/EmptyState'
import { ErrorState } from '../../../../ui/states/ErrorState'
import { Skeleton } from '../../../../ui/states/Skeleton'
import { daysOfRounds, roundsFile, roundsQuery } from '../../rounds/rounds'
import { RoundRow } from './RoundRow'
import { RoundsFilterBar } from './RoundsFilterBar'
import { RoundTotals } from './RoundTotals'
import { useRoundsFilter } from './useRoundsFilter'

/** SAFE-07: every real-money round, its stake and winnings, and a link to replay it. */
export function RoundsPanel({ currency }: { readonly currency: string }) {
  const t = useT('profile')
  const { filter, show } = useRoundsFilter()
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    roundsQuery(filter),
  )
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
      {hasNextPage && (
        <Button
          className="justify-self-center"
          waiting={isFetchingNextPage}
          waitingLabel={t('history.loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
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

function Days({ rounds }: { readonly rounds: Parameters<typeof daysOfRounds>[0] }) {
  const { locale } = useSite()
  const zone = useReaderZone()
  return daysOfRounds(rounds, zone).map(({ day, rounds: list }) => (
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
