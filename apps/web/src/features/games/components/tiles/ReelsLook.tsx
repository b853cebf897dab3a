import { useEffect, useRef, useState } from 'react'
import { wantsLessMotion } from '../../../../lib/browser/motion'
import { savesData } from '../../../../lib/browser/savesData'
import type { TileGame } from '../../model'

/** Symbols that pass on the first reel; each further reel turns past one more. Few, because a slow phone lays out all of them. */
const passing = 6
/** The first twelve symbols of the atlas are those of every slot; it has four columns and four rows. */
const [symbols, side] = [12, 4]
/** One turn of the reels with the rest after it. Two of them: motion that starts by itself ends within five seconds. */
const [loopMs, loops] = [2400, 2]
/** The first reel stops after this share of a loop, each further one later. */
const [firstStop, laterStop] = [0.45, 0.08]

/** The reels of a wide picture, of an upright one, and of one with controls at its foot. */
const shapes = {
  wide: { reels: 5, rows: 3, place: 'inset-0 grid-cols-5' },
  upright: { reels: 3, rows: 4, place: 'inset-0 grid-cols-3' },
  aboveControls: { reels: 3, rows: 3, place: 'inset-x-0 top-0 bottom-22 grid-cols-3' },
} as const
export type ReelsShape = keyof typeof shapes

/** The order of the symbols on a reel: the same for a game each time. It ends as it begins, so that it can repeat. */
function stripOf(picture: string, reel: number, rows: number): number[] {
  let hash = 17 + reel * 101
  for (const letter of picture) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  const strip = Array.from({ length: rows + passing + reel }, () => {
    hash = (Math.imul(hash, 1_664_525) + 1_013_904_223) | 0
    return (hash >>> 16) % symbols
  })
  return [...strip, ...strip.slice(0, rows)]
}

const placeOf = (symbol: number): string =>
  `${((symbol % side) / (side - 1)) * 100}% ${(Math.floor(symbol / side) / (side - 1)) * 100}%`

interface ReelsLookProps {
  readonly game: Pick<TileGame, 'picture'>
  readonly shape: ReelsShape
}

/**
 * The reels of a slot turning with its own symbols, over its picture. They are loaded when they are shown; with saved
 * data or reduced motion the picture stays.
 */
export function ReelsLook({ game, shape }: ReelsLookProps) {
  const [image, setImage] = useState<string>()
  const { picture } = game
  const { reels, rows, place } = shapes[shape]
  useEffect(() => {
    if (!mayShowReels(picture)) return
    const symbolsOf = new Image()
    symbolsOf.onload = () => setImage(symbolsOf.src)
    symbolsOf.src = `/media/game/${picture}/symbols.webp`
    return () => {
      symbolsOf.onload = null
    }
  }, [picture])
  if (!image) return null
  return (
    <span
      aria-hidden="true"
      data-reels
      className={`pointer-events-none absolute grid animate-[fade-in_var(--t-sheet)] gap-1 rounded-card bg-bg/60 p-2 ${place}`}
    >
      {Array.from({ length: reels }, (_, reel) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reels never move
        <Reel key={reel} {...{ picture, reel, rows, image }} />
      ))}
    </span>
  )
}

interface ReelProps {
  readonly picture: string
  readonly reel: number
  readonly rows: number
  readonly image: string
}

function Reel({ picture, reel, rows, image }: ReelProps) {
  const moving = useRef<HTMLSpanElement>(null)
  const strip = stripOf(picture, reel, rows)
  const share = rows / strip.length
  useEffect(() => {
    const from = { transform: `translateY(${(share - 1) * 100}%)`, easing: 'cubic-bezier(0.2, 0.7, 0.25, 1)' }
    const rest = { transform: 'none' }
    moving.current?.animate([from, { ...rest, offset: firstStop + reel * laterStop }, rest], {
      duration: loopMs,
      iterations: loops,
    })
  }, [share, reel])
  return (
    <span className="relative rounded-control bg-surface-1/80">
      {/* Without round corners, which would have to be cut out of the moving symbols in each frame. */}
      <span className="absolute inset-0 overflow-hidden">
        <span
          ref={moving}
          className="absolute inset-x-0 top-0 flex flex-col"
          style={{ height: `${(strip.length / rows) * 100}%` }}
        >
          {strip.map((symbol, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: symbols never move on their reel
              key={at}
              className="m-0.5 flex-1 bg-contain bg-no-repeat"
              style={{
                backgroundImage: `url(${image})`,
                backgroundSize: '400% 400%',
                backgroundPosition: placeOf(symbol),
              }}
            />
          ))}
        </span>
      </span>
    </span>
  )
}

/** Another platform's picture has another address, without symbols. */
export const mayShowReels = (picture: string): boolean =>
  /^[\w-]+\//.test(picture) && !wantsLessMotion() && !savesData()
