import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref } from '../../../../lib/navigation/links'
import { buttonStyle } from '../../../../ui/buttonStyle'
import { EmptyState } from '../../../../ui/states/EmptyState'
import type { TileGame } from '../../model'
import { menuQuery } from '../../queries'
import { useStudios } from '../studios/useStudios'
import { CategoryPills } from './CategoryPills'
import { failedGames, type GamesQuery } from './failedGames'
import { GameGrid, GridSkeleton } from './GameGrid'
import GamesFailed from './GamesFailed'
import { ListingHead } from './ListingHead'

interface GamesOfPageProps {
  readonly title: string
  /** Its pill among the categories. */
  readonly current: 'favourites' | 'recent'
  readonly games: readonly TileGame[]
  readonly currency: string
  /** Below a tile. */
  readonly noteOf?: (game: TileGame) => ReactNode
  /** The query that loads them. */
  readonly query: GamesQuery
  /** Shown when the list is empty. */
  readonly empty: { readonly art: string; readonly title: string; readonly text: string }
}

/** A page of the player's own games, shown like a category: title, count, and the games (LOB-02). */
export function GamesOfPage({ title, current, games, currency, noteOf, query, empty }: GamesOfPageProps) {
  const t = useT('games')
  const href = useHref()
  const studios = useStudios()
  const { data: menu } = useSuspenseQuery(menuQuery)
  const failed = failedGames(query)
  return (
    <>
      <div className="mb-4 lg:mb-6">
        <CategoryPills slugs={menu} current={current} isPlayer />
      </div>
      <ListingHead title={title} count={games.length} />
      {failed && <GamesFailed {...failed} />}
      {!(query.data || failed) && <GridSkeleton />}
      {query.data && games.length === 0 && (
        <EmptyState
          art={<img src={`/media/art/1/${empty.art}/256.webp`} alt="" width={96} height={96} />}
          title={empty.title}
          text={empty.text}
          action={
            <a href={href('/categories/all')} className={buttonStyle({ tone: 'second' })}>
              {t('categories.all')}
            </a>
          }
        />
      )}
      {games.length > 0 && <GameGrid games={games} studios={studios} currency={currency} {...(noteOf && { noteOf })} />}
    </>
  )
}
