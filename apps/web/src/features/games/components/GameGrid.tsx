import { Below } from '../../../lib/Below'
import { useListLinks } from '../../../lib/links'
import { type TileGame, withCards } from '../model'
import { GameTile } from './GameTile'
import { ListCard } from './ListCard'
import { useTouchSheet } from './useTouchSheet'

interface GameGridProps {
  readonly games: readonly TileGame[]
  readonly studios: ReadonlyMap<string, string>
  readonly currency: string | null
  /** The category it is of: its cards stand among the games (CONST-05, CONST-06). */
  readonly category?: string | undefined
  /** No more games follow. */
  readonly isWhole?: boolean
}

/** Two rows of a wide screen. */
const firstTiles = 12

/** Tiles in as many columns as fit. */
export function GameGrid({ games, studios, currency, category, isWhole }: GameGridProps) {
  const links = useListLinks()
  const touch = useTouchSheet(games, studios, currency)
  const tiles = withCards(games, category, isWhole).map((item, index) =>
    typeof item === 'string' ? (
      <li key={item}>
        <ListCard kind={item} category={category ?? ''} />
      </li>
    ) : (
      <li key={item.identifier}>
        <GameTile
          game={item}
          studio={studios.get(item.provider) ?? item.provider}
          currency={currency}
          isEager={index < 6}
          sizes="(min-width:1024px) 180px, 31vw"
        />
      </li>
    ),
  )
  return (
    <>
      <ul
        {...links}
        onClickCapture={touch.onClickCapture}
        onPointerDownCapture={touch.onPointerDownCapture}
        className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-3 lg:grid-cols-[repeat(auto-fill,minmax(160px,1fr))] lg:gap-6"
      >
        {tiles.slice(0, firstTiles)}
        <Below>{tiles.slice(firstTiles)}</Below>
      </ul>
      {touch.sheet}
    </>
  )
}
