import { type BadgeName, badgeNameOf } from '@apogee/rules/vip/statuses'
import { groupsOf } from '../frame/groupsOf'

interface StatusHolder {
  readonly nickname: string | null
  readonly email: string
  readonly statuses: readonly { readonly id: string }[]
}

/** The player's display name: their nickname, or the part of their email before the @. */
export const nameOf = ({ nickname, email }: Pick<StatusHolder, 'nickname' | 'email'>): string =>
  nickname || (email.split('@')[0] ?? '')

/** The badge shown next to the player's name; undefined for players with only a level. */
export const badgeOfPlayer = (who: Pick<StatusHolder, 'statuses'>): BadgeName | undefined => badgeNameOf(groupsOf(who))

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
