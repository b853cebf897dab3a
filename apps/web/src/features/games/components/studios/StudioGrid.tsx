import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { Select } from '../../../../ui/forms/Select'
import { ErrorState } from '../../../../ui/states/ErrorState'
import { Skeleton } from '../../../../ui/states/Skeleton'
import { searchNames } from '../../listing/searchNames'
import { studiosQuery } from '../../listing/studiosQuery'
import { StudioSearch } from './StudioSearch'

type Order = 'bySize' | 'byName'
const orders: readonly Order[] = ['bySize', 'byName']

/** RT-18: all studios with wordmark and number of games, searchable by name. */
export function StudioGrid() {
  const t = useT('games')
  const href = useHref()
  const links = useListLinks()
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<Order>('bySize')
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
  const sorted = order === 'bySize' ? data : data.toSorted((one, other) => one.title.localeCompare(other.title))
  const text = typed.trim()
  const studios = text ? searchNames(sorted, ({ title }) => title)(text) : sorted
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3 lg:mb-6">
        <StudioSearch value={typed} onChange={setTyped} className="md:w-84!" />
        <Select
          aria-label={t('studios.order')}
          value={order}
          onChange={(event) => setOrder(orders.find((one) => one === event.target.value) ?? order)}
          className="w-auto! max-md:flex-1"
        >
          {orders.map((one) => (
            <option key={one} value={one}>
              {t(`studios.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <p role="status" className="num mb-3 text-text-2">
        {studios.length > 0 ? t('studios.found', { count: studios.length }) : t('studios.none', { text })}
      </p>
      <ul {...links} className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 lg:gap-6 xl:grid-cols-6">
        {studios.map(({ id, title, games_count: count }) => (
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
    </>
  )
}
