import { levelOf } from '@apogee/rules/loyalty/level'
import { type BadgeName, badgeNameOf, vipRankOf } from '@apogee/rules/vip/statuses'

interface Who {
  readonly nickname: string | null
  readonly email: string
  readonly statuses: readonly { readonly id: string }[]
}

export interface Standing {
  /** Address of its picture. */
  readonly image: string
  /** What the player is shown as beside their name; a level alone has no badge. */
  readonly badge: BadgeName | undefined
}

export const groupsOf = ({ statuses }: Pick<Who, 'statuses'>): readonly string[] => statuses.map(({ id }) => id)

/** What a player is called: his nickname, or the first part of his address. */
export const nameOf = ({ nickname, email }: Pick<Who, 'nickname' | 'email'>): string =>
  nickname || (email.split('@')[0] ?? '')

/** OPEN-87: a VIP's picture is that of the highest status, everyone else's that of the highest level. */
export function standingOf(who: Pick<Who, 'statuses'>): Standing | undefined {
  const groups = groupsOf(who)
  const rank = vipRankOf(groups)
  const level = levelOf(groups)
  if (rank === undefined && level === undefined) return undefined
  return { image: `/media/status/${rank ?? `level_${level}`}.svg`, badge: badgeNameOf(groups) }
}

/** Classes, because a style in written HTML is refused by the policy of the site. */
export const badgeColour: Readonly<Record<BadgeName, string>> = {
  diamond: 'text-(--vip-diamond)',
  platinum: 'text-(--vip-platinum)',
  gold: 'text-(--vip-gold)',
  silver: 'text-(--vip-silver)',
  bronze: 'text-(--vip-bronze)',
  star: 'text-accent-text',
  rising_star: 'text-text-2',
}
