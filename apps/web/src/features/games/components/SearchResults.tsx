import { useDeferredValue } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import type { TileGame } from '../model'
import { GameGrid } from './GameGrid'
import { GroupChips } from './GroupChips'
import { RecommendedGames, TilesComing } from './RecommendedGames'
import type { NamedGroups } from './useGroups'
import { useStudios } from './useStudios'

interface Found {
  readonly text: string
  readonly tiles: readonly TileGame[]
  readonly count: number
}

interface SearchResultsProps {
  readonly text: string
  readonly found: Found | undefined
  readonly groups: NamedGroups
  readonly isError: boolean
  readonly isFetching: boolean
  readonly onRetry: () => void
  readonly currency: string | null
  readonly onMore: () => void
}

/** As many as a slow phone paints at once: its first two rows, or most of one on a wide screen. */
const firstFound = 6

/** What a text finds: studios and categories of that name, games of it. */
export function SearchResults(props: SearchResultsProps) {
  const { text, found, groups, isError, isFetching, onRetry, currency, onMore } = props
  const t = useT('games')
  const studioNames = useStudios()
  const { studios, categories } = groups
  // Results of another text are painted by their first ones; the others come right after.
  const isDrawn = useDeferredValue(found?.text, null) === found?.text
  const isEmpty = found?.tiles.length === 0 && studios.length === 0 && categories.length === 0
  return (
    <div data-found="">
      <GroupChips title={t('search.studios')} groups={studios} />
      <GroupChips title={t('search.categories')} groups={categories} isCategory />
      {isError ? (
        <ErrorState title={t('search.failed')} onRetry={onRetry} retrying={isFetching} />
      ) : !found ? (
        <TilesComing />
      ) : (
        <>
          {/* While the line is slow, what was found for the former text. */}
          <div aria-busy={isFetching} className={found.text === text ? '' : 'opacity-50'}>
            <p role="status" className="num mb-3 font-[650] text-16">
              {t('search.found', { count: found.count })}
            </p>
            <GameGrid
              games={isDrawn ? found.tiles : found.tiles.slice(0, firstFound)}
              studios={studioNames}
              currency={currency}
            />
          </div>
          {found.tiles.length < found.count && (
            <div className="mt-6 text-center">
              <Button waiting={isFetching} onClick={onMore}>
                {t('search.more')}
              </Button>
            </div>
          )}
        </>
      )}
      {isEmpty && (
        <>
          <EmptyState
            art={<img src="/media/art/1/magnifying-glass-tilted-left/256.webp" alt="" width={96} height={96} />}
            title={t('search.emptyTitle', { text })}
            text={t('search.emptyHint')}
          />
          <RecommendedGames title={t('search.recommended')} currency={currency} />
        </>
      )}
    </div>
  )
}
