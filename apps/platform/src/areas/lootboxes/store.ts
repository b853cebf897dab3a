import { createHash } from 'node:crypto'
import type { lootboxStrategies } from '@apogee/contract/lootboxes'
import type { LootboxStage } from '@apogee/rules/lootboxes/boxes'
import { itemAt } from '@apogee/rules/validation/required'
import type { Row, Sql, Tx } from '../../core/db/db.ts'
import { insertion, queryFirst } from '../../core/db/queryOne.ts'
import type { Contents } from './contents.ts'

export type LootboxStrategy = (typeof lootboxStrategies)[number]

/** The facts for the text that explains why a box was granted. */
export interface Source {
  /** The payment of a deposit, and its amount. */
  readonly payment?: string
  readonly cents?: number
  readonly currency?: string
  readonly level?: string
  /** Group of a status. */
  readonly group?: string
}

export interface LootboxRow extends Row {
  readonly id: bigint
  /** Raised by the database with every change of the row. */
  readonly version: bigint
  readonly player_id: bigint
  readonly key: string
  readonly group_key: string
  readonly strategy: LootboxStrategy
  readonly source: Source
  /** By language. */
  readonly titles: Record<string, string>
  readonly display: number
  readonly currency: string
  readonly contents: Contents
  readonly seed_hash: string
  readonly sealed_seed: Uint8Array | null
  readonly server_seed: string | null
  readonly player_seed: string | null
  readonly stage: LootboxStage
  readonly won: number | null
  readonly gift_kind: 'bonus' | 'freespins' | null
  readonly gift_id: bigint | null
  readonly created_at: Date
  readonly valid_until: Date
  readonly activated_at: Date | null
}

const columns = `b.id, b.version, b.player_id, b.key, b.group_key, b.strategy, b.source, b.titles, b.display, b.currency, c.contents,
  b.seed_hash, b.sealed_seed, b.server_seed, b.player_seed, b.stage, b.won, b.gift_kind, b.gift_id, b.created_at, b.valid_until,
  b.activated_at`
const ofBoxes = `SELECT ${columns} FROM player_lootboxes b JOIN lootbox_contents c ON c.id = b.contents_id`

export type NewLootbox = Pick<
  LootboxRow,
  | ('player_id' | 'key' | 'group_key' | 'strategy' | 'source' | 'titles' | 'display' | 'currency' | 'contents')
  | ('seed_hash' | 'sealed_seed' | 'created_at' | 'valid_until')
>

/** Stores contents and returns their id; identical contents are stored once. */
async function storeContents(tx: Tx, contents: Contents): Promise<bigint> {
  const text = JSON.stringify(contents)
  const hash = createHash('sha256').update(text).digest('hex')
  const find = () => tx.query<{ id: bigint }>('SELECT id FROM lootbox_contents WHERE hash = $1', [hash])
  const [known] = await find()
  if (known) return known.id
  await tx.query('INSERT INTO lootbox_contents (hash, contents) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING', [
    hash,
    text,
  ])
  return itemAt(await find(), 0).id
}

/** Issues a box; null when this key has already granted one. */
export async function insertLootbox(
  tx: Tx,
  { contents, source, titles, ...box }: NewLootbox,
): Promise<LootboxRow | null> {
  const jsons = { source: JSON.stringify(source), titles: JSON.stringify(titles) }
  const values = { ...box, ...jsons, contents_id: await storeContents(tx, contents) }
  const row = await queryFirst<{ id: bigint }>(
    tx,
    ...insertion('INSERT INTO player_lootboxes', values, 'ON CONFLICT (key) DO NOTHING RETURNING id'),
  )
  return row ? readLootbox(tx, row.id) : null
}

async function readLootbox(sql: Sql, id: bigint): Promise<LootboxRow> {
  const [row] = await sql.query<LootboxRow>({ name: 'lootboxes_one', text: `${ofBoxes} WHERE b.id = $1` }, [id])
  if (!row) throw new Error(`box ${id} does not exist`)
  return row
}

/** A box, locked until the transaction ends; null when it does not exist. */
export const lockLootbox = (tx: Tx, id: bigint): Promise<LootboxRow | null> =>
  queryFirst(tx, { name: 'lootboxes_lock', text: `${ofBoxes} WHERE b.id = $1 FOR UPDATE OF b` }, [id])

/** A player's unopened boxes, the first to expire first, then boxes activated since a time, the latest first. */
export const openLootboxes = (sql: Sql, playerId: bigint, activatedSince: Date, most: number): Promise<LootboxRow[]> =>
  sql.query<LootboxRow>(
    {
      name: 'lootboxes_open',
      text: `${ofBoxes} WHERE b.player_id = $1 AND (b.stage = 'issued' OR (b.stage = 'activated' AND b.activated_at >= $2))
              ORDER BY b.stage = 'issued' DESC, CASE WHEN b.stage = 'issued' THEN b.valid_until END, b.id DESC LIMIT $3`,
    },
    [playerId, activatedSince, most],
  )

