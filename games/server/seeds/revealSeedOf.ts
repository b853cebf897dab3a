import type { Sql } from '../ports.ts'
import { rotateSeed } from '../sessions.ts'

/** Reveals the seed that a round was played with, as `rotateSeed` does; one that is revealed already stays as it is. */
export async function revealSeedOf(tx: Sql, roundId: string, playerSeed: string, now: Date): Promise<void> {
  const [used] = await tx.query<{ owner: string }>(
    `select s.owner from studio.seeds s join studio.rounds r on r.seed_id = s.id
      where r.id = $1 and s.revealed_at is null for update of s`,
    [roundId],
  )
  if (used) await rotateSeed(tx, used.owner, playerSeed, now)
}
