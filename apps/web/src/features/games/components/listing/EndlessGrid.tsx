import { useRef } from 'react'
import { useDrawn } from '../../../../lib/delivery'
import { useListLinks } from '../../../../lib/navigation/links'
import { type TileGame, withCards } from '../../model'
import { GameTile, TileRoom } from '../tiles/GameTile'
import { ListCard } from '../tiles/ListCard'
import { useTouchSheet } from '../tiles/useTouchSheet'
import { firstTiles, gridStyle } from './GameGrid'
import { useGridWindow } from './useGridWindow'

interface EndlessGridProps {
  readonly games: readonly TileGame[]
  /** The total number of games, loaded or not. */
  readonly count: number
  readonly studios: ReadonlyMap<string, string>
  readonly currency: string | null
  /** Its category: the category's cards stand among the games (CONST-05, CONST-06). */
  readonly category: string | undefined
  /** All games are loaded. */
  readonly isWhole: boolean
  /** Nothing large is above it: its first pictures are the main content of the page. */
  readonly isInFirstView: boolean
}

/** The first images are part of the first view: of a phone, all of it. */
const eager = 9

/** Tiles in as many columns as fit; of thousands, only those near the viewport are rendered. */
export function EndlessGrid({ games, count, studios, currency, category, isWhole, isInFirstView }: EndlessGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const links = useListLinks()
  const touch = useTouchSheet(games, studios, currency)
  const items = withCards(games, category, isWhole)
  const part = useGridWindow(list, items.length)
  const isDrawn = useDrawn()
  const from = part?.from ?? 0
  const to = part?.to ?? (isDrawn ? undefined : firstTiles)
  const tiles = items.slice(from, to).map((item, index) => {
    const isCard = typeof item === 'string'
    if (!(isDrawn || isCard))
      return (
        <li key={item.identifier}>
          <TileRoom game={item} />
        </li>
      )
    return (
      <li
        key={isCard ? item : item.identifier}
        // Screen readers announce the position among all games, although few are rendered.
        aria-posinset={part ? from + index + 1 : undefined}
        aria-setsize={part ? count + items.length - games.length : undefined}
      >
        {isCard ? (
          <ListCard kind={item} category={category ?? ''} />
        ) : (
          <GameTile
            game={item}
            studio={studios.get(item.provider) ?? item.provider}
            currency={currency}
            arrival={from + index >= eager ? 'lazy' : isInFirstView ? 'first' : 'eager'}
            sizes="(min-width:1024px) 180px, 31vw"
          />
        )}
      </li>
    )
  })
  return (
    <>
      <ul
        ref={list}
        {...links}
        onClickCapture={touch.onClickCapture}
        onPointerDownCapture={touch.onPointerDownCapture}
        tabIndex={part ? -1 : undefined}
        className={`${gridStyle} outline-none`}
        style={part ? { paddingTop: part.beforePx, paddingBottom: part.afterPx } : undefined}
      >
        {tiles}
      </ul>
      {touch.sheet}
    </>
  )
}
