import type { Tx } from '../../../core/db/db.ts'
import { findTournamentPlayer, storeFigures, type TournamentPlayerRow } from '../standings/playerStore.ts'
import { raiseTables, type TournamentRow } from '../tournamentStore.ts'

export interface DemoStanding {
  readonly playerId: bigint
  readonly betCents: bigint
  readonly rounds: number
  readonly at: Date
}

/** Puts a demo player into a quest or an achievement with these figures; null when they take part already. */
export async function seedStanding(
  tx: Tx,
  { id, strategy }: TournamentRow,
  { playerId, betCents, rounds, at }: DemoStanding,
): Promise<TournamentPlayerRow | null> {
  if (await findTournamentPlayer(tx, id, playerId)) return null
  await storeFigures(tx, [
    {
      tournamentId: id,
      playerId,
      team_id: null,
      bet_cents: betCents,
      win_cents: 0n,
      rate_micros: 0n,
      games_taken: rounds,
      points_micros: 0n,
      score: strategy === 'spin' ? BigInt(rounds) : betCents,
      reached_at: at,
      full_at: null,
    },
  ])
  await raiseTables(tx, [{ tournamentId: id, joined: 1 }])
  return findTournamentPlayer(tx, id, playerId)
}
