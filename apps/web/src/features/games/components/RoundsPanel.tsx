import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { Button, buttonLook } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Icon } from '../../../ui/Icon'
import { pillLook } from '../../../ui/Pill'
import { Select } from '../../../ui/Select'
import { Skeleton } from '../../../ui/Skeleton'
import { daysOfRounds, outcomes, periods, type RoundsFilter, roundsFile, roundsQuery } from '../rounds'
import { RoundRow } from './RoundRow'

const start: RoundsFilter = { outcome: 'all', period: 'd30' }

/** SAFE-07: every round that was played for real, what it cost and brought, and a way to look at it again. */
export function RoundsPanel() {
  const t = useT('profile')
  const [filter, setFilter] = useState(start)
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    roundsQuery(filter),
  )
  const rounds = data?.pages.flatMap((page) => page.data)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <fieldset className="scrollbar-none -mx-4 flex min-w-0 flex-1 gap-2 overflow-x-auto px-4 md:mx-0 md:px-0">
          <legend className="sr-only">{t('history.label')}</legend>
          {outcomes.map((outcome) => (
            <button
              key={outcome}
              type="button"
              aria-pressed={outcome === filter.outcome}
              onClick={() => setFilter({ ...filter, outcome })}
              className={pillLook({ on: outcome === filter.outcome })}
            >
              {t(`history.${outcome}`)}
            </button>
          ))}
        </fieldset>
        <div className="w-40">
          <Select
            aria-label={t('history.period')}
            value={filter.period}
            onChange={({ target }) =>
              setFilter({ ...filter, period: periods.find((period) => period === target.value) ?? start.period })
            }
          >
            {periods.map((period) => (
              <option key={period} value={period}>
                {t(`history.${period}`)}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {!rounds && isError && (
        <ErrorState
          title={t('history.failedTitle')}
          text={t('history.failedText')}
          onRetry={() => void refetch()}
          retrying={isFetching}
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
      {rounds && rounds.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-12 text-text-2">{t('history.kept')}</p>
          <a href={roundsFile(filter, Date.now())} download className={buttonLook({ tone: 'plain' })}>
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
  return daysOfRounds(rounds).map(({ day, rounds: list }) => (
    <section key={day}>
      <h3 className="num mb-1 text-12 text-text-2">{formatDate(day, locale, 'day')}</h3>
      <ul>
        {list.map((round) => (
          <RoundRow key={round.id} round={round} />
        ))}
      </ul>
    </section>
  ))
}
