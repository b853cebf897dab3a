import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { wantsLessMotion } from '../../../../lib/browser/motion'
import { savesData } from '../../../../lib/browser/savesData'
import type { TileGame } from '../../model'

/** Symbols that pass on the first reel; each further reel turns past one more. */
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

interface ReelsLookProps {
  readonly game: Pick<TileGame, 'picture'>
  readonly shape: ReelsShape
}

/**
 * The reels of a slot turning with its own symbols, over its picture. They are loaded when they are shown; with saved
 * data or reduced motion the picture stays.
 */
export function ReelsLook({ game, shape }: ReelsLookProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [sheet, setSheet] = useState<ImageBitmap>()
  const { picture } = game
  const { reels, rows, place } = shapes[shape]
  useEffect(() => {
    if (!mayShowReels(picture)) return
    const leaving = new AbortController()
    // Without its symbols the picture stays.
    loadSymbols(picture, leaving.signal).then(setSheet, () => undefined)
    return () => leaving.abort()
  }, [picture])
  useLayoutEffect(() => {
    if (sheet && box.current) turnReels(box.current, { sheet, picture, rows })
  }, [sheet, picture, rows])
  if (!sheet) return null
  return (
    <span
      ref={box}
      aria-hidden="true"
      data-reels
      className={`pointer-events-none absolute grid animate-[fade-in_var(--t-sheet)] gap-1 rounded-card bg-bg/60 p-2 ${place}`}
    >
      {Array.from({ length: reels }, (_, reel) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reels never move
        <span key={reel} className="relative rounded-control bg-surface-1/80">
          {/* Without round corners, which would have to be cut out of the moving picture in each frame. */}
          <span className="absolute inset-0 overflow-hidden">
            <canvas className="absolute inset-x-0 top-0 w-full" />
          </span>
        </span>
      ))}
    </span>
  )
}

/** Device pixels per CSS pixel: more make no visible difference in motion. */
const sharpness = (): number => Math.min(2, devicePixelRatio)
/** A symbol in CSS pixels: no reel shows it larger. */
const largest = 80
/** Space around a symbol, in CSS pixels. */
const edge = 2

/** The symbols, read and made small beside the page's own work. */
async function loadSymbols(picture: string, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetch(`/media/game/${picture}/symbols.webp`, { signal })
  if (!answer.ok) throw new Error(`the symbols are answered ${answer.status}`)
  const size = Math.round(side * largest * sharpness())
  return createImageBitmap(await answer.blob(), { resizeWidth: size, resizeHeight: size, resizeQuality: 'medium' })
}

interface Turning {
  readonly sheet: ImageBitmap
  readonly picture: string
  readonly rows: number
}

/** Draws each reel once; from then on only transforms move it. */
function turnReels(box: HTMLElement, { sheet, picture, rows }: Turning): void {
  const canvases = box.querySelectorAll('canvas')
  const reelBox = canvases[0]?.parentElement
  const [width, height] = [reelBox?.clientWidth ?? 0, (reelBox?.clientHeight ?? 0) / rows]
  for (const [reel, canvas] of canvases.entries()) {
    const strip = stripOf(picture, reel, rows)
    canvas.style.height = `${strip.length * height}px`
    drawStrip(canvas, sheet, strip, { width, height })
    const from = {
      transform: `translateY(${(rows - strip.length) * height}px)`,
      easing: 'cubic-bezier(0.2, 0.7, 0.25, 1)',
    }
    const rest = { transform: 'none' }
    canvas.animate([from, { ...rest, offset: firstStop + reel * laterStop }, rest], {
      duration: loopMs,
      iterations: loops,
    })
  }
}

function drawStrip(
  canvas: HTMLCanvasElement,
  sheet: ImageBitmap,
  strip: readonly number[],
  cell: { readonly width: number; readonly height: number },
): void {
  const ratio = sharpness()
  canvas.width = Math.max(1, Math.round(cell.width * ratio))
  canvas.height = Math.max(1, Math.round(strip.length * cell.height * ratio))
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.scale(ratio, ratio)
  const [taken, shown] = [sheet.width / side, Math.max(0, Math.min(cell.width, cell.height) - 2 * edge)]
  for (const [at, symbol] of strip.entries()) {
    const [column, row] = [symbol % side, Math.floor(symbol / side)]
    const [x, y] = [(cell.width - shown) / 2, at * cell.height + (cell.height - shown) / 2]
    pen.drawImage(sheet, column * taken, row * taken, taken, taken, x, y, shown, shown)
  }
}

/** Another platform's picture has another address, without symbols. */
export const mayShowReels = (picture: string): boolean =>
  /^[\w-]+\//.test(picture) && !wantsLessMotion() && !savesData()
