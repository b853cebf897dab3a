import type { Freespins } from '../queries'

interface GiftArtProps {
  /** Its games, if it is limited to any. */
  readonly games: Freespins['games_info'] | undefined
  /** Shown for a gift without games, or whose platform sends no pictures of them. */
  readonly emblem: string
}

/** The arrangement of the tiles: the first in front, the others fanned out behind it. */
const places = ['', 'origin-bottom rotate-8', 'origin-bottom -rotate-8'] as const

/** Addresses of their tiles, without size; none where the platform sends no pictures. */
export const picturesOf = (games: GiftArtProps['games'] = []): string[] =>
  games.flatMap(({ picture }) => picture ?? []).slice(0, places.length)

/** A gift's picture: the tiles of its games, or an emblem. */
export function GiftArt({ games, emblem }: GiftArtProps) {
  const pictures = picturesOf(games)
  if (pictures.length === 0)
    return <img src={emblem} alt="" width={96} height={96} loading="lazy" className="size-24 shrink-0" />
  return (
    <div className={`relative h-28 w-21 shrink-0 ${pictures.length > 1 ? 'mx-3 mt-1' : ''}`}>
      {pictures
        .map((picture, index) => (
          <img
            key={picture}
            src={`${picture}/172.webp`}
            alt=""
            width={84}
            height={112}
            loading="lazy"
            className={`absolute inset-0 size-full rounded-control bg-surface-3 object-cover shadow-line ${places[index]}`}
          />
        ))
        .toReversed()}
    </div>
  )
}
