import { Suspense } from 'react'
import { lazyPart } from '../../../lib/delivery'
import { BannerPicture } from '../../../ui/BannerPicture'
import type { Tournament } from '../model'
import type { TournamentScene } from '../scene'
import type { BrandArtProps } from './BrandArt'

// Most tournaments have a banner.
const BrandArt = lazyPart<BrandArtProps>(() => import('./BrandArt'))

/** How the picture lies in its box. Where the box is much wider, it keeps to the right and fades into the sky. */
const looks = {
  /** Covers it. */
  card: '',
  wide: 'lg:w-[62%] lg:mask-[linear-gradient(90deg,transparent,#000_40%)]',
  /** A page's head: on a phone the picture stands above the text. */
  head: 'max-lg:h-52 max-lg:mask-[linear-gradient(#000_50%,transparent)] lg:w-[62%] lg:mask-[linear-gradient(90deg,transparent,#000_40%)]',
} as const

interface TournamentArtProps {
  readonly tournament: Pick<Tournament, 'frontend_identifier'>
  readonly scene: TournamentScene | undefined
  readonly sizes: string
  /** In the first view: loads at once. */
  readonly isFirst?: boolean
  readonly look?: keyof typeof looks
}

/** The scene of a tournament, in the colours of its banner until the picture has come; without a banner, the brand's own. */
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
