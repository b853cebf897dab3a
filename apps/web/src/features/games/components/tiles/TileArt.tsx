import { insertedHtml } from '../../../../lib/browser/insertedHtml'
import { pictureUrl, placeholderStyle, type TileGame } from '../../model'

type Art = Pick<TileGame, 'picture' | 'colors' | 'glow'>

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
      {...insertedHtml(inside(game.picture, sizes, isEager))}
    />
  )
}

const htmlCache = new WeakMap<Art, Map<string, string>>()

/**
 * The same as an HTML string, filling its box. A page has some sixty of these and they never change, so each game's is
 * built once for all pages that show it. The colours are set on the box: in the string they would be a style attribute,
 * which the CSP rejects (SEC-03).
 */
export function tileArtHtml(game: Art, sizes: string, isEager: boolean): string {
  const look = isEager ? sizes : `lazy ${sizes}`
  let looks = htmlCache.get(game)
  if (!looks) {
    looks = new Map()
    htmlCache.set(game, looks)
  }
  let html = looks.get(look)
  if (html === undefined) {
    html = `<picture class="relative block size-full overflow-hidden rounded-card">${inside(game.picture, sizes, isEager)}</picture>`
    looks.set(look, html)
  }
  return html
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** There are many tiles, so their images load after the page's main image and its fonts. */
function inside(picture: string, sizes: string, isEager: boolean): string {
  const loading = isEager ? 'eager' : 'lazy'
  const image = (src: string) =>
    `<img src="${escaped(src)}" alt="" width="172" height="229" loading="${loading}" fetchpriority="low" decoding="async" class="size-full object-cover">`
  if (!picture) return ''
  // Another platform's image, which has a single width.
  if (/^\/|:/.test(picture)) return image(picture)
  const srcset = widths.map((width) => `${pictureUrl(picture, width, 'avif')} ${width}w`).join(',')
  const source = `<source type="image/avif" srcset="${escaped(srcset)}" sizes="${escaped(sizes)}">`
  return source + image(pictureUrl(picture, 344, 'webp'))
}
