import { type MouseEvent, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart, whenUsed } from '../../../../lib/delivery'
import type { TileGame } from '../../model'

const TileSheet = lazyPart(() => import('./TileSheet'))

/** On touch, the first tap on a tile opens a small sheet with its actions instead of leaving the page. */
export function useTouchSheet(
  games: readonly TileGame[],
  studios: ReadonlyMap<string, string>,
  currency: string | null,
) {
  const pointer = useRef('')
  const [game, setGame] = useState<TileGame>()
  // Preloaded, so that the first tap opens it at once.
  useEffect(
    // A failed preload loads again with the first tap.
    () => whenUsed(() => void Promise.all([import('./TileControls'), import('./TileSheet')]).catch(() => undefined)),
    [],
  )
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      pointer.current = event.pointerType
    },
    onClickCapture: (event: MouseEvent) => {
      const isTouch = pointer.current === 'touch'
      pointer.current = ''
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-game]') : null
      const tapped = isTouch && link ? games.find((one) => one.identifier === link.dataset['game']) : undefined
      if (!tapped) return
      event.preventDefault()
      event.stopPropagation()
      setGame(tapped)
    },
    sheet: game ? (
      <Suspense>
        <TileSheet
          game={game}
          studio={studios.get(game.provider) ?? game.provider}
          currency={currency}
          onClose={() => setGame(undefined)}
        />
      </Suspense>
    ) : null,
  }
}
