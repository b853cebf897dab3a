import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useListLinks } from '../../../lib/links'
import { skewOf, useByTime } from '../../../lib/platformTime'
import { useChannel } from '../../../lib/realtime/watchedChannels'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeleton } from '../../../ui/Skeleton'
import { playerQuery } from '../../profile/queries'
import { DrawnRow } from '../components/DrawnRow'
import { DrumArt } from '../components/DrumArt'
import { LotteryCard } from '../components/LotteryCard'
import { phaseOf, shelvesOf, showMsOf, statusIn } from '../model'
import { type Lotteries, type LotteryStatus, lotteriesQuery, lotteryStatusesQuery } from '../queries'

/** RT-18: lotteries on sale, announced, and drawn. */
export function LotteriesScreen() {
  useChannel('public:lotteries_changes')
  const t = useT('lotteries')
  const { data, isError, isFetching, refetch } = useQuery(lotteriesQuery())
  const { data: player } = useQuery(playerQuery())
  const { data: statuses } = useQuery({ ...lotteryStatusesQuery(), enabled: Boolean(player) })
  if (data) return <Shelves data={data} statuses={statuses} groups={player?.statuses.map(({ id }) => id) ?? []} />
  if (isError)
    return (
      <ErrorState
        title={t('list.failed')}
        text={t('list.failedText')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-80 rounded-card lg:col-span-2" />
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
    </div>
  )
}

interface ShelvesProps {
  readonly data: Lotteries
  readonly statuses: readonly LotteryStatus[] | undefined
  readonly groups: readonly string[]
}

function Shelves({ data, statuses, groups }: ShelvesProps) {
  const t = useT('lotteries')
  const links = useListLinks()
  const { all } = data
  const skewMs = skewOf(data)
  // Moves from shelf to shelf when its time comes.
  const phases = useByTime(data, (nowMs) => all.map((one) => phaseOf(one, nowMs, showMsOf(one))).join())
  const list = phases.split(',')
  const shelves = shelvesOf(
    all.map((one, index) => ({ one, phase: list[index] as ReturnType<typeof phaseOf> })),
    groups,
  )
  if (all.length === 0 || Object.values(shelves).every(({ length }) => length === 0))
    return <EmptyState art={<DrumArt className="w-32" />} title={t('list.empty')} text={t('list.emptyText')} />
  const { onSale, announced, drawn } = shelves
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-10" {...links}>
      {onSale.length > 0 && (
        <Shelf title={t('list.onSale')} note={t('list.open', { count: onSale.length })}>
          <ul
            className={`grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-6 ${onSale.length % 3 === 1 ? 'xl:grid-cols-3' : ''}`}
          >
            {onSale.map(({ one, phase }, index) => (
              <li key={one.id} className={index === 0 ? 'col-span-full' : ''}>
                <LotteryCard
                  lottery={one}
                  phase={phase}
                  skewMs={skewMs}
                  status={statusIn(statuses, one.id)}
                  isHero={index === 0}
                />
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      {announced.length > 0 && (
        <Shelf title={t('list.announced')} note={t('list.ahead', { count: announced.length })}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:gap-6 xl:grid-cols-3">
            {announced.map(({ one, phase }) => (
              <li key={one.id}>
                <LotteryCard lottery={one} phase={phase} skewMs={skewMs} status={undefined} />
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      {drawn.length > 0 && (
        <Shelf title={t('list.drawn')} note={t('list.lately')}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {drawn.map(({ one }) => (
              <li key={one.id}>
                <DrawnRow lottery={one} status={statusIn(statuses, one.id)} isPlayer={statuses !== undefined} />
              </li>
            ))}
          </ul>
        </Shelf>
      )}
    </div>
  )
}

const Shelf = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-4 flex items-baseline gap-3 text-20 font-[650]">
      {title}
      <span className="num text-14 font-normal text-text-2">{note}</span>
    </h2>
    {children}
  </section>
)
