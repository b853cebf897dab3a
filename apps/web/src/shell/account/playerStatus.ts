import { levelOf } from '@apogee/rules/loyalty/level'
import { type BadgeName, badgeNameOf, vipRankOf } from '@apogee/rules/vip/statuses'
import { groupsOf } from '../frame/groupsOf'

interface StatusHolder {
  readonly nickname: string | null
  readonly email: string
  readonly statuses: readonly { readonly id: string }[]
}

export interface PlayerStatus {
  /** Address of its image. */
  readonly image: string
  /** The badge shown next to the player's name; undefined for players with only a level. */
  readonly badge: BadgeName | undefined
}

/** The player's display name: their nickname, or the part of their email before the @. */
export const nameOf = ({ nickname, email }: Pick<StatusHolder, 'nickname' | 'email'>): string =>
  nickname || (email.split('@')[0] ?? '')

/** OPEN-87: a VIP gets the image of their highest status, other players that of their highest level. */
export function playerStatusOf(who: Pick<StatusHolder, 'statuses'>): PlayerStatus | undefined {
  const groups = groupsOf(who)
  const rank = vipRankOf(groups)
  const level = levelOf(groups)
  if (rank === undefined && level === undefined) return undefined
  return { image: `/media/status/${rank ?? `level_${level}`}.svg`, badge: badgeNameOf(groups) }
}

/** Classes, because the site's CSP rejects style attributes in HTML. */
export const badgeColour: Readonly<Record<BadgeName, string>> = {
  diamond: 'text-(--vip-diamond)',
  platinum: 'text-(--vip-platinum)',
  gold: 'text-(--vip-gold)',
  silver: 'text-(--vip-silver)',
  bronze: 'text-(--vip-bronze)',
  star: 'text-accent-text',
  rising_star: 'text-text-2',
}
