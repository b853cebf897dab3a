import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useListLinks } from '../../../lib/navigation/links'
import { useChannel } from '../../../lib/realtime/watchedChannels'
import { skewOf } from '../../../lib/time/platformTime'
import { EmptyState } from '../../../ui/states/EmptyState'
import { LateErrorState } from '../../../ui/states/LateErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { playerQuery } from '../../profile/queries'
import { DrawnPart } from '../components/draw/DrawnPart'
import { DrumArt } from '../components/draw/DrumArt'
import { LotteryCard } from '../components/LotteryCard'
import { Shelf } from '../components/Shelf'
import { useOwnTickets, useShelves } from '../components/useShelves'
import { statusIn } from '../model'
import { type Lotteries, lotteriesQuery } from '../queries'

/** RT-18: lotteries on sale, announced, and drawn. */
export function LotteriesScreen() {
  useChannel('public:lotteries_changes')
  const t = useT('lotteries')
  const { data, isError, isFetching, refetch } = useQuery(lotteriesQuery())
  if (data) return <Shelves data={data} />
  if (isError)
    return (
      <LateErrorState
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

function Shelves({ data }: { readonly data: Lotteries }) {
  const t = useT('lotteries')
  const links = useListLinks()
  const { data: player } = useQuery(playerQuery())
  const statuses = useOwnTickets()
  const shelves = useShelves(data)
  const skewMs = skewOf(data)
  if (Object.values(shelves).every(({ length }) => length === 0))
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
      {drawn.length > 0 && <DrawnPart of={player?.id ?? 'guest'} />}
    </div>
  )
}
