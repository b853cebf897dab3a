import { useRef } from 'react'
import { useDrawn } from '../../../lib/Below'
import { useListLinks } from '../../../lib/links'
import { type TileGame, withCards } from '../model'
import { firstTiles, gridLook } from './GameGrid'
import { GameTile, TileRoom } from './GameTile'
import { ListCard } from './ListCard'
import { useGridWindow } from './useGridWindow'
import { useTouchSheet } from './useTouchSheet'

interface EndlessGridProps {
  readonly games: readonly TileGame[]
  /** How many there are in all, loaded or not. */
  readonly count: number
  readonly studios: ReadonlyMap<string, string>
  readonly currency: string | null
  /** The category it is of: its cards stand among the games (CONST-05, CONST-06). */
  readonly category: string | undefined
  /** No more games follow. */
  readonly isWhole: boolean
}

/** The first pictures are part of the first sight. */
const eager = 6

/** Tiles in as many columns as fit, of thousands of which only those near the screen are drawn. */
export function EndlessGrid({ games, count, studios, currency, category, isWhole }: EndlessGridProps) {
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
        // A screen reader hears which of how many, though few are drawn.
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
            isEager={from + index < eager}
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
        className={`${gridLook} outline-none`}
        style={part ? { paddingTop: part.beforePx, paddingBottom: part.afterPx } : undefined}
      >
        {tiles}
      </ul>
      {touch.sheet}
    </>
  )
}
