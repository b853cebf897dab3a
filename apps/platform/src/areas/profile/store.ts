import type { Row, Sql } from '../../core/db/db.ts'
import { queryFirst, queryOneValue } from '../../core/db/queryOne.ts'
import type { Licence } from '../../core/http/handler.ts'
import { shipColumn } from './ships/shipStore.ts'

/** A player as stored, with their groups. Credentials belong to auth. */
export interface PlayerRow extends Record<string, unknown> {
  readonly id: bigint
  readonly email: string
  readonly two_factor_enabled: boolean
  readonly currency: string
  readonly language: string
  /** Id of the brand they signed up with. */
  readonly brand: string
  readonly license_name: Licence
  readonly deposit_bonus_code: string | null
  readonly can_issue_bonuses: boolean
  readonly verified: boolean
  /** Null if the provider has not reported a result. */
  readonly sumsub_verified: boolean | null
  readonly auth_fields_missed: string[]
  readonly created_at: Date
  readonly current_sign_in_at: Date | null
  readonly confirmed_at: Date | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly nickname: string | null
  readonly gender: 'm' | 'f' | null
  /** YYYY-MM-DD */
  readonly date_of_birth: string | null
  readonly country: string | null
  readonly city: string | null
  readonly address: string | null
  readonly postal_code: string | null
  readonly state: string | null
  readonly mobile_phone: string | null
  readonly personal_id_number: string | null
  readonly receive_promos: boolean
  readonly receive_sms_promos: boolean
  readonly receive_promos_via_phone_calls: boolean
  readonly agreed_to_partner_promotions: boolean
  readonly groups: string[]
  /** The hull and the colour they chose. */
  readonly ship: string[] | null
  readonly break_until: Date | null
  readonly is_on_hold: boolean
}

const columns = `p.id, p.email, p.two_factor_enabled, p.currency, p.language, p.brand, p.license_name, p.deposit_bonus_code,
  p.can_issue_bonuses AND p.closed_at IS NULL AS can_issue_bonuses, p.verified, p.sumsub_verified, p.auth_fields_missed, p.created_at, p.current_sign_in_at, p.confirmed_at, p.first_name,
  p.last_name, p.nickname, p.gender, p.date_of_birth::text AS date_of_birth, p.country, p.city, p.address, p.postal_code,
  p.state, p.mobile_phone, p.personal_id_number, p.receive_promos, p.receive_sms_promos, p.receive_promos_via_phone_calls,
  p.agreed_to_partner_promotions`
const groups = `ARRAY(SELECT g.group_id FROM player_groups g WHERE g.player_id = p.id ORDER BY g.created_at, g.group_id) AS groups,
  break_until(p.id), is_on_hold(p.id), ${shipColumn}`

/**
 * More columns of the player `p`, from tables of another area (decision 193). `E` are the columns as they are read;
 * each list of columns has its own name.
 */
export interface PlayerColumns<E extends Row> {
  readonly name: string
  readonly sql: string
  /** Only for the types. */
  readonly row?: E
}

/** Null when there is no such player. */
export const findPlayer = (sql: Sql, id: bigint): Promise<PlayerRow | null> => readPlayer(sql, id, 'profile_player', '')

/** {@link findPlayer} with columns of other areas, in the same statement. */
export const findPlayerWith = <E extends Row>(
  sql: Sql,
  id: bigint,
  more: PlayerColumns<E>,
): Promise<(PlayerRow & E) | null> => readPlayer<PlayerRow & E>(sql, id, `profile_player_${more.name}`, `, ${more.sql}`)

const readPlayer = <R extends PlayerRow>(sql: Sql, id: bigint, name: string, more: string): Promise<R | null> =>
  queryFirst(sql, { name, text: `SELECT ${columns}, ${groups}${more} FROM players p WHERE p.id = $1` }, [id])

/** Like {@link findPlayer}, but locks the row until the transaction ends. */
export const lockPlayer = (sql: Sql, id: bigint): Promise<PlayerRow | null> =>
  queryFirst(sql, `SELECT ${columns}, ${groups} FROM players p WHERE p.id = $1 FOR UPDATE OF p`, [id])

/** Profile texts, each a column of the same name. */
export const profileTexts = [
  'first_name',
  'last_name',
  'nickname',
  'gender',
  'date_of_birth',
  'country',
  'city',
  'address',
  'postal_code',
  'state',
  'mobile_phone',
  'personal_id_number',
] as const

/** Columns a player may write through their profile. The statement names no others (SEC-12). */
export const writableColumns = [
  ...profileTexts,
  'receive_promos',
  'receive_sms_promos',
  'receive_promos_via_phone_calls',
  'agreed_to_partner_promotions',
] as const
export type WritableColumn = (typeof writableColumns)[number]
export type ProfileChanges = { readonly [C in WritableColumn]?: string | boolean | null }

export async function updateProfile(sql: Sql, id: bigint, changes: ProfileChanges): Promise<void> {
  const changed = writableColumns.filter((column) => changes[column] !== undefined)
  if (changed.length === 0) return
  const sets = changed.map((column, place) => `${column} = $${place + 2}`)
  await sql.query(`UPDATE players SET ${sets.join(', ')} WHERE id = $1`, [
    id,
    ...changed.map((column) => changes[column]),
  ])
}

export async function setLanguage(sql: Sql, id: bigint, language: string): Promise<void> {
  await sql.query('UPDATE players SET language = $2 WHERE id = $1', [id, language])
}

/** The licence of each of these players. */
export async function licencesOf(sql: Sql, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Licence>> {
  const rows = await sql.query<{ id: bigint; license_name: Licence }>(
    { name: 'profile_licences', text: 'SELECT id, license_name FROM players WHERE id = ANY ($1::bigint[])' },
    [ids],
  )
  return new Map(rows.map(({ id, license_name }) => [id, license_name]))
}

/** The data that determines which competitions a player may enter. */
export interface EntrantRow extends Record<string, unknown> {
  readonly id: bigint
  readonly brand: string
  readonly license_name: Licence
  readonly groups: string[]
}

/** The entrant data of many players; unknown players are missing. */
export async function entrantsOf(sql: Sql, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, EntrantRow>> {
  const rows = await sql.query<EntrantRow>(
    {
      name: 'profile_entrants',
      text: `SELECT p.id, p.brand, p.license_name, ARRAY(SELECT g.group_id FROM player_groups g WHERE g.player_id = p.id) AS groups
         FROM players p WHERE p.id = ANY ($1::bigint[])`,
    },
    [[...new Set(ids)]],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The number of players of a brand (null for all brands) in one of these groups (empty for all players). */
export const countEntrants = (
  sql: Sql,
  { brand, groups }: { readonly brand: string | null; readonly groups: readonly string[] },
): Promise<number> =>
  queryOneValue(
    sql,
    `SELECT count(*)::int AS players FROM players p WHERE ($1::text IS NULL OR p.brand = $1)
        AND (cardinality($2::text[]) = 0
             OR EXISTS (SELECT FROM player_groups g WHERE g.player_id = p.id AND g.group_id = ANY ($2::text[])))`,
    [brand, groups],
  )
