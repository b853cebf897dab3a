import { Scene } from '../../../ui/Scene'
import type { Bonus, Freespins } from '../queries'
import { picturesOf } from './GiftArt'

/** Behind the head of a gift's card: the light of its first game, or the brand's own sky. */
export function GiftScene({ gift }: { readonly gift: Bonus | Freespins }) {
  const [picture] = picturesOf(gift.games_info)
  if (picture === undefined)
    return (
      <Scene
        seed={`gift ${gift.id}`}
        width={560}
        height={176}
        planet={{ x: 0.84, y: 1.35, r: 0.8 }}
        glow="var(--accent)"
        className="-z-10"
      />
    )
  return (
    <div className="absolute inset-0 -z-10 overflow-hidden bg-surface-3">
      <img
        src={`${picture}/172.webp`}
        alt=""
        width={84}
        height={112}
        loading="lazy"
        className="size-full scale-125 object-cover opacity-60 blur-xl"
      />
      <div className="absolute inset-0 bg-linear-to-r from-surface-1 via-surface-1/70 to-transparent" />
    </div>
  )
}
