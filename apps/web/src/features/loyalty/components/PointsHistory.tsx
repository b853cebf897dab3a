import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeftRight, Coins as CoinsIcon, type LucideIcon, Star, Trophy, Wallet } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import { MoreButton } from '../../../ui/MoreButton'
import { EmptyState } from '../../../ui/states/EmptyState'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { type PointsEntry, pointsHistoryQuery } from '../queries'

const icons: Readonly<Record<PointsEntry['kind'], LucideIcon>> = {
  play: CoinsIcon,
  level: Star,
  exchange: ArrowLeftRight,
  opening: Wallet,
  prize: Trophy,
}

/** SAFE-07: astrocoins earned and spent: play by day, exchanges and gifts one by one. */
export function PointsHistory() {
  const { brand } = useSite()
  const t = useT('loyalty')
  const list = useInfiniteQuery(pointsHistoryQuery)
  const { data, isError, isFetching, refetch } = list
  const entries = data?.pages.flatMap((page) => page.data)
  if (!entries && isError)
    return (
      <ErrorState
        title={t('history.failed')}
        text={t('history.failedText')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        page="/profile/games-history?show=points"
      />
    )
  if (!entries) return <Skeleton className="h-64 rounded-card" />
  if (entries.length === 0)
    return (
      <EmptyState
        art={<img src={`/media/art/1/${brand.coin ?? 'coin'}/256.webp`} alt="" width={96} height={96} />}
        title={t('history.emptyTitle')}
        text={t('history.emptyText')}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul>
        {entries.map((entry) => (
          <Entry key={`${entry.at} ${entry.kind} ${entry.title}`} entry={entry} />
        ))}
      </ul>
      <MoreButton list={list} label={t('history.more')} waitingLabel={t('history.loading')} />
    </div>
  )
}

function Entry({ entry: { kind, title, at, chargeable, persistent } }: { readonly entry: PointsEntry }) {
  const t = useT('loyalty')
  const { locale } = useSite()
  const zone = useReaderZone()
  const write = (points: number) =>
    points.toLocaleString(formatTag(locale), { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
  return (
    <li className="flex items-center gap-3 py-3 shadow-[inset_0_-1px_0_var(--line)] last:shadow-none">
      <span className="grid size-10 shrink-0 place-items-center rounded-small bg-surface-2 text-text-2">
        <Icon of={icons[kind]} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{title ?? t(`history.${kind}`)}</p>
        <p className="num text-12 text-text-2">{formatDate(at, locale, kind === 'play' ? 'day' : 'dayTime', zone)}</p>
      </div>
      <div className="num text-right">
        <p className={`font-[650] ${chargeable > 0 ? 'text-win' : ''}`}>{write(chargeable)}</p>
        {persistent !== 0 && persistent !== chargeable && (
          <p className="text-12 text-text-2">{t('history.levelPoints', { points: persistent })}</p>
        )}
      </div>
    </li>
  )
}
