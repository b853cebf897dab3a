import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import type { TournamentPlayerRow, TournamentRow } from '../tournaments/public.ts'
import { presentMembership, presentProgress } from './progressOf.ts'
import { listReached, type ReachedRow } from './store.ts'

/**
 * After the commit, publishes a player's progress to each of their open pages. `known`: the reached levels, unless one is
 * new.
 */
export async function announceProgress(
  { realtime }: Pick<Core, 'realtime'>,
  tx: Tx,
  tournament: TournamentRow,
  row: TournamentPlayerRow,
  known: readonly ReachedRow[] | undefined,
): Promise<void> {
  const { player_id: playerId } = row
  if (!realtime.hasSubscribers(playerId, 'quests_changes')) return
  const reached = known ?? (await listReached(tx, playerId, tournament.frontend_identifier))
  const progress = presentProgress(tournament, row, reached)
  tx.afterCommit(() => realtime.publishTo(playerId, 'quests_changes', progress))
}

/** After the commit, publishes an achievement that is reached by joining a group. */
export async function announceMembership(
  { realtime }: Pick<Core, 'realtime'>,
  tx: Tx,
  identifier: string,
  playerId: bigint,
): Promise<void> {
  if (!realtime.hasSubscribers(playerId, 'quests_changes')) return
  const progress = presentMembership(identifier, await listReached(tx, playerId, identifier))
  tx.afterCommit(() => realtime.publishTo(playerId, 'quests_changes', progress))
}
