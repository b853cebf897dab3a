import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react'
import { Below, lazyPart, whenUsed } from '../../../lib/delivery'
import { useT } from '../../../lib/i18n/TextsProvider'
import { buttonStyle } from '../../../ui/buttonStyle'
import { CategoryPills } from '../components/listing/CategoryPills'
import { EndlessGrid } from '../components/listing/EndlessGrid'
import { FilterBar } from '../components/listing/FilterBar'
import { failedGames } from '../components/listing/failedGames'
import { GridSkeleton } from '../components/listing/GameGrid'
import type { GamesFailedProps } from '../components/listing/GamesFailed'
import { ListingHead } from '../components/listing/ListingHead'
import type { NoGamesProps } from '../components/listing/NoGames'
import { useFilters } from '../components/listing/useFilters'
import { useMorePages } from '../components/listing/useMorePages'
import { useStudios } from '../components/studios/useStudios'
import { countOf, type Filters, noFilters } from '../listing/listing'
import { type Listed, shelfQuery } from '../listing/listingQueries'
import { menuQuery } from '../queries'

// Preloaded when idle: where the games fail to load, this would fail too.
const loadGamesFailed = () => import('../components/listing/GamesFailed')
const loadNoGames = () => import('../components/listing/NoGames')
const NoGames = import.meta.env.SSR ? (await loadNoGames()).default : lazyPart<NoGamesProps>(loadNoGames)
const GamesFailed = lazyPart<GamesFailedProps>(loadGamesFailed)

interface ListingScreenProps {
  readonly listed: Listed
  /** The filters in the address; the games of new ones follow a moment later. */
  readonly chosen: Filters
  readonly title: string
  /** The address of a page of this listing. */
  readonly pageHref: (page: number) => string
  /** Between the title and the games. */
  readonly head?: ReactNode
}

/** RT-06, RT-07: the games of a category or studio, loading more pages on scroll; RT-07 opens at any page. */
export function ListingScreen({ listed, chosen, title, pageHref, head }: ListingScreenProps) {
  const t = useT('games')
  const studios = useStudios()
  const { show } = useFilters()
  const { data: menu } = useSuspenseQuery(menuQuery)
  const { shelf, filters, currency, firstPage } = listed
  // Keep the games while those of another currency load after a sign-in.
  const shown = useInfiniteQuery({ ...shelfQuery(listed), placeholderData: keepPreviousData })
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isError } = shown
  const failed = failedGames(shown)
  // A failed preload loads again when the part is shown.
  useEffect(() => whenUsed(() => void Promise.all([loadGamesFailed(), loadNoGames()]).catch(() => undefined)), [])
  const pages = data?.pages ?? []
  const loaded = pages.length
  useEffect(() => {
    if (loaded > 1)
      // If that fails, Back starts at the top.
      void import('../listing/listingPlace').then(({ storePlace }) => storePlace(listed, loaded)).catch(() => undefined)
  }, [listed, loaded])
  const grid = useRef<HTMLDivElement>(null)
  const fetchNext = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const { end, press } = useMorePages(grid, { loaded, isReady: !(isFetchingNextPage || isError), fetchNext })
  const games = pages.flatMap((page) => page.tiles)
  const count = pages[0]?.pagination.total_count ?? 0
  const more = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    press()
  }
  const isNarrowed = countOf(filters) > 0
  return (
    <>
      {shelf.kind === 'category' && (
        <div className="mb-4 lg:mb-6">
          <CategoryPills slugs={menu} current={shelf.slug} isPlayer={currency !== null} />
        </div>
      )}
      <ListingHead title={title} count={count} />
      {head}
      {(count > 0 || isNarrowed) && <FilterBar shelf={shelf} filters={chosen} studios={studios} />}
      {firstPage > 1 && (
        <a href={pageHref(firstPage - 1)} className={buttonStyle({ tone: 'second', className: 'mb-4' })}>
          {t('listing.before', { page: firstPage - 1 })}
        </a>
      )}
      {failed && (
        <Suspense fallback={<GridSkeleton />}>
          <GamesFailed {...failed} />
        </Suspense>
      )}
      {!(data || failed) && <GridSkeleton />}
      {data && games.length === 0 && (
        <Suspense>
          <NoGames onClear={isNarrowed ? () => show({ ...noFilters, sort: filters.sort }) : undefined} />
        </Suspense>
      )}
      {games.length > 0 && (
        // The section above shows the jackpot amounts, so the tiles need not repeat them.
        <div ref={grid} data-jackpots={head ? 'told' : undefined}>
          <EndlessGrid
            games={games}
            count={count}
            studios={studios}
            currency={currency}
            category={shelf.kind === 'category' && !isNarrowed ? shelf.slug : undefined}
            isWhole={!hasNextPage}
            isInFirstView={!head}
          />
        </div>
      )}
      <Below>
        {hasNextPage && (
          <div ref={end} className="mt-8 flex flex-col items-center gap-3">
            <p className="num text-text-3 text-12">{t('listing.shown', { shown: games.length, count })}</p>
            {isError && <p role="alert">{t('listing.moreFailed')}</p>}
            {/* A link, so that visitors without scripts and crawlers can page through. */}
            <a
              href={pageHref(firstPage + pages.length)}
              onClick={more}
              aria-busy={isFetchingNextPage}
              className={buttonStyle({ tone: 'second' })}
            >
              {isFetchingNextPage ? t('listing.loading') : t('listing.more')}
            </a>
          </div>
        )}
      </Below>
    </>
  )
}
