import type { Row, Sql, Tx } from '../../../core/db/db.ts'
import type { CompetitionPrize } from './competitionPrize.ts'

export interface AwardSource {
  readonly kind: 'tournament' | 'quest' | 'achievement' | 'lottery'
  readonly id: bigint
}

/** The parts of a prize as they were granted. */
export interface Granted {
  readonly gifts: readonly { readonly kind: 'bonus' | 'freespins'; readonly id: bigint }[]
  /** In minor units of `currency`. `isReal`: paid into the wallet, not a bonus. */
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

/** Reserves the key; false when it was used before. */
export async function insertAward(tx: Tx, { key, playerId, source, prize, at }: AwardRow): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO competition_awards (key, player_id, source_kind, source_id, prize, given, created_at)
     VALUES ($1, $2, $3, $4, $5, '{}', $6) ON CONFLICT (key) DO NOTHING RETURNING key`,
    [key, playerId, source.kind, source.id, JSON.stringify(prize), at],
  )
  return rows.length > 0
}

/** The stored JSON, in which ids and amounts are numbers. */
interface StoredGranted extends Omit<Granted, 'gifts' | 'money'> {
  readonly gifts: readonly { readonly kind: 'bonus' | 'freespins'; readonly id: number }[]
  readonly money: { readonly currency: string; readonly cents: number; readonly isReal: boolean } | null
}

export async function storeGranted(tx: Tx, key: string, granted: Granted): Promise<void> {
  const json = JSON.stringify(granted, (_, value) => (typeof value === 'bigint' ? Number(value) : value))
  await tx.query('UPDATE competition_awards SET given = $2 WHERE key = $1', [key, json])
}

/** The gifts that were granted for these keys; unused keys are missing. */
export async function giftsGiven(
  sql: Sql,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredGranted['gifts']>> {
  if (keys.length === 0) return new Map()
  const rows = await sql.query<Row & { key: string; given: Partial<StoredGranted> }>(
    'SELECT key, given FROM competition_awards WHERE key = ANY ($1::text[])',
    [keys],
  )
  return new Map(rows.map(({ key, given }) => [key, given.gifts ?? []]))
}

/** undefined for an unused key. */
export async function findGranted(sql: Sql, key: string): Promise<Granted | undefined> {
  const [row] = await sql.query<Row & { given: StoredGranted }>('SELECT given FROM competition_awards WHERE key = $1', [
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
