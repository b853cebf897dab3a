import { pictureUrl, placeholderStyle, type TileGame } from '../model'

type Art = Pick<TileGame, 'picture' | 'colors' | 'glow'>

interface TileArtProps {
  readonly game: Art
  /** CSS sizes of the picture: what the browser picks a width by. */
  readonly sizes: string
  readonly isEager?: boolean
  readonly className?: string
}

const widths = [120, 172, 258, 344, 516] as const
const box = 'block overflow-hidden bg-surface-2'

/** The drawn picture of a game; its box has the theme's colours until the picture arrives, so nothing is ever grey. */
export function TileArt({ game, sizes, isEager = false, className = '' }: TileArtProps) {
  return (
    <picture
      className={`${box} ${className}`}
      style={{ background: placeholderStyle(game) }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses and sizes of ours, escaped
      dangerouslySetInnerHTML={{ __html: inside(game.picture, sizes, isEager) }}
    />
  )
}

const kept = new WeakMap<Art, Map<string, string>>()

/**
 * The same as text, filling its box: a page has some sixty of them and nothing in them ever changes, so a game's is written
 * once for all pages that show it. Its box has the colours: as text they would be a style attribute, which the policy
 * refuses (SEC-03).
 */
export function tileArtHtml(game: Art, sizes: string, isEager: boolean): string {
  const look = isEager ? sizes : `lazy ${sizes}`
  let looks = kept.get(game)
  if (!looks) {
    looks = new Map()
    kept.set(game, looks)
  }
  let html = looks.get(look)
  if (html === undefined) {
    html = `<picture class="relative block size-full overflow-hidden rounded-card">${inside(game.picture, sizes, isEager)}</picture>`
    looks.set(look, html)
  }
  return html
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** Tiles are many: their pictures let the page's first picture and its fonts go before them. */
function inside(picture: string, sizes: string, isEager: boolean): string {
  const srcset = widths.map((width) => `${pictureUrl(picture, width, 'avif')} ${width}w`).join(',')
  const source = `<source type="image/avif" srcset="${escaped(srcset)}" sizes="${escaped(sizes)}">`
  const loading = isEager ? 'eager' : 'lazy'
  const image = `<img src="${escaped(pictureUrl(picture, 344, 'webp'))}" alt="" width="172" height="229" loading="${loading}" fetchpriority="low" decoding="async" class="size-full object-cover">`
  return source + image
}
