import type { ReactNode } from 'react'
import { Below } from '../../../../lib/delivery'
import { useListLinks } from '../../../../lib/navigation/links'
import { Skeleton } from '../../../../ui/states/Skeleton'
import type { TileGame } from '../../model'
import { GameTile } from '../tiles/GameTile'
import { useTouchSheet } from '../tiles/useTouchSheet'

interface GameGridProps {
  readonly games: readonly TileGame[]
  readonly studios: ReadonlyMap<string, string>
  readonly currency: string | null
  /** Below a tile. */
  readonly noteOf?: (game: TileGame) => ReactNode
}

/** Two rows of a wide screen. */
export const firstTiles = 12

export const gridStyle =
  'grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-3 lg:grid-cols-[repeat(auto-fill,minmax(160px,1fr))] lg:gap-6'

/** Tiles in as many columns as fit. */
export function GameGrid({ games, studios, currency, noteOf }: GameGridProps) {
  const links = useListLinks()
  const touch = useTouchSheet(games, studios, currency)
  const tiles = games.map((game, index) => (
    <li key={game.identifier}>
      <GameTile
        game={game}
        studio={studios.get(game.provider) ?? game.provider}
        currency={currency}
        arrival={index < 6 ? 'eager' : 'lazy'}
        sizes="(min-width:1024px) 180px, 31vw"
      />
      {noteOf?.(game)}
    </li>
  ))
  return (
    <>
      <ul
        {...links}
        onClickCapture={touch.onClickCapture}
        onPointerDownCapture={touch.onPointerDownCapture}
        className={gridStyle}
      >
        {tiles.slice(0, firstTiles)}
        <Below>{tiles.slice(firstTiles)}</Below>
      </ul>
      {touch.sheet}
    </>
  )
}

const placeNames = Array.from({ length: firstTiles }, (_, index) => `place ${index}`)

/** Placeholder for the tiles. */
export const GridSkeleton = () => (
  <div className={gridStyle}>
    {placeNames.map((name) => (
      <Skeleton key={name} className="aspect-3/4 rounded-card" />
    ))}
  </div>
)
