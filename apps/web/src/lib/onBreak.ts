import { platformNow } from './time/platformClock'
/** SAFE-02: whether the player is on a break, during which the site makes no offers to them. */
export const isOnBreak = (player: { readonly break_until?: string | undefined } | null | undefined): boolean =>
  player?.break_until !== undefined && Date.parse(player.break_until) > platformNow()

/** A permanent self-exclusion ends in the year 9999. */
export const isForEver = (until: string): boolean => until.startsWith('9999')
