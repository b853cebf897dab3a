import type { SignUpState } from '@apogee/rules/profile/incomplete'
import { normalise } from '@apogee/rules/validation/text/normalise'
import type { Row, Sql, Statement, Tx } from '../../core/db/db.ts'
import { hasRow, queryFirst } from '../../core/db/queryOne.ts'

/** The address, language and brand for emails to a player. */
export interface Addressee extends Row {
  readonly id: bigint
  readonly email: string
  readonly language: string
  readonly brand: string
}

const addressee = 'SELECT id, email, language, brand FROM players WHERE id = $1'

async function oneOf<R extends Row>(sql: Sql, text: string | Statement, playerId: bigint): Promise<R> {
  const [row] = await sql.query<R>(text, [playerId])
  if (!row) throw new Error(`player ${playerId} does not exist`)
  return row
}

/** The player with an email address as it was typed, or null. */
export async function playerIdOf(sql: Sql, typed: string): Promise<bigint | null> {
  const email = normalise(typed, 'email').toLowerCase()
  const [row] = await sql.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [email])
  return row?.id ?? null
}

export const addresseeOf = (sql: Sql, playerId: bigint): Promise<Addressee> => oneOf(sql, addressee, playerId)

/** The addressees of many players, by player id. */
export async function addresseesOf(sql: Sql, playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Addressee>> {
  const rows = await sql.query<Addressee>(
    'SELECT id, email, language, brand FROM players WHERE id = ANY ($1::bigint[])',
    [playerIds],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Like {@link addresseeOf}, but locks the player's row until the transaction ends. */
export const lockAddressee = (tx: Tx, playerId: bigint): Promise<Addressee> =>
  oneOf(tx, `${addressee} FOR UPDATE`, playerId)

/** The player's nickname, or null. */
export async function nicknameOf(sql: Sql, playerId: bigint): Promise<string | null> {
  return (await nicknamesOf(sql, [playerId])).get(playerId) ?? null
}

/** The nicknames of many players; players without one are missing. */
export async function nicknamesOf(sql: Sql, playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  const rows = await sql.query<{ id: bigint; nickname: string }>(
    {
      name: 'nicknames',
      text: 'SELECT id, nickname FROM players WHERE id = ANY ($1::bigint[]) AND nickname IS NOT NULL',
    },
    [[...new Set(playerIds)]],
  )
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}

/** `date_of_birth` is an ISO date, null if the player has not entered it. */
type Profile = SignUpState & { readonly date_of_birth: string | null }

/** The profile fields that may be required before a game opens (GAME-05, decision 051), by their wire names. */
export async function profileOf(sql: Sql, playerId: bigint): Promise<Profile> {
  const [row] = await sql.query<Profile & Row>(
    `SELECT auth_fields_missed, first_name, last_name, nickname, date_of_birth::text AS date_of_birth, gender, country, city,
            address, postal_code, state, mobile_phone, personal_id_number
       FROM players WHERE id = $1`,
    [playerId],
  )
  if (!row) throw new Error(`player ${playerId} does not exist`)
  return row
}

/** Whether the account was created at or after a time. */
export const isMadeSince = (sql: Sql, playerId: bigint, since: Date): Promise<boolean> =>
  hasRow(sql, 'SELECT 1 FROM players WHERE id = $1 AND created_at >= $2', [playerId, since])

/** SAFE-02: promotions are for players who agreed to them and are not on a break. */
export const mayBePromoted = (sql: Sql, playerId: bigint, now: Date): Promise<boolean> =>
  hasRow(
    sql,
    `SELECT 1 FROM players WHERE id = $1 AND receive_promos AND coalesce(break_until(id), '-infinity') <= $2`,
    [playerId, now],
  )

/** The player with an email address, for emails to them; null without an account. */
export const recipientOf = (sql: Sql, email: string, now: Date): Promise<MailRecipient | null> =>
  queryFirst<MailRecipient & Row>(
    sql,
    {
      name: 'mail_recipient',
      text: `SELECT id, country, receive_promos AND coalesce(break_until(id), '-infinity') <= $2 AS "mayBePromoted"
               FROM players WHERE email = $1`,
    },
    [email, now],
  )

interface MailRecipient {
  readonly id: bigint
  readonly country: string | null
  readonly mayBePromoted: boolean
}

/** The currency the player `$1` plays in, for a statement that reads more together with it. */
export const currencySql = 'SELECT currency FROM players WHERE id = $1'

/** The currency the player plays in. */
export async function currencyOf(sql: Sql, playerId: bigint): Promise<string> {
  const { currency } = await oneOf<{ currency: string }>(sql, { name: 'profile_currency', text: currencySql }, playerId)
  return currency
}

/**
 * Sets the currency the player plays in. Call it in a transaction that raises the versions of their balances, which
 * contain the active currency.
 */
export async function setCurrency(sql: Sql, playerId: bigint, currency: string): Promise<void> {
  await sql.query('UPDATE players SET currency = $2 WHERE id = $1', [playerId, currency])
}

/** Stores the bonus code for the next deposit; null deletes it. */
export async function setBonusCode(sql: Sql, playerId: bigint, code: string | null): Promise<void> {
  await sql.query('UPDATE players SET deposit_bonus_code = $2 WHERE id = $1', [playerId, code])
}

/** Stores whether the player wants bonuses. */
export async function setCanIssue(sql: Sql, playerId: bigint, canIssue: boolean): Promise<void> {
  await sql.query('UPDATE players SET can_issue_bonuses = $2 WHERE id = $1', [playerId, canIssue])
}
