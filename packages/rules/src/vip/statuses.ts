import { itemAt } from '../validation/required.ts'
/** Statuses of the VIP ladder, the lowest first (VIP-14). */
export const vipStatuses = ['REGULAR', 'BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'DIAMOND'] as const
export type VipStatus = (typeof vipStatuses)[number]

/** The groups whose members are VIPs, the highest first (ROLE-05, OPEN-73). */
export const vipGroups = [
  { id: '759', status: 'DIAMOND' },
  { id: '255', status: 'PLATINUM' },
  { id: '259', status: 'GOLD' },
  { id: '258', status: 'SILVER' },
  { id: '257', status: 'BRONZE' },
] as const satisfies readonly { id: string; status: VipStatus }[]

/** Groups as ids of the wire: numbers and text mean the same. */
export type GroupIds = readonly (string | number)[]

export const isIn = (groups: GroupIds, id: string): boolean => groups.some((group) => String(group) === id)

/** The VIP status of the highest of these groups; REGULAR without one. Star and old Bronze are no VIPs (OPEN-33). */
export const vipStatusOf = (groups: GroupIds): VipStatus =>
  vipGroups.find(({ id }) => isIn(groups, id))?.status ?? 'REGULAR'

// `Lowercase` describes for the type what toLowerCase does to the text.
export const toLower = <T extends string>(text: T) => text.toLowerCase() as Lowercase<T>

/** A VIP status as its picture, colour and text are called. */
export type VipRank = Lowercase<Exclude<VipStatus, 'REGULAR'>>

/** The rank of the highest of these groups (OPEN-87); undefined for players who are not VIPs. */
export function vipRankOf(groups: GroupIds): VipRank | undefined {
  const status = vipStatusOf(groups)
  return status === 'REGULAR' ? undefined : toLower(status)
}

/** The player's status in a payment (ROLE-10). */
export type PlayerStatus = Capitalize<VipRank>

/** ROLE-10, OPEN-73: the highest of these groups in the words of a payment; undefined for everyone else. */
export function playerStatusOf(groups: GroupIds): PlayerStatus | undefined {
  const rank = vipRankOf(groups)
  // As above, for `Capitalize`.
  return rank && (`${itemAt(rank, 0).toUpperCase()}${rank.slice(1)}` as PlayerStatus)
}

/** ROLE-05 */
export const isVip = (groups: GroupIds): boolean => vipStatusOf(groups) !== 'REGULAR'

/** ROLE-05: checked separately, regardless of the player's other groups. */
export const isDiamond = (groups: GroupIds): boolean => isIn(groups, '759')

/** A group's badge: the status shown for a player (VIP-04, VIP-05, OPEN-33). */
export type Badge = Exclude<VipStatus, 'REGULAR'> | 'STAR' | 'RISING_STAR'

/** The badge of the highest group; null for a player in none of them. Old Bronze (793) looks like Bronze. */
export function badgeOf(groups: GroupIds): Badge | null {
  const status = vipStatusOf(groups)
  if (status !== 'REGULAR') return status
  if (isIn(groups, '793')) return 'BRONZE'
  if (isIn(groups, '256')) return 'STAR'
  return isIn(groups, '1117') ? 'RISING_STAR' : null
}

/** A badge as its picture, colour and text are called (`shell.rank`). */
export type BadgeName = Lowercase<Badge>

/** {@link badgeOf} by the name of its text; undefined for players in none of these groups. */
export function badgeNameOf(groups: GroupIds): BadgeName | undefined {
  const badge = badgeOf(groups)
  return badge === null ? undefined : toLower(badge)
}

/** The group of a status; 1117 is that of players without one (VIP-05). */
export const groupOf = (status: VipStatus): string => vipGroups.find((group) => group.status === status)?.id ?? '1117'

/** Every group of a VIP status: a player who has had a status is in exactly one of them. */
export const ladderGroups: readonly string[] = [...vipGroups.map(({ id }) => id), '256', '793', '1117']

/** Parses a status of the wire in any case; undefined for other text. */
export const readVipStatus = (text: string): VipStatus | undefined =>
  vipStatuses.find((status) => status === text.toUpperCase())

/** The status above; undefined for the highest. */
export const nextVipStatus = (status: VipStatus): VipStatus | undefined => vipStatuses[vipStatuses.indexOf(status) + 1]

export type CardPosition = 'before' | 'current' | 'future' | 'lock'

/** VIP-10: the position of the card of `status` relative to the player's status `active`. */
export function cardPosition(status: VipStatus, active: VipStatus): CardPosition {
  const ahead = vipStatuses.indexOf(status) - vipStatuses.indexOf(active)
  if (ahead < 0) return 'before'
  if (ahead === 0) return 'current'
  return ahead === 1 ? 'future' : 'lock'
}
