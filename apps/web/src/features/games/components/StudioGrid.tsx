import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/links'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeleton } from '../../../ui/Skeleton'
import { studiosQuery } from '../queries'

/** RT-18: every studio with its drawn wordmark and how many games it has. */
export function StudioGrid() {
  const t = useT('games')
  const href = useHref()
  const links = useListLinks()
  const { data, isError, refetch, isFetching } = useQuery(studiosQuery)
  if (isError)
    return (
      <ErrorState
        title={t('listing.failedTitle')}
        text={t('listing.failedText')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <Skeleton className="h-96 rounded-card" />
  return (
    <ul {...links} className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 lg:gap-6 xl:grid-cols-6">
      {data.map(({ id, title, games_count: count }) => (
        <li key={id}>
          <a
            href={href(`/producers/${id}`)}
            className="hair flex h-28 flex-col items-center justify-center gap-3 rounded-card bg-surface-1 p-3 transition-colors hover:bg-surface-2"
          >
            <img
              src={`/media/studio/1/${id}.svg`}
              alt={title}
              width={136}
              height={32}
              loading="lazy"
              decoding="async"
              className="h-8 w-34 max-w-full object-contain"
            />
            {count !== undefined && <span className="num text-12 text-text-2">{t('listing.count', { count })}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
