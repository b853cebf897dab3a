import { escapeHtml, insertedHtml } from '../../../../lib/browser/insertedHtml'
import { firstPicture } from '../../../../lib/delivery'
import { pictureUrl, placeholderStyle, type TileGame } from '../../model'

type Art = Pick<TileGame, 'picture' | 'colors' | 'glow'>

/** When an image loads: scripts wait for those that are `first`, if they are on the screen. */
export type Arrival = 'first' | 'eager' | 'lazy'

interface TileArtProps {
  readonly game: Art
  /** The image's `sizes`, from which the browser picks a width. */
  readonly sizes: string
  readonly isEager?: boolean
  readonly className?: string
}

const widths = [120, 172, 258, 344, 516] as const
const box = 'block overflow-hidden bg-surface-2'

/** A game's image. Its box has the theme's colours until it has loaded, so nothing is ever grey. */
export function TileArt({ game, sizes, isEager = false, className = '' }: TileArtProps) {
  return (
    <picture
      className={`${box} ${className}`}
      style={{ background: placeholderStyle(game) }}
      {...insertedHtml(inside(game.picture, sizes, isEager ? 'eager' : 'lazy'))}
    />
  )
}

const htmlCache = new WeakMap<Art, Map<string, string>>()

/**
 * The same as an HTML string, filling its box. A page has some sixty of these and they never change, so each game's is
 * built once for all pages that show it. The colours are set on the box: in the string they would be a style attribute,
 * which the CSP rejects (SEC-03).
 */
export function tileArtHtml(game: Art, sizes: string, arrival: Arrival): string {
  const look = `${arrival} ${sizes}`
  let looks = htmlCache.get(game)
  if (!looks) {
    looks = new Map()
    htmlCache.set(game, looks)
  }
  let html = looks.get(look)
  if (html === undefined) {
    html = `<picture class="relative block size-full overflow-hidden rounded-card">${inside(game.picture, sizes, arrival)}</picture>`
    looks.set(look, html)
  }
  return html
}

/** There are many tiles, so those that are not the main content of the page load after its fonts. */
const loadingOf = {
  first: `loading="eager" elementtiming="${firstPicture}"`,
  eager: 'loading="eager" fetchpriority="low"',
  lazy: 'loading="lazy" fetchpriority="low"',
} as const

function inside(picture: string, sizes: string, arrival: Arrival): string {
  const image = (src: string) =>
    `<img src="${escapeHtml(src)}" alt="" width="172" height="229" ${loadingOf[arrival]} decoding="async" class="size-full object-cover">`
  if (!picture) return ''
  // Another platform's image, which has a single width.
  if (/^\/|:/.test(picture)) return image(picture)
  const srcset = widths.map((width) => `${pictureUrl(picture, width, 'avif')} ${width}w`).join(',')
  const source = `<source type="image/avif" srcset="${escapeHtml(srcset)}" sizes="${escapeHtml(sizes)}">`
  return source + image(pictureUrl(picture, 344, 'webp'))
}