/** A player's activated boxes, the last one first, from the one after the box with this id. */
export const pastLootboxes = (sql: Sql, playerId: bigint, after: bigint | null, limit: number): Promise<LootboxRow[]> =>
  sql.query<LootboxRow>(
    `${ofBoxes} WHERE b.player_id = $1 AND b.stage = 'activated'
        AND ($2::bigint IS NULL OR (b.activated_at, b.id) < (SELECT activated_at, id FROM player_lootboxes WHERE id = $2))
      ORDER BY b.activated_at DESC, b.id DESC LIMIT $3`,
    [playerId, after, limit],
  )

/** The result of a draw. */
export interface Drawn {
  readonly serverSeed: string
  readonly playerSeed: string
  /** Number of the item. */
  readonly won: number
  readonly giftKind: 'bonus' | 'freespins'
  readonly giftId: bigint
  readonly at: Date
}

/** Stores a draw; the caller holds the row lock. */
export async function storeDraw(tx: Tx, id: bigint, drawn: Drawn): Promise<LootboxRow> {
  const { serverSeed, playerSeed, won, giftKind, giftId, at } = drawn
  await tx.query(
    {
      name: 'lootboxes_draw',
      text: `UPDATE player_lootboxes
                SET stage = 'activated', server_seed = $2, player_seed = $3, won = $4, gift_kind = $5, gift_id = $6,
                    activated_at = $7, ended_at = $7, sealed_seed = NULL
              WHERE id = $1`,
    },
    [id, serverSeed, playerSeed, won, giftKind, giftId, at],
  )
  return readLootbox(tx, id)
}

/** Ends a box that was not activated; the caller holds the row lock. */
export async function endLootbox(tx: Tx, id: bigint, stage: 'canceled' | 'expired', at: Date): Promise<LootboxRow> {
  await tx.query('UPDATE player_lootboxes SET stage = $2, ended_at = $3 WHERE id = $1', [id, stage, at])
  return readLootbox(tx, id)
}

/** Cancels a box and frees its key, so that the key may grant another one; the caller holds the row lock. */
export async function revokeLootbox(tx: Tx, id: bigint, at: Date): Promise<LootboxRow> {
  await tx.query("UPDATE player_lootboxes SET key = key || ':canceled:' || id WHERE id = $1", [id])
  return endLootbox(tx, id, 'canceled', at)
}

/** Overdue boxes, locked until the transaction ends. */
export async function lockOverdue(tx: Tx, now: Date, most: number): Promise<bigint[]> {
  const rows = await tx.query<{ id: bigint }>(
    `SELECT id FROM player_lootboxes WHERE stage = 'issued' AND valid_until <= $1
      ORDER BY valid_until LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [now, most],
  )
  return rows.map(({ id }) => id)
}

/** The subset of these keys that have granted a box. */
export async function grantedKeys(sql: Sql, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ key: string }>('SELECT key FROM player_lootboxes WHERE key = ANY ($1::text[])', [keys])
  return new Set(rows.map(({ key }) => key))
}

/** The boxes a deposit granted, locked until the transaction ends. */
export const lockOfDeposit = (tx: Tx, playerId: bigint, payment: bigint): Promise<LootboxRow[]> =>
  tx.query<LootboxRow>(
    `${ofBoxes} WHERE b.player_id = $1 AND b.strategy = 'deposit' AND b.source->>'payment' = $2 ORDER BY b.id FOR UPDATE OF b`,
    [playerId, String(payment)],
  )

/** The boxes that these deposits granted, including activated ones. */
export const lootboxesOf = (sql: Sql, playerId: bigint, payments: readonly bigint[]) =>
  sql.query<Pick<LootboxRow, 'id' | 'stage' | 'titles'>>(
    `SELECT id, stage, titles FROM player_lootboxes
      WHERE player_id = $1 AND strategy = 'deposit' AND source->>'payment' = ANY ($2::text[])
        AND stage IN ('issued', 'activated') ORDER BY id`,
    [playerId, payments.map(String)],
  )

export const listSealed = (sql: Sql, after: bigint, limit: number) =>
  sql.query<{ id: bigint; sealed_seed: Uint8Array }>(
    'SELECT id, sealed_seed FROM player_lootboxes WHERE id > $1 AND sealed_seed IS NOT NULL ORDER BY id LIMIT $2',
    [after, limit],
  )

/** Replaces a sealed seed, unless the box has been activated since it was read. */
export async function replaceSeal(sql: Sql, id: bigint, old: Uint8Array, sealed: Uint8Array): Promise<void> {
  await sql.query('UPDATE player_lootboxes SET sealed_seed = $3 WHERE id = $1 AND sealed_seed = $2', [
    id,
    Buffer.from(old),
    sealed,
  ])
}
