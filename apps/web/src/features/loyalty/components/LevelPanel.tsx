import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { ErrorState } from '../../../ui/ErrorState'
import { Icon } from '../../../ui/Icon'
import { LimitBar } from '../../../ui/LimitBar'
import { Skeleton } from '../../../ui/Skeleton'
import { statusesQuery } from '../../site/queries'
import { levelsOf, standingOf } from '../level'
import { pointsQuery } from '../queries'

/** The ladder of levels, where the player stands on it, and the coins he can spend. */
export function LevelPanel() {
  const t = useT('loyalty')
  const points = useQuery(pointsQuery())
  const statuses = useQuery(statusesQuery)
  const retry = () => void Promise.all([points.refetch(), statuses.refetch()])
  if (points.isError || statuses.isError)
    return (
      <ErrorState title={t('level.failed')} text={t('level.failedText')} onRetry={retry} retrying={points.isFetching} />
    )
  if (!points.data || !statuses.data) return <Skeleton className="h-64 rounded-card" />
  const levels = levelsOf(statuses.data)
  const earned = points.data.persistent.points
  const standing = standingOf(levels, earned)
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {standing && (
          <section className="hair rounded-card bg-surface-1 p-4 lg:p-6">
            <h2 className="mb-4 text-20 font-[650]">{t('level.name', { number: standing.level.number })}</h2>
            <LimitBar
              label={t('level.progress')}
              part={standing.part}
              used={t('level.points', { points: earned })}
              of={standing.level.to === null ? t('level.top') : t('level.next', { points: standing.level.to })}
              note={standing.level.to !== null && t('level.missing', { points: standing.level.to - earned })}
            />
          </section>
        )}
        <section className="hair rounded-card bg-surface-1 p-4 lg:p-6">
          <h2 className="text-text-2">{t('level.coins')}</h2>
          <p className="num mt-2 text-32 font-[680]">{t('level.amount', { points: points.data.chargeable.points })}</p>
          <p className="mt-1 text-14 text-text-2">{t('level.coinsText')}</p>
        </section>
      </div>
      <ol className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {levels.map(({ number, from }) => {
          const isReached = earned >= from
          return (
            <li
              key={number}
              aria-current={number === standing?.level.number ? 'step' : undefined}
              className="hair flex min-h-18 items-center gap-3 rounded-card bg-surface-1 p-4 aria-[current]:bg-surface-3 aria-[current]:shadow-selected"
            >
              <span
                className={`num grid size-10 shrink-0 place-items-center rounded-full font-[680] ${isReached ? 'bg-accent text-on-accent' : 'bg-surface-2 text-text-2'}`}
              >
                {number}
              </span>
              <span className="num min-w-0 flex-1 text-14 text-text-2">{t('level.from', { points: from })}</span>
              {isReached && (
                <>
                  <Icon of={Check} className="text-win" />
                  <span className="sr-only">{t('level.reached')}</span>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
