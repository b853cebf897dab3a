import { type GroupIds, isIn, isVip } from '../vip/statuses.ts'

/** ROLE-02: members of 21 and 916 see test features. */
export const isTester = (groups: GroupIds): boolean => isIn(groups, '21') || isIn(groups, '916')

/** NAV-26, OPEN-13: the VIP adventures are for their own group, and for testers. */
export const hasAdventures = (groups: GroupIds): boolean => isTester(groups) || isIn(groups, '791')

/** ROLE-04: a multi-account loses some gifts. */
export const isMultiAccount = (groups: GroupIds): boolean => isIn(groups, '100')

/**
 * ROLE-02, ROLE-03, OPEN-71: testers see every managed promotion page, others by its flag; one without a flag is shown.
 */
export const isPromotionShown = (slug: string, flags: Readonly<Record<string, boolean>>, groups: GroupIds): boolean =>
  isTester(groups) || flags[slug] !== false

/** ROLE-07: the group of agents that answers the chat. */
export const chatGroupOf = (groups: GroupIds): 1 | 2 => (isVip(groups) ? 2 : 1)
