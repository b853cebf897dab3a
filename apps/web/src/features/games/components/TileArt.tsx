import { pictureUrl, placeholderStyle, type TileGame } from '../model'

interface TileArtProps {
  readonly game: Pick<TileGame, 'picture' | 'colors' | 'glow'>
  /** CSS sizes of the picture: what the browser picks a width by. */
  readonly sizes: string
  readonly isEager?: boolean
  readonly className?: string
}

const widths = [120, 172, 258, 344, 516] as const

/**
 * The drawn picture of a game; its box has the theme's colours until the picture arrives, so nothing is ever grey. The
 * inside is written as text: a page has some sixty of them, and nothing in them ever changes.
 */
export function TileArt({ game, sizes, isEager = false, className = '' }: TileArtProps) {
  return (
    <picture
      className={`block overflow-hidden bg-surface-2 ${className}`}
      style={{ background: placeholderStyle(game) }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses and sizes of ours, escaped
      dangerouslySetInnerHTML={{ __html: inside(game.picture, sizes, isEager) }}
    />
  )
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

function inside(picture: string, sizes: string, isEager: boolean): string {
  const srcset = widths.map((width) => `${pictureUrl(picture, width, 'avif')} ${width}w`).join(',')
  const source = `<source type="image/avif" srcset="${escaped(srcset)}" sizes="${escaped(sizes)}">`
  const loading = isEager ? 'eager' : 'lazy'
  const image = `<img src="${escaped(pictureUrl(picture, 344, 'webp'))}" alt="" width="172" height="229" loading="${loading}" decoding="async" class="size-full object-cover">`
  return source + image
}
