import type { Tx } from '../../../core/db/db.ts'
import { storeRounds } from '../standings/roundStore.ts'
import { figureColumns, findTournamentPlayer, storeScores, type TournamentPlayerRow } from '../standings/scoreStore.ts'
import { bumpLeaderboards, type TournamentRow } from '../tournamentStore.ts'
import { playedResult } from './demoRounds.ts'

export interface DemoStanding {
  readonly playerId: bigint
  readonly betCents: bigint
  readonly rounds: number
  readonly from: Date
  readonly until: Date
}

/** Adds a demo player to a quest or an achievement with these figures; null when they already take part. */
export async function seedStanding(
  tx: Tx,
  tournament: TournamentRow,
  { playerId, ...result }: DemoStanding,
): Promise<TournamentPlayerRow | null> {
  const { id } = tournament
  if (await findTournamentPlayer(tx, id, playerId)) return null
  const nothing = { winCents: 0n, rateMicros: 0n, pointsMicros: 0n }
  const { rounds, figures } = playedResult(tournament, playerId, { ...result, ...nothing })
  await storeRounds(tx, rounds)
  await storeScores(tx, [
    {
      tournamentId: id,
      playerId,
      team_id: null,
      ...figureColumns(figures),
      reached_at: figures.reachedAt ?? result.until,
      full_at: null,
    },
  ])
  await bumpLeaderboards(tx, [{ tournamentId: id, joined: 1 }])
  return findTournamentPlayer(tx, id, playerId)
}
