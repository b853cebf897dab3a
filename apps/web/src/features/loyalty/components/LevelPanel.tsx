import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useFlag } from '../../../lib/flags/flags'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useListLinks } from '../../../lib/navigation/links'
import { isOnBreak } from '../../../lib/onBreak'
import { Coins } from '../../../ui/Coins'
import { FactLine } from '../../../ui/FactLine'
import { LimitBar } from '../../../ui/forms/LimitBar'
import { Icon } from '../../../ui/Icon'
import { Scene } from '../../../ui/Scene'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import type { Player } from '../../profile/queries'
import { statusesQuery } from '../../site/queries'
import { type Level, levelProgress, levelsOf } from '../level'
import { pointsQuery } from '../queries'
import { NextCard } from './NextCard'
import { PointsHistoryLink } from './PointsHistoryLink'

/** Keeps the brand's own planet out of the picture: the level's world takes its place. */
const skyOnly = { x: 0.78, y: 2.4, r: 0.5 }

/** The ladder of levels, the player's place on it, and their spendable coins. */
export function LevelPanel({ player }: { readonly player: Player | null }) {
  const t = useT('loyalty')
  const links = useListLinks()
  const isFlagged = useFlag('rocket_mart')
  const points = useQuery(pointsQuery())
  const statuses = useQuery(statusesQuery)
  const retry = () => void Promise.all([points.refetch(), statuses.refetch()])
  if (points.isError || statuses.isError)
    return (
      <ErrorState title={t('level.failed')} text={t('level.failedText')} onRetry={retry} retrying={points.isFetching} />
    )
  if (!points.data || !statuses.data) return <Skeleton className="h-64 rounded-card" />
  const levels = levelsOf(statuses.data)
  const earned = Math.floor(points.data.persistent.points)
  const coins = Math.floor(points.data.chargeable.points)
  const currency = player?.currency ?? 'EUR'
  const hasShop = isFlagged && !isOnBreak(player)
  const standing = levelProgress(levels, earned)
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {standing && (
          <section className="hair relative isolate overflow-hidden rounded-card bg-surface-1 p-4 pt-36 md:pt-4 md:pr-52 lg:p-6 lg:pr-60">
            <Scene
              seed={`level ${standing.level.number}`}
              width={620}
              height={240}
              planet={skyOnly}
              className="-z-10"
            />
            <img
              src={`/media/status/level_${standing.level.number}.svg`}
              alt=""
              width={224}
              height={224}
              className="absolute -top-6 right-1/2 -z-10 size-48 translate-x-1/2 md:top-1/2 md:-right-2 md:translate-x-0 md:-translate-y-1/2 lg:size-60"
            />
            <h2 className="mb-6 font-display text-24 lg:mb-10 lg:text-32">
              {t('level.name', { number: standing.level.number })}
            </h2>
            <LimitBar
              label={t('level.progress')}
              part={standing.part}
              used={t('level.points', { points: earned })}
              of={standing.level.to === null ? t('level.top') : t('level.next', { points: standing.level.to })}
              note={standing.level.to !== null && t('level.missing', { points: standing.level.to - earned })}
            />
          </section>
        )}
        <section className="hair rounded-card bg-surface-1 p-4 lg:p-6" {...links}>
          <h2 className="text-text-2">{t('level.coins')}</h2>
          <p className="mt-2">
            <Coins points={coins} size={48} className="text-32 font-[680]" text={t('mart.points', { points: coins })} />
          </p>
          <PointsHistoryLink className="-mb-1 inline-block py-1 text-14" />
        </section>
      </div>
      {hasShop && <NextCard currency={currency} chargeable={points.data.chargeable.points} />}
      <section className="hair rounded-card bg-surface-1 p-4 lg:p-6">
        <h2 className="text-20 font-[650]">{t('level.gifts')}</h2>
        <p className="mt-1 max-w-[62ch] text-14 text-text-2">{t('level.giftsText')}</p>
        <ol className="mt-4 grid gap-2">
          {levels.map((level) => (
            <LevelRow
              key={level.number}
              level={level}
              isReached={earned >= level.from}
              isCurrent={level.number === standing?.level.number}
            />
          ))}
        </ol>
      </section>
    </div>
  )
}

interface LevelRowProps {
  readonly level: Level
  readonly isReached: boolean
  readonly isCurrent: boolean
}

/** VIP-02: a level, its points, and its rewards. */
function LevelRow({ level: { number, from, gifts }, isReached, isCurrent }: LevelRowProps) {
  const t = useT('loyalty')
  const brings =
    gifts &&
    [
      gifts.points > 0 && t('level.points', { points: gifts.points }),
      gifts.cashback > 0 && t('level.giftCashback', { percent: gifts.cashback }),
      gifts.fs > 0 && t('level.giftSpins', { spins: gifts.fs }),
    ].filter((gift) => gift !== false)
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="flex items-center gap-4 rounded-control p-3 aria-[current]:bg-surface-3 aria-[current]:shadow-selected"
    >
      <img
        src={`/media/status/level_${number}.svg`}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className={`-my-1 size-14 shrink-0 ${isReached ? '' : 'opacity-50 grayscale'}`}
      />
      <span className="min-w-0 flex-1">
        <span className="num flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-[650]">{t('level.name', { number })}</span>
          <span className="text-12 text-text-2">{t('level.from', { points: from })}</span>
        </span>
        <span className="num block text-14 text-text-2">
          {brings && brings.length > 0 ? <FactLine facts={brings} /> : t('level.start')}
        </span>
      </span>
      <span className="grid size-5 shrink-0 place-items-center">
        {isReached && (
          <>
            <Icon of={Check} className="text-win" />
            <span className="sr-only">{t('level.reached')}</span>
          </>
        )}
      </span>
    </li>
  )
}
