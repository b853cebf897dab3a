import { useEffect, useRef, useState } from 'react'
import { insertedHtml } from '../../../../lib/browser/insertedHtml'
import { holdIdle, whenFree } from '../../../../lib/delivery'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { openedTile } from '../../listing/openedTile'
import { placeholderStyle, type TileGame } from '../../model'
import { awaited, type Opening, shareOf } from '../../playing/opening'
import { tileArtHtml } from '../tiles/TileArt'

const maxFlightDelayMs = 150

interface GameCoverProps {
  readonly tile: TileGame
  readonly opening: Opening
  readonly isReady: boolean
}

/**
 * Covers a game until it can be played: the scene of its tile, which has grown from the pressed one (`growTiles.ts`),
 * and the loading progress. It fades into the game, whose title flies to its place (`flyTitle.ts`).
 */
export function GameCover({ tile, opening, isReady }: GameCoverProps) {
  const t = useT('games')
  const [isGone, setIsGone] = useState(false)
  const cover = useRef<HTMLDivElement>(null)
  const flight = useRef<Promise<typeof import('../../playing/flyTitle') | undefined>>(undefined)
  useEffect(() => {
    // Without its code the cover only fades.
    if (!isReady) flight.current ??= import('../../playing/flyTitle').catch(() => undefined)
    // After what the page renders for the game that is ready.
    else
      void flight.current?.then((code) =>
        whenFree(() => cover.current && code?.flyTitle(cover.current), maxFlightDelayMs),
      )
  }, [isReady])
  useEffect(() => (isGone ? undefined : holdIdle()), [isGone])
  if (isGone) return null
  const known = openedTile.path === tile.path ? openedTile.picture : ''
  const share = isReady ? 1 : shareOf(opening)
  const step = t(`page.steps.${isReady ? 'ready' : awaited(opening)}`)
  return (
    <div
      ref={cover}
      className={`@container-[size] pointer-events-none absolute inset-0 grid place-content-center overflow-hidden bg-bg transition-[opacity,visibility] duration-(--t-sheet) ease-move [@media(scripting:none)]:hidden ${isReady ? 'invisible opacity-0' : ''}`}
      style={{ background: placeholderStyle(tile) }}
      onTransitionEnd={({ target, currentTarget }) => target === currentTarget && isReady && setIsGone(true)}
    >
      <Art tile={tile} known={known} className="absolute inset-0 scale-125 opacity-60 blur-xl" />
      <div className="absolute inset-0 bg-radial-[at_50%_42%] from-transparent to-bg/85" />
      <div
        className={`relative grid w-[min(76cqw,50cqh,26rem)] gap-5 transition-transform duration-(--t-sheet) ease-move ${isReady ? 'scale-110' : ''}`}
      >
        <div data-art className="aspect-3/4 overflow-hidden rounded-sheet shadow-modal [view-transition-name:game-art]">
          <Art
            tile={tile}
            known={known}
            className={`size-full animate-[drift_9s_ease-in-out_infinite_alternate] ${known ? '' : 'named'}`}
          />
        </div>
        <div className="grid gap-2 text-center">
          <p className="sr-only" role="status">
            {t('page.loading', { title: tile.title })}
          </p>
          {/* Browsers impose their own colours on a native one. */}
          <div
            role="progressbar"
            aria-label={t('page.loading', { title: tile.title })}
            aria-valuenow={share === null ? undefined : Math.round(share * 100)}
            aria-valuetext={step}
            className="relative h-1.5 overflow-hidden rounded-full bg-light/20"
          >
            {/* The current step, whose duration is unknown. */}
            <i className="absolute inset-y-0 w-2/5 animate-[slide_1.4s_ease-in-out_infinite] rounded-full bg-light/50" />
            <i
              className="absolute inset-0 origin-left rounded-full bg-light transition-transform duration-(--t-sheet) ease-in"
              style={{ transform: `scaleX(${share ?? 0})` }}
            />
          </div>
          <p className="text-14 text-light/90" aria-hidden>
            {step}
          </p>
        </div>
      </div>
    </div>
  )
}

interface ArtProps {
  readonly tile: TileGame
  /** The address of the picture shown by the pressed tile. */
  readonly known: string
  readonly className: string
}

/** The tile's picture, over the version that has already loaded or over the game's colours and name. */
const Art = ({ tile, known, className }: ArtProps) => (
  <div
    className={className}
    data-name={tile.title}
    style={{ background: known ? `url("${known}") center / cover` : placeholderStyle(tile) }}
    {...insertedHtml(tileArtHtml(tile, '600px', 'eager'))}
  />
)
