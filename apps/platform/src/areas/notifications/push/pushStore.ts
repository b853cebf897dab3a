import type { Row, Sql } from '../../../core/db/db.ts'
import { queryFirst } from '../../../core/db/queryOne.ts'

interface NewSubscription {
  readonly playerId: bigint
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface SubscriptionRow extends Row {
  readonly id: bigint
  readonly player_id: bigint
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Older ones of a player beyond this many are deleted: browsers that were reset never end theirs. */
const maxPerPlayer = 10

export async function storeSubscription(sql: Sql, one: NewSubscription, now: Date): Promise<void> {
  await sql.query(
    `INSERT INTO push_subscriptions (player_id, endpoint, p256dh, auth, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (endpoint) DO UPDATE SET player_id = $1, p256dh = $3, auth = $4`,
    [one.playerId, one.endpoint, one.p256dh, one.auth, now],
  )
  await sql.query(
    `DELETE FROM push_subscriptions WHERE player_id = $1 AND id NOT IN (
       SELECT id FROM push_subscriptions WHERE player_id = $1 ORDER BY id DESC LIMIT ${maxPerPlayer})`,
    [one.playerId],
  )
}

export async function deleteSubscription(sql: Sql, playerId: bigint, endpoint: string): Promise<void> {
  await sql.query('DELETE FROM push_subscriptions WHERE player_id = $1 AND endpoint = $2', [playerId, endpoint])
}

export async function deleteSubscriptionById(sql: Sql, id: bigint): Promise<void> {
  await sql.query('DELETE FROM push_subscriptions WHERE id = $1', [id])
}

export const subscriptionsOf = (sql: Sql, playerId: bigint): Promise<SubscriptionRow[]> =>
  sql.query<SubscriptionRow>('SELECT * FROM push_subscriptions WHERE player_id = $1 ORDER BY id', [playerId])

export const findSubscription = (sql: Sql, id: bigint): Promise<SubscriptionRow | null> =>
  queryFirst(sql, 'SELECT * FROM push_subscriptions WHERE id = $1', [id])
