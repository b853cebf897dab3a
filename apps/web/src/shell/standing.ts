import { levelOf } from '@apogee/rules/loyalty/level'
import { type VipRank, vipRankOf } from '@apogee/rules/vip/statuses'

interface Who {
  readonly nickname: string | null
  readonly email: string
  readonly statuses: readonly { readonly id: string }[]
}

export interface Standing {
  /** Address of its picture. */
  readonly image: string
  /** Only of VIPs. */
  readonly rank: VipRank | undefined
}

export const groupsOf = ({ statuses }: Pick<Who, 'statuses'>): readonly string[] => statuses.map(({ id }) => id)

/** What a player is called: his nickname, or the first part of his address. */
export const nameOf = ({ nickname, email }: Pick<Who, 'nickname' | 'email'>): string =>
  nickname || (email.split('@')[0] ?? '')

/** OPEN-87: a VIP is shown by his highest status, everyone else by his highest level. */
export function standingOf(who: Pick<Who, 'statuses'>): Standing | undefined {
  const groups = groupsOf(who)
  const rank = vipRankOf(groups)
  const level = levelOf(groups)
  if (rank === undefined && level === undefined) return undefined
  return { image: `/media/status/${rank ?? `level_${level}`}.svg`, rank }
}

/** Classes, because a style in written HTML is refused by the policy of the site. */
export const rankColour: Readonly<Record<VipRank, string>> = {
  diamond: 'text-(--vip-diamond)',
  platinum: 'text-(--vip-platinum)',
  gold: 'text-(--vip-gold)',
  silver: 'text-(--vip-silver)',
  bronze: 'text-(--vip-bronze)',
}
