import type { player } from '@apogee/contract/profile'
import { levelAt } from '@apogee/rules/loyalty/level'
import type { z } from 'zod'
import { readCountries, readPlayerFields, readStatuses } from '../../core/content/configs/config.ts'
import { statusName } from '../../core/content/statusName.ts'
import { shipOf } from './ships/shipStore.ts'
import type { PlayerRow } from './store.ts'

/** The Player of the wire (wire-facts 2.8). */
export type WirePlayer = z.input<typeof player>

/**
 * The level comes first: a client takes the first non-numeric id for the level. Numeric groups follow, then the named
 * ones. Names are in the player's language.
 */
export function statusesOf(
  { groups, language, brand }: Pick<PlayerRow, 'groups' | 'language' | 'brand'>,
  levelPoints: number,
): { id: string; name: string }[] {
  const known = readStatuses()
  const names = new Map(known.map((status) => [status.id, statusName(status, language, brand)]))
  const level = levelAt(levelPoints, known)
  const isNumber = (id: string) => /^\d+$/.test(id)
  const ids = [
    ...(level === undefined ? [] : [level]),
    ...groups.filter(isNumber),
    ...groups.filter((id) => !isNumber(id)),
  ]
  return [...new Set(ids)].map((id) => ({ id, name: names.get(id) ?? id }))
}

/** "+49 30 123" in Germany -> "30 123"; null when the number does not begin with the country's code. */
function withoutDialCode(phone: string | null, country: string | null): string | null {
  const dialCode = readCountries().find(({ code }) => code === country)?.dial_code
  if (phone === null || dialCode === undefined) return null
  const rest = new RegExp(`^\\+\\s*${dialCode}[\\s()-]*(?<rest>.+)$`).exec(phone.trim())?.groups?.['rest']
  return rest ?? null
}

/** A field beyond the usual ones is included only where the licence enables it (wire-facts 2.8). */
const isRequired = ({ license_name }: PlayerRow, name: string): boolean =>
  readPlayerFields(license_name).fields.some(({ field }) => field === name)

/**
 * The player as shown to the holder of a mailed link: in wire format, but only with the address the link was sent to
 * (decision 135).
 */
export function presentLinked(row: PlayerRow): WirePlayer {
  const { id, email, created_at, confirmed_at, currency, language, license_name } = row
  return {
    id: Number(id),
    email,
    auth_fields_missed: [],
    statuses: [],
    created_at: created_at.toISOString(),
    current_sign_in_at: null,
    confirmed_at: confirmed_at?.toISOString() ?? null,
    currency,
    language,
    license_name,
    deposit_bonus_code: null,
    can_issue_bonuses: false,
    profession: null,
    autoregistered: false,
    autologin_link: null,
    verified: false,
    two_factor_enabled: false,
    sumsub_verified: null,
    sow_questionnaire_expires_at: null,
    first_name: null,
    last_name: null,
    nickname: null,
    gender: null,
    date_of_birth: null,
    country: null,
    city: null,
    address: null,
    postal_code: null,
    state: null,
    mobile_phone: null,
    mobile_phone_without_dial_code: null,
    receive_promos: false,
    receive_sms_promos: false,
    receive_promos_via_phone_calls: false,
    agreed_to_partner_promotions: false,
    subscriptions: { receive_promos: false },
  }
}

/**
 * A stored player in wire format. Their level points determine the level. During a break the saved code is omitted
 * (SAFE-02); it stays stored until the break ends.
 */
export const presentPlayer = (row: PlayerRow, levelPoints: number, now: Date): WirePlayer => ({
  id: Number(row.id),
  email: row.email,
  auth_fields_missed: row.auth_fields_missed,
  statuses: statusesOf(row, levelPoints),
  created_at: row.created_at.toISOString(),
  current_sign_in_at: row.current_sign_in_at?.toISOString() ?? null,
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  currency: row.currency,
  language: row.language,
  license_name: row.license_name,
  deposit_bonus_code: row.break_until && row.break_until > now ? null : row.deposit_bonus_code,
  can_issue_bonuses: row.can_issue_bonuses,
  profession: null,
  autoregistered: false,
  autologin_link: null,
  verified: row.verified,
  two_factor_enabled: row.two_factor_enabled,
  sumsub_verified: row.sumsub_verified,
  sow_questionnaire_expires_at: null,
  first_name: row.first_name,
  last_name: row.last_name,
  nickname: row.nickname,
  gender: row.gender,
  date_of_birth: row.date_of_birth,
  country: row.country,
  city: row.city,
  address: row.address,
  postal_code: row.postal_code,
  state: row.state,
  mobile_phone: row.mobile_phone,
  mobile_phone_without_dial_code: withoutDialCode(row.mobile_phone, row.country),
  ...(isRequired(row, 'personal_id_number') && { personal_id_number: row.personal_id_number }),
  receive_promos: row.receive_promos,
  receive_sms_promos: row.receive_sms_promos,
  receive_promos_via_phone_calls: row.receive_promos_via_phone_calls,
  agreed_to_partner_promotions: row.agreed_to_partner_promotions,
  subscriptions: { receive_promos: row.receive_promos },
  ...(row.break_until && { break_until: row.break_until.toISOString() }),
  ...(row.is_on_hold && { on_hold: true }),
  ship: shipOf(row),
})
