import { domainToUnicode } from 'node:url'
import { normalise } from '@apogee/rules/validation/text/normalise'
import { publishedTerms } from '../../core/content/configs/termsConfig.ts'
import type { Sql, Tx } from '../../core/db/db.ts'
import { queryFirst, queryOneValue, queryValue } from '../../core/db/queryOne.ts'
import type { Licence } from '../../core/http/handler.ts'
import { joinGroups, profileTexts } from '../profile/public.ts'

export type TokenKind = 'confirmation' | 'password' | 'unlock'

export interface Credentials extends Record<string, unknown> {
  readonly id: bigint
  readonly email: string
  readonly password_hash: string
  readonly language: string
  readonly confirmed_at: Date | null
  readonly two_factor_enabled: boolean
  /** Grows with every change of the password and the second factor. */
  readonly credentials_version: number
  /** When staff locked the account. */
  readonly locked_at: Date | null
}

const credentials =
  'id, email, password_hash, language, confirmed_at, two_factor_enabled, credentials_version, locked_at'

/** `email` is in normal form and lower case. Also finds one that is still stored with its domain in Unicode. */
export const findByEmail = (sql: Sql, email: string): Promise<Credentials | null> =>
  queryFirst(
    sql,
    `SELECT ${credentials} FROM players WHERE email = ANY ($1::text[]) ORDER BY email = $2 DESC LIMIT 1`,
    [spellingsOf(email), email],
  )

/** The account of an email address as it was typed. */
export const findByTypedEmail = (sql: Sql, typed: string): Promise<Credentials | null> =>
  findByEmail(sql, normalise(typed, 'email').toLowerCase())

function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf('@') + 1
  const unicode = domainToUnicode(email.slice(at))
  return unicode === '' ? [email] : [...new Set([email, email.slice(0, at) + unicode])]
}

export const findById = (sql: Sql, id: bigint): Promise<Credentials | null> =>
  queryFirst(sql, `SELECT ${credentials} FROM players WHERE id = $1`, [id])

/**
 * Locks the player until the transaction ends. Returns false if the password or the second factor changed since
 * `judged` was read: their verification is void then. Call it in every transaction that acts on a verified factor.
 */
export const lockUnchanged = async (tx: Tx, judged: Credentials): Promise<boolean> =>
  (await lockById(tx, judged.id))?.credentials_version === judged.credentials_version

/** Like {@link findById}, but locks the player until the transaction ends. */
export const lockById = (tx: Tx, id: bigint): Promise<Credentials | null> =>
  queryFirst(tx, `SELECT ${credentials} FROM players WHERE id = $1 FOR UPDATE`, [id])

export interface NewPlayer {
  readonly email: string
  readonly passwordHash: string
  readonly currency: string
  readonly language: string
  readonly brand: string
  readonly licence: Licence
  /** By their wire names; `country` is one of them. */
  readonly profile: Readonly<Record<string, string>>
  readonly agreements: {
    readonly receive_promos: boolean
    readonly receive_sms_promos: boolean
    readonly receive_promos_via_phone_calls: boolean
    readonly agreed_to_partner_promotions: boolean
  }
  readonly groups: readonly string[]
  readonly dfpc: string | null
  /** Fields sign-up left open (`auth_fields_missed`). */
  readonly missed?: readonly string[]
  /** No deposits and no real play until the address is confirmed. */
  readonly mustConfirm?: boolean
  readonly now: Date
}

/** The new player's id, or null when the address is taken. */
export async function insertPlayer(sql: Sql, player: NewPlayer): Promise<bigint | null> {
  if (await findByEmail(sql, player.email)) return null
  const { profile, agreements, now } = player
  const terms = publishedTerms(player.licence, now)
  const values: Readonly<Record<string, unknown>> = {
    email: player.email,
    password_hash: player.passwordHash,
    currency: player.currency,
    language: player.language,
    license_name: player.licence,
    brand: player.brand,
    dfpc: player.dfpc,
    created_at: now,
    auth_fields_missed: player.missed ?? [],
    terms_version: player.missed?.includes('terms_acceptance') ? 0 : terms,
    terms_mailed: terms,
    confirm_first: player.mustConfirm ?? false,
    receive_promos: agreements.receive_promos,
    receive_sms_promos: agreements.receive_sms_promos,
    receive_promos_via_phone_calls: agreements.receive_promos_via_phone_calls,
    agreed_to_partner_promotions: agreements.agreed_to_partner_promotions,
    ...Object.fromEntries(profileTexts.map((column) => [column, profile[column] ?? null])),
  }
  const columns = Object.keys(values)
  const [row] = await sql.query<{ id: bigint }>(
    `INSERT INTO players (${columns.join(', ')}) VALUES (${columns.map((_, place) => `$${place + 1}`).join(', ')})
     ON CONFLICT (email) DO NOTHING RETURNING id`,
    Object.values(values),
  )
  if (!row) return null
  await joinGroups(sql, row.id, player.groups, now)
  return row.id
}

