import { type Ctx, isOnBreak } from '../../../core/http/handler.ts'
import { groupsOf } from '../../profile/public.ts'
import type { Viewer } from '../store.ts'

const dayMs = 86_400_000

/** Drawn lotteries stay in the list this long. */
export const shownSince = (now: Date): Date => new Date(now.getTime() - 90 * dayMs)

/** A player's numeric groups: the groups of a lottery are numbers on the wire (wire-facts 14.0). */
export const numericGroups = (groups: readonly string[]): number[] =>
  groups.filter((group) => /^\d{1,9}$/.test(group)).map(Number)

export async function viewerOf({ db, brand, player }: Pick<Ctx, 'db' | 'brand' | 'player'>): Promise<Viewer> {
  const groups = player ? await groupsOf(db, player.id) : []
  return { brand, playerId: player?.id ?? null, groups: numericGroups(groups) }
}

/** SAFE-02: lotteries are hidden from a player on a break. */
export const isShownNothing = ({ player, clock }: Pick<Ctx, 'player' | 'clock'>): boolean =>
  isOnBreak(player, clock.now())
