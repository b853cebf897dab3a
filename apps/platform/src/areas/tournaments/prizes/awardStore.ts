import type { Row, Sql, Tx } from '../../../core/db/db.ts'
import type { CompetitionPrize } from './competitionPrize.ts'

export interface AwardSource {
  readonly kind: 'tournament' | 'quest' | 'achievement' | 'lottery'
  readonly id: bigint
}

/** What a prize became. */
export interface Given {
  readonly gifts: readonly { readonly kind: 'bonus' | 'freespins'; readonly id: bigint }[]
  /** Of the money, in minor units of `currency`; zero without any. `isReal`: paid into the wallet, not a bonus. */
  readonly money: { readonly currency: string; readonly cents: bigint; readonly isReal: boolean } | null
  readonly chargeablePoints: number
  readonly persistentPoints: number
  /** By language. */
  readonly stuff: Readonly<Record<string, string>> | null
}

interface AwardRow {
  readonly key: string
  readonly playerId: bigint
  readonly source: AwardSource
  readonly prize: CompetitionPrize
  readonly at: Date
}

/** Takes the key; false when it has given before, or another transaction that has just ended took it. */
export async function insertAward(tx: Tx, { key, playerId, source, prize, at }: AwardRow): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO competition_awards (key, player_id, source_kind, source_id, prize, given, created_at)
     VALUES ($1, $2, $3, $4, $5, '{}', $6) ON CONFLICT (key) DO NOTHING RETURNING key`,
    [key, playerId, source.kind, source.id, JSON.stringify(prize), at],
  )
  return rows.length > 0
}

/** As JSON keeps it: ids and amounts are numbers. */
interface KeptGiven extends Omit<Given, 'gifts' | 'money'> {
  readonly gifts: readonly { readonly kind: 'bonus' | 'freespins'; readonly id: number }[]
  readonly money: { readonly currency: string; readonly cents: number; readonly isReal: boolean } | null
}

export async function storeGiven(tx: Tx, key: string, given: Given): Promise<void> {
  const kept = JSON.stringify(given, (_, value) => (typeof value === 'bigint' ? Number(value) : value))
  await tx.query('UPDATE competition_awards SET given = $2 WHERE key = $1', [key, kept])
}

/** The gifts of a player that came of these keys, by key; a key that has given nothing is missing. */
export async function giftsGiven(sql: Sql, keys: readonly string[]): Promise<ReadonlyMap<string, KeptGiven['gifts']>> {
  if (keys.length === 0) return new Map()
  const rows = await sql.query<Row & { key: string; given: Partial<KeptGiven> }>(
    'SELECT key, given FROM competition_awards WHERE key = ANY ($1::text[])',
    [keys],
  )
  return new Map(rows.map(({ key, given }) => [key, given.gifts ?? []]))
}

/** What a key has given; undefined while it has given nothing. */
export async function findGiven(sql: Sql, key: string): Promise<Given | undefined> {
  const [row] = await sql.query<Row & { given: KeptGiven }>('SELECT given FROM competition_awards WHERE key = $1', [
    key,
  ])
  if (!row) return undefined
  const { gifts, money, ...rest } = row.given
  return {
    ...rest,
    gifts: gifts.map(({ kind, id }) => ({ kind, id: BigInt(id) })),
    money: money && { ...money, cents: BigInt(money.cents) },
  }
}
