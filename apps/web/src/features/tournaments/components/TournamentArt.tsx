import { Suspense } from 'react'
import { lazyPart } from '../../../lib/delivery'
import { BannerPicture } from '../../../ui/BannerPicture'
import type { Tournament } from '../model'
import type { TournamentScene } from '../scene'
import type { BrandArtProps } from './BrandArt'

// Most tournaments have a banner.
const BrandArt = lazyPart<BrandArtProps>(() => import('./BrandArt'))

/** Position of the picture in its box. In a much wider box it is at the right and fades into the gradient. */
const looks = {
  /** Covers the box. */
  card: '',
  wide: 'lg:w-[62%] lg:mask-[linear-gradient(90deg,transparent,#000_40%)]',
  /** The head of a page: on a phone the picture is above the text. */
  head: 'max-lg:h-52 max-lg:mask-[linear-gradient(#000_50%,transparent)] lg:w-[62%] lg:mask-[linear-gradient(90deg,transparent,#000_40%)]',
} as const

interface TournamentArtProps {
  readonly tournament: Pick<Tournament, 'frontend_identifier'>
  readonly scene: TournamentScene | undefined
  readonly sizes: string
  /** Above the fold: loads at once. */
  readonly isFirst?: boolean
  readonly look?: keyof typeof looks
}

/** The scene of a tournament, in the colours of its banner until the picture has loaded; without a banner, the scene of the brand. */
export function TournamentArt({ tournament, scene, sizes, isFirst = false, look = 'card' }: TournamentArtProps) {
  if (!scene)
    return (
      <Suspense>
        <BrandArt seed={tournament.frontend_identifier} isFirst={isFirst} isHead={look === 'head'} />
      </Suspense>
    )
  const [calm] = scene.colors
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 overflow-hidden"
      style={{ background: `linear-gradient(100deg,${scene.colors.join(',')})` }}
    >
      {look === 'head' && (
        <span
          className="absolute inset-0 lg:hidden"
          style={{ background: `linear-gradient(transparent 6rem,${calm} 14rem)` }}
        />
      )}
      <BannerPicture
        image={scene.image}
        sizes={sizes}
        isFirst={isFirst}
        className={`absolute top-0 right-0 size-full object-cover object-right ${looks[look]}`}
      />
      <span
        className="absolute inset-y-0 left-0 w-3/4 opacity-80"
        style={{ background: `linear-gradient(90deg,${calm} 30%,transparent)` }}
      />
    </span>
  )
}
