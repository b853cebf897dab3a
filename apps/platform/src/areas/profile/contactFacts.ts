import type { Row, Sql } from '../../core/db/db.ts'

/** Facts that decide whether and how a partner may contact a player. */
interface ContactFacts extends Row {
  readonly id: bigint
  readonly brand: string
  readonly licence: string
  readonly country: string | null
  readonly language: string
  readonly receive_promos: boolean
  readonly receive_sms_promos: boolean
  readonly receive_promos_via_phone_calls: boolean
  readonly agreed_to_partner_promotions: boolean
  /** The end of the last break or self-exclusion, which may be past. */
  readonly break_until: Date | null
}

/** The contact facts of these players, by id, as they are now. */
export async function contactFactsOf(
  sql: Sql,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, ContactFacts>> {
  const rows = await sql.query<ContactFacts>(
    {
      name: 'contact_facts',
      text: `
SELECT id, brand, license_name AS licence, country, language, receive_promos, receive_sms_promos, receive_promos_via_phone_calls,
       agreed_to_partner_promotions, break_until(id) AS break_until
  FROM players WHERE id = ANY ($1::bigint[])`,
    },
    [[...new Set(playerIds)]],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
