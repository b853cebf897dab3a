import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/links'
import { Button, buttonLook } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { GameGrid } from '../components/GameGrid'
import { useStudios } from '../components/useStudios'
import { type Shelf, shelfQuery } from '../queries'

interface ListingScreenProps {
  readonly shelf: Shelf
  readonly title: string
  readonly currency: string | null
  /** RT-07: the page of the listing that the address opens at. */
  readonly firstPage: number
}

/** CONST-21: the next page is asked for this far before the end. */
const aheadPx = 500

/** RT-06, RT-07: a category or a studio's games, page after page as one scrolls. */
export function ListingScreen({ shelf, title, currency, firstPage }: ListingScreenProps) {
  const t = useT('games')
  const href = useHref()
  const studios = useStudios()
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isError, refetch, isRefetching } = useInfiniteQuery(
    shelfQuery(shelf, currency, firstPage),
  )
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = end.current
    if (!element || !hasNextPage || isFetchingNextPage) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: `0px 0px ${aheadPx}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])

  const games = data?.pages.flatMap((page) => page.tiles) ?? []
  const count = data?.pages[0]?.pagination.total_count ?? 0
  if (isError && games.length === 0)
    return (
      <ErrorState
        title={t('listing.failedTitle')}
        text={t('listing.failedText')}
        onRetry={() => void refetch()}
        retrying={isRefetching}
      />
    )
  return (
    <>
      <div className="mb-4 flex items-baseline gap-3 lg:mb-6">
        <h1 className="font-[680] text-24 tracking-tight">{title}</h1>
        <p className="num text-text-2">{t('listing.count', { count })}</p>
      </div>
      {games.length === 0 ? (
        <EmptyState
          art={<img src="/media/art/1/joystick/256.webp" alt="" width={96} height={96} />}
          title={t('listing.emptyTitle')}
          text={t('listing.emptyText')}
          action={
            <a href={href('/categories/all')} className={buttonLook({ tone: 'second' })}>
              {t('categories.all')}
            </a>
          }
        />
      ) : (
        <GameGrid games={games} studios={studios} currency={currency} />
      )}
      {hasNextPage && (
        <div ref={end} className="mt-8 flex flex-col items-center gap-3">
          <p className="num text-text-3 text-12">{t('listing.shown', { shown: games.length, count })}</p>
          <Button waiting={isFetchingNextPage} waitingLabel={t('listing.loading')} onClick={() => void fetchNextPage()}>
            {t('listing.more')}
          </Button>
        </div>
      )}
    </>
  )
}
