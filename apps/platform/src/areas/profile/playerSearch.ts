import { normalise } from '@apogee/rules/validation/text/normalise'
import type { Row, Sql } from '../../core/db/db.ts'

/** A player as staff see them. */
export interface PlayerFacts extends Row {
  readonly id: bigint
  readonly email: string
  readonly name: string
  readonly nickname: string | null
  readonly brand: string
  readonly licence: string
  readonly currency: string
  readonly country: string | null
  readonly date_of_birth: string | null
  readonly created_at: Date
  readonly current_sign_in_at: Date | null
  readonly confirmed_at: Date | null
  readonly locked_at: Date | null
  readonly verified: boolean
  readonly two_factor_enabled: boolean
  readonly break_until: Date | null
  readonly is_on_hold: boolean
}

const maxFound = 50

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const facts = `id, email, concat_ws(' ', first_name, last_name) AS name, nickname, brand, license_name AS licence, currency, country,
  date_of_birth::text AS date_of_birth, created_at, current_sign_in_at, confirmed_at, locked_at, verified, two_factor_enabled,
  break_until(id), is_on_hold(id)`

/** Players by their number, or by a part of their email, name or nickname; the newest first, at most 50. */
export const findPlayers = (sql: Sql, words: string): Promise<PlayerFacts[]> =>
  sql.query<PlayerFacts>(
    `SELECT ${facts} FROM players
      WHERE id = $1 OR email ILIKE $2 OR nickname ILIKE $2 OR concat_ws(' ', first_name, last_name) ILIKE $2
      ORDER BY id DESC LIMIT ${maxFound}`,
    [/^\d{1,18}$/.test(words) ? BigInt(words) : null, `%${escapeLike(words)}%`],
  )

/** The player with an email address as it was typed, or with a number; null without one. */
export async function playerFactsOf(sql: Sql, subject: string): Promise<PlayerFacts | null> {
  const id = /^\d{1,18}$/.test(subject) ? BigInt(subject) : null
  const email = normalise(subject, 'email').toLowerCase()
  const [row] = await sql.query<PlayerFacts>(`SELECT ${facts} FROM players WHERE id = $1 OR email = $2`, [id, email])
  return row ?? null
}
