import type { Sql } from '../../../core/db/db.ts'
import type { GrantedRounds } from '../../../ports/studios/gameStudio.ts'

/** Free spins that an aggregator knows under an id that it chose. */
export interface Reward extends Record<string, unknown> {
  readonly freespins_id: bigint
  readonly stake_cents: bigint
}

export async function isRewarded(sql: Sql, partner: string, freeSpins: string): Promise<boolean> {
  const rows = await sql.query('SELECT FROM studio_rewards WHERE partner = $1 AND freespins_id = $2', [
    partner,
    BigInt(freeSpins),
  ])
  return rows.length > 0
}

/** Two launches at once may announce the same free spins: the first name counts, and the other reward stays unused. */
export async function storeReward(
  sql: Sql,
  partner: string,
  reward: string,
  { id, stakeCents }: GrantedRounds,
  now: Date,
): Promise<void> {
  await sql.query(
    `INSERT INTO studio_rewards (partner, reward, freespins_id, stake_cents, created_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [partner, reward, BigInt(id), BigInt(stakeCents), now],
  )
}

export async function findReward(sql: Sql, partner: string, reward: string): Promise<Reward | null> {
  const [row] = await sql.query<Reward>(
    'SELECT freespins_id, stake_cents FROM studio_rewards WHERE partner = $1 AND reward = $2',
    [partner, reward],
  )
  return row ?? null
}
