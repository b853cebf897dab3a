import { firstGraphemes } from '@apogee/rules/validation/text/graphemes'
import type { PlayerStatus } from './playerStatus'

/** The image of a player's level or VIP status; their initial without either. */
export function PlayerAvatar({ status, name }: { status: PlayerStatus | undefined; name: string }) {
  const box = 'size-9 shrink-0 rounded-full'
  if (status)
    return <img src={status.image} alt="" width={36} height={36} className={`${box} bg-surface-2 shadow-line`} />
  return (
    <span
      aria-hidden="true"
      className={`${box} grid place-items-center bg-linear-150 from-(--skeleton-a) to-accent font-bold text-text uppercase`}
    >
      {firstGraphemes(name, 1)}
    </span>
  )
}
