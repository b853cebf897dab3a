import { type MouseEvent, type PointerEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { holdIdle, lazyPart, whenUsed } from '../../../../lib/delivery'
import type { TileGame } from '../../model'

const PressedTile = lazyPart(() => import('./PressedTile'))
const TileSheet = lazyPart(() => import('./TileSheet'))

interface Tapped {
  readonly game: TileGame
  /** Its tile's link. */
  readonly tile: Element
}

/**
 * On touch, the first tap on a tile opens a small sheet with its actions instead of leaving the page; a long press shows
 * the reels of a slot.
 */
export function useTouchSheet(
  games: readonly TileGame[],
  studios: ReadonlyMap<string, string>,
  currency: string | null,
) {
  const pointer = useRef('')
  const [game, setGame] = useState<TileGame>()
  const [pressed, setPressed] = useState<Tapped>()
  const release = useCallback(() => setPressed(undefined), [])
  // What the page loads behind them would take frames from the sheet and its reels.
  const isOver = game !== undefined || pressed !== undefined
  useEffect(() => (isOver ? holdIdle() : undefined), [isOver])
  // Preloaded, so that the first tap opens it at once.
  useEffect(
    () =>
      whenUsed(() => {
        const parts = [import('./TileControls'), import('./TileSheet'), import('./PressedTile')]
        // A failed preload loads again with the first tap.
        void Promise.all(parts).catch(() => undefined)
      }),
    [],
  )
  const tappedOf = ({ target }: MouseEvent): Tapped | undefined => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-game]') : null
    const found = pointer.current === 'touch' && games.find((one) => one.identifier === link?.dataset['game'])
    return link && found ? { game: found, tile: link } : undefined
  }
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      pointer.current = event.pointerType
      setPressed(tappedOf(event))
      // Listened for here: the finger may have left before the code of a pressed tile has loaded.
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { once: true })
    },
    onClickCapture: (event: MouseEvent) => {
      const tapped = tappedOf(event)
      pointer.current = ''
      if (!tapped) return
      event.preventDefault()
      event.stopPropagation()
      setGame(tapped.game)
    },
    sheet: (
      <>
        <Suspense>{pressed && <PressedTile {...pressed} currency={currency} />}</Suspense>
        <Suspense>
          {game && (
            <TileSheet
              game={game}
              studio={studios.get(game.provider) ?? game.provider}
              currency={currency}
              onClose={() => setGame(undefined)}
            />
          )}
        </Suspense>
      </>
    ),
  }
}
