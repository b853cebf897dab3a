import { pictureUrl, placeholderStyle, type TileGame } from '../model'

interface TileArtProps {
  readonly game: Pick<TileGame, 'picture' | 'colors' | 'glow'>
  /** CSS sizes of the picture: what the browser picks a width by. */
  readonly sizes: string
  readonly isEager?: boolean
  readonly className?: string
}

const widths = [120, 172, 258, 344, 516] as const

/** The drawn picture of a game; its box has the theme's colours until the picture arrives, so nothing is ever grey. */
export function TileArt({ game, sizes, isEager = false, className = '' }: TileArtProps) {
  return (
    <picture
      className={`block overflow-hidden bg-surface-2 ${className}`}
      style={{ background: placeholderStyle(game) }}
    >
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${pictureUrl(game.picture, width, 'avif')} ${width}w`).join(',')}
        sizes={sizes}
      />
      <img
        src={pictureUrl(game.picture, 344, 'webp')}
        alt=""
        width={172}
        height={229}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  )
}
