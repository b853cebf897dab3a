import { useDeferredValue } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Button } from '../../../../ui/Button'
import { EmptyState } from '../../../../ui/states/EmptyState'
import { ErrorState } from '../../../../ui/states/ErrorState'
import type { TileGame } from '../../model'
import { GameGrid } from '../listing/GameGrid'
import { useStudios } from '../studios/useStudios'
import { GroupChips } from './GroupChips'
import { RecommendedGames, TilesComing } from './RecommendedGames'
import type { NamedGroups } from './useGroups'

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

/** As many as a slow phone paints at once: its first two rows, or most of one row on a wide screen. */
const firstFound = 6

/** The results of a text: studios and categories with that name, and games. */
export function SearchResults(props: SearchResultsProps) {
  const { text, found, groups, isError, isFetching, onRetry, currency, onMore } = props
  const t = useT('games')
  const studioNames = useStudios()
  const { studios, categories } = groups
  // A new text's results are first painted with their first tiles; the others follow right after.
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
          {/* On a slow connection, the previous text's results. */}
          <div aria-busy={isFetching} className={found.text === text ? '' : 'opacity-50'}>
            {/* The empty state below says it to those who see it. */}
            <p role="status" className={isEmpty ? 'sr-only' : 'num mb-3 font-[650] text-16'}>
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
