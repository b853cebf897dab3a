import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Below } from '../../../lib/Below'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { ErrorState } from '../../../ui/ErrorState'
import { GamesOfPage } from '../components/GamesOfPage'
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
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isError, refetch, isRefetching } = useInfiniteQuery(
    shelfQuery(shelf, currency, firstPage),
  )
  const end = useCallback(
    (element: HTMLDivElement) => {
      if (isFetchingNextPage) return
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
        rootMargin: `0px 0px ${aheadPx}px`,
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isFetchingNextPage, fetchNextPage],
  )

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
      <GamesOfPage
        title={title}
        count={count}
        games={games}
        currency={currency}
        category={shelf.kind === 'category' ? shelf.slug : undefined}
        isWhole={!hasNextPage}
        empty={{ art: 'joystick', title: t('listing.emptyTitle'), text: t('listing.emptyText') }}
      />
      <Below>
        {hasNextPage && (
          <div ref={end} className="mt-8 flex flex-col items-center gap-3">
            <p className="num text-text-3 text-12">{t('listing.shown', { shown: games.length, count })}</p>
            <Button
              waiting={isFetchingNextPage}
              waitingLabel={t('listing.loading')}
              onClick={() => void fetchNextPage()}
            >
              {t('listing.more')}
            </Button>
          </div>
        )}
      </Below>
    </>
  )
}
