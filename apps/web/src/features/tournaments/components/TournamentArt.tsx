import { firstPicture } from '../../../lib/delivery'
import { Scene } from '../../../ui/Scene'
import type { Tournament } from '../model'
import type { TournamentScene } from '../scene'

const widths = [390, 780, 752, 1504] as const

interface TournamentArtProps {
  readonly tournament: Pick<Tournament, 'frontend_identifier'>
  readonly scene: TournamentScene | undefined
  readonly sizes: string
  /** In the first view: loads at once. */
  readonly isFirst?: boolean
  /** In a box much wider than the picture: it keeps to the right. */
  readonly isWide?: boolean
}

/** Its left edge fades into the sky, which has its colours. */
const wide = 'lg:w-[62%] lg:mask-[linear-gradient(90deg,transparent,#000_40%)]'

/** The scene of a tournament, in the colours of its banner until the picture has come; without a banner, the brand's own. */
export function TournamentArt({ tournament, scene, sizes, isFirst = false, isWide = false }: TournamentArtProps) {
  if (!scene)
    return (
      <Scene
        seed={tournament.frontend_identifier}
        width={752}
        height={336}
        glow="var(--vip-gold)"
        planet={{ x: 0.82, y: 1.25, r: 0.75 }}
      >
        <img
          src="/media/art/1/trophy/256.webp"
          alt=""
          width={180}
          height={180}
          loading={isFirst ? 'eager' : 'lazy'}
          className="absolute top-1/2 right-[12%] aspect-square h-3/5 w-auto -translate-y-1/2"
        />
      </Scene>
    )
  const srcSet = widths.map((width) => `${scene.image}/${width}.avif ${width}w`).join(',')
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 overflow-hidden"
      style={{ background: `linear-gradient(100deg,${scene.colors.join(',')})` }}
    >
      <picture>
        <source type="image/avif" srcSet={srcSet} sizes={sizes} />
        <img
          src={`${scene.image}/780.webp`}
          alt=""
          width={752}
          height={336}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
          elementtiming={isFirst ? firstPicture : undefined}
          decoding="async"
          className={`absolute inset-y-0 right-0 size-full object-cover object-right ${isWide ? wide : ''}`}
        />
      </picture>
      <span
        className="absolute inset-y-0 left-0 w-3/4 opacity-80"
        style={{ background: `linear-gradient(90deg,${scene.colors[0]} 30%,transparent)` }}
      />
    </span>
  )
}
