/** A status of the VIP ladder, the highest first (OPEN-87, OPEN-33: Star and old Bronze are none). */
export const vipRanks = ['diamond', 'platinum', 'gold', 'silver', 'bronze'] as const
export type VipRank = (typeof vipRanks)[number]

/** ROLE-05 */
const rankGroups: Readonly<Record<VipRank, string>> = {
  diamond: '759',
  platinum: '255',
  gold: '259',
  silver: '258',
  bronze: '257',
}
/** ROLE-02 */
const testerGroups: readonly string[] = ['21', '916']
/** OPEN-13 */
const adventureGroup = '791'

/** The highest VIP status among a player's groups; undefined for everyone else. */
export const vipRankOf = (groups: readonly string[]): VipRank | undefined =>
  vipRanks.find((rank) => groups.includes(rankGroups[rank]))

/** ROLE-02 */
export const isTester = (groups: readonly string[]): boolean => testerGroups.some((id) => groups.includes(id))

/** NAV-26: the VIP adventures are for their own group, and for testers. */
export const hasAdventures = (groups: readonly string[]): boolean => isTester(groups) || groups.includes(adventureGroup)

/** OPEN-67: the number of the highest level among a player's statuses; undefined while he has none. */
export function levelOf(statuses: readonly string[]): number | undefined {
  const numbers = statuses.flatMap((id) => {
    const [, group, number] = /^([a-z]+)_([0-9]+)$/.exec(id) ?? []
    return group === 'level' ? [Number(number)] : []
  })
  return numbers.length > 0 ? Math.max(...numbers) : undefined
}
