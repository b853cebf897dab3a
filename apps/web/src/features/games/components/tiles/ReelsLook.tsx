import { useEffect, useState } from 'react'
import { wantsLessMotion } from '../../../../lib/browser/motion'
import { savesData } from '../../../../lib/browser/savesData'
import type { TileGame } from '../../model'

const [reels, rows] = [5, 3]
/** Symbols that pass on the first reel; each further reel turns longer. */
const passing = 9
/** The first twelve symbols of the atlas are those of every slot; it has four columns and four rows. */
const [symbols, side] = [12, 4]

/** The order of the symbols on a reel: the same for a game each time. */
function stripOf(picture: string, reel: number): number[] {
  let hash = 17 + reel * 101
  for (const letter of picture) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return Array.from({ length: rows + passing + reel * 2 }, () => {
    hash = (Math.imul(hash, 1_664_525) + 1_013_904_223) | 0
    return (hash >>> 16) % symbols
  })
}

const placeOf = (symbol: number): string =>
  `${((symbol % side) / (side - 1)) * 100}% ${(Math.floor(symbol / side) / (side - 1)) * 100}%`

/**
 * A two-second look at the reels of a slot with its own symbols, over its picture. They are loaded when it is shown; with saved data or
 * reduced motion the picture stays.
 */
export function ReelsLook({ game }: { readonly game: Pick<TileGame, 'picture'> }) {
  const [image, setImage] = useState<string>()
  const { picture } = game
  useEffect(() => {
    // Another platform's picture has another address, without symbols.
    if (!/^[\w-]+\//.test(picture) || wantsLessMotion() || savesData()) return
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
      className="absolute inset-0 grid animate-[fade-in_var(--t-sheet)] grid-cols-5 gap-1 bg-bg/85 p-2"
    >
      {Array.from({ length: reels }, (_, reel) => {
        const strip = stripOf(picture, reel)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: reels never move
          <span key={reel} className="relative overflow-hidden rounded-control bg-surface-1/80">
            <span
              className="absolute inset-x-0 top-0 flex flex-col animate-[reel_var(--turn)_cubic-bezier(0.2,0.7,0.25,1)_both]"
              style={{
                height: `${(strip.length / rows) * 100}%`,
                '--from': `${(1 - rows / strip.length) * -100}%`,
                '--turn': `${1200 + reel * 200}ms`,
              }}
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
        )
      })}
    </span>
  )
}
