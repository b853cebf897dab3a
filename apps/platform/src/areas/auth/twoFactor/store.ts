import type { Sql } from '../../../core/db/db.ts'
import { hasRow, queryFirst, queryOneValue, queryValue } from '../../../core/db/queryOne.ts'

interface TwoFactorRow extends Record<string, unknown> {
  readonly secret: Uint8Array
  readonly enabled_at: Date | null
  readonly last_step: bigint
}

export const findTwoFactor = (sql: Sql, playerId: bigint): Promise<TwoFactorRow | null> =>
  queryFirst(sql, 'SELECT secret, enabled_at, last_step FROM player_two_factor WHERE player_id = $1', [playerId])

/** A secret that is not active yet: for one session, if it was offered since a time. */
interface Offer {
  readonly playerId: bigint
  readonly sessionId: bigint | null
  readonly since: Date
}

/**
 * The sealed secret offered to a session, or `fresh` if there was no offer; null when the second factor is on. Of two
 * concurrent offers of a session, the first stays.
 */
export async function offerSecret(sql: Sql, offer: Offer, fresh: Buffer, now: Date): Promise<Uint8Array | null> {
  await sql.query(
    `INSERT INTO player_two_factor AS t (player_id, secret, offered_at, offered_session_id) VALUES ($1, $3, $4, $2)
     ON CONFLICT (player_id) DO UPDATE SET secret = $3, offered_at = $4, offered_session_id = $2
      WHERE t.enabled_at IS NULL AND (t.offered_session_id IS DISTINCT FROM $2 OR t.offered_at <= $5)`,
    [offer.playerId, offer.sessionId, fresh, now, offer.since],
  )
  return findOffer(sql, offer)
}

export const findOffer = (sql: Sql, { playerId, sessionId, since }: Offer): Promise<Uint8Array | null> =>
  queryValue(
    sql,
    `SELECT secret FROM player_two_factor
      WHERE player_id = $1 AND offered_session_id = $2 AND offered_at > $3 AND enabled_at IS NULL`,
    [playerId, sessionId, since],
  )

/** Deletes a secret that is not active yet. */
export async function dropOffer(sql: Sql, playerId: bigint): Promise<void> {
  await sql.query('DELETE FROM player_two_factor WHERE player_id = $1 AND enabled_at IS NULL', [playerId])
}

/** Activates an offered secret; false when it is no longer the offered one. */
export const enable = (sql: Sql, playerId: bigint, offered: Uint8Array, step: number, now: Date): Promise<boolean> =>
  hasRow(
    sql,
    `WITH on_now AS (
       UPDATE player_two_factor SET enabled_at = $2, last_step = $3
       WHERE player_id = $1 AND enabled_at IS NULL AND secret = $4 RETURNING player_id
     )
     UPDATE players SET two_factor_enabled = true FROM on_now WHERE players.id = on_now.player_id RETURNING players.id`,
    [playerId, now, step, Buffer.from(offered)],
  )

/** Switches the second factor off and ends pending sign-ins. Returns false when it was not on. */
export async function disable(sql: Sql, playerId: bigint): Promise<boolean> {
  await sql.query('DELETE FROM player_two_factor WHERE player_id = $1', [playerId])
  await sql.query('DELETE FROM player_recovery_codes WHERE player_id = $1', [playerId])
  await sql.query('DELETE FROM pending_sign_ins WHERE player_id = $1', [playerId])
  const rows = await sql.query(
    'UPDATE players SET two_factor_enabled = false WHERE id = $1 AND two_factor_enabled RETURNING id',
    [playerId],
  )
  return rows.length > 0
}

/** The brand a player signed up with; emails to them come from it. */
export const brandOf = (sql: Sql, playerId: bigint): Promise<string> =>
  queryOneValue(sql, 'SELECT brand FROM players WHERE id = $1', [playerId])

/** SEC-06: accepts the code of a time step once, and rejects earlier steps. Of two concurrent uses, one wins. */
export const acceptStep = (sql: Sql, playerId: bigint, step: number): Promise<boolean> =>
  hasRow(
    sql,
    `UPDATE player_two_factor SET last_step = $2
     WHERE player_id = $1 AND enabled_at IS NOT NULL AND last_step < $2 RETURNING player_id`,
    [playerId, step],
  )

/** How many codes are left and whether they are saved; null when the second factor is off. */
export async function findRecoveryCodes(
  sql: Sql,
  playerId: bigint,
): Promise<{ readonly left: number; readonly saved: boolean } | null> {
  const [row] = await sql.query<{ left: number; saved: boolean }>(
    `SELECT codes_saved_at IS NOT NULL AS saved,
       (SELECT count(*)::int FROM player_recovery_codes AS c WHERE c.player_id = $1 AND used_at IS NULL) AS left
     FROM player_two_factor WHERE player_id = $1 AND enabled_at IS NOT NULL`,
    [playerId],
  )
  return row ?? null
}

export async function markCodesSaved(sql: Sql, playerId: bigint, now: Date): Promise<void> {
  await sql.query('UPDATE player_two_factor SET codes_saved_at = $2 WHERE player_id = $1', [playerId, now])
}

/** New recovery codes, not yet saved; the old ones become invalid. */
export async function replaceRecoveryCodes(sql: Sql, playerId: bigint, hashes: readonly Buffer[]): Promise<void> {
  await sql.query('DELETE FROM player_recovery_codes WHERE player_id = $1', [playerId])
  await sql.query('UPDATE player_two_factor SET codes_saved_at = NULL WHERE player_id = $1', [playerId])
  await sql.query(
    `INSERT INTO player_recovery_codes (player_id, hash) SELECT $1, decode(hash, 'hex') FROM unnest($2::text[]) AS hash`,
    [playerId, hashes.map((hash) => hash.toString('hex'))],
  )
}

/**
 * Consumes a recovery code, hashed with any of the vault's keys; false when it is used or unknown. Of two concurrent
 * uses, one wins.
 */
export const consumeRecoveryCode = (
  sql: Sql,
  playerId: bigint,
  hashes: readonly Buffer[],
  now: Date,
): Promise<boolean> =>
  hasRow(
    sql,
    `UPDATE player_recovery_codes SET used_at = $3
     WHERE player_id = $1 AND used_at IS NULL AND hash IN (SELECT decode(hash, 'hex') FROM unnest($2::text[]) AS hash)
     RETURNING hash`,
    [playerId, hashes.map((hash) => hash.toString('hex')), now],
  )

/** Lists up to `most` sealed secrets after a player id, to be resealed. */
export const listSecrets = (
  sql: Sql,
  after: bigint,
  most: number,
): Promise<{ readonly player_id: bigint; readonly secret: Uint8Array }[]> =>
  sql.query('SELECT player_id, secret FROM player_two_factor WHERE player_id > $1 ORDER BY player_id LIMIT $2', [
    after,
    most,
  ])

/** Stores the secret sealed with another key; no effect if the secret has changed since it was read. */
export async function replaceSeal(sql: Sql, playerId: bigint, old: Uint8Array, sealed: Buffer): Promise<void> {
  await sql.query('UPDATE player_two_factor SET secret = $3 WHERE player_id = $1 AND secret = $2', [
    playerId,
    Buffer.from(old),
    sealed,
  ])
}