export async function noteSignIn(sql: Sql, playerId: bigint, now: Date): Promise<void> {
  await sql.query('UPDATE players SET current_sign_in_at = $2 WHERE id = $1', [playerId, now])
}

export async function setPasswordHash(sql: Sql, playerId: bigint, passwordHash: string): Promise<void> {
  await sql.query('UPDATE players SET password_hash = $2 WHERE id = $1', [playerId, passwordHash])
}

/** Also invalidates every other confirmation link for the address. */
export async function markConfirmed(sql: Sql, playerId: bigint, now: Date): Promise<void> {
  await sql.query('UPDATE players SET confirmed_at = COALESCE(confirmed_at, $2) WHERE id = $1', [playerId, now])
  await shutTokens(sql, playerId, 'confirmation', now)
}

export interface Details {
  readonly profile: Readonly<Record<string, string>>
  readonly consents: Readonly<Record<string, boolean>>
  readonly currency: string | undefined
  /** The remaining `auth_fields_missed`. */
  readonly missed: readonly string[]
}

/** The fields a player's sign-up left open, and their country. Locks the player's row until the transaction ends. */
export async function findDetails(sql: Sql, playerId: bigint): Promise<{ missed: string[]; country: string | null }> {
  const [row] = await sql.query<{ missed: string[]; country: string | null }>(
    'SELECT auth_fields_missed AS missed, country FROM players WHERE id = $1 FOR UPDATE',
    [playerId],
  )
  return row ?? { missed: [], country: null }
}

export async function saveDetails(sql: Sql, playerId: bigint, details: Details): Promise<void> {
  const { profile, consents, currency, missed } = details
  const texts = profileTexts.filter((column) => column in profile)
  const values: Readonly<Record<string, unknown>> = {
    auth_fields_missed: missed,
    ...Object.fromEntries(texts.map((column) => [column, profile[column]])),
    ...consents,
    ...(currency !== undefined && { currency }),
  }
  const changes = Object.keys(values).map((column, place) => `${column} = $${place + 2}`)
  await sql.query(`UPDATE players SET ${changes.join(', ')} WHERE id = $1`, [playerId, ...Object.values(values)])
}

export interface NewToken {
  readonly hash: Buffer
  readonly kind: TokenKind
  readonly playerId: bigint
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertToken(sql: Sql, { hash, kind, playerId, now, expiresAt }: NewToken): Promise<void> {
  await sql.query(
    'INSERT INTO player_tokens (hash, kind, player_id, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [hash, kind, playerId, now, expiresAt],
  )
}

/** How many tokens of a kind were created for a player since a time. */
export const countTokens = (sql: Sql, playerId: bigint, kind: TokenKind, since: Date): Promise<number> =>
  queryOneValue(
    sql,
    'SELECT count(*)::int AS made FROM player_tokens WHERE player_id = $1 AND kind = $2 AND created_at > $3',
    [playerId, kind, since],
  )

/** The player a token belongs to while it is valid; null otherwise. */
export const findToken = (sql: Sql, hash: Buffer, kind: TokenKind, now: Date): Promise<bigint | null> =>
  queryValue(
    sql,
    'SELECT player_id FROM player_tokens WHERE hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > $3',
    [hash, kind, now],
  )

/**
 * Consumes a token and returns its player; null when it is used, expired or unknown. Of two concurrent uses, one wins.
 */
export const consumeToken = (sql: Sql, hash: Buffer, kind: TokenKind, now: Date): Promise<bigint | null> =>
  queryValue(
    sql,
    `UPDATE player_tokens SET used_at = $3
     WHERE hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > $3 RETURNING player_id`,
    [hash, kind, now],
  )

/** Invalidates all of a player's tokens of one kind. */
export async function shutTokens(sql: Sql, playerId: bigint, kind: TokenKind, now: Date): Promise<void> {
  await sql.query('UPDATE player_tokens SET used_at = $3 WHERE player_id = $1 AND kind = $2 AND used_at IS NULL', [
    playerId,
    kind,
    now,
  ])
}
