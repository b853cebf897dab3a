import type { Input } from '@apogee/contract'
import { isFieldOf, stateOfPostalCode } from '@apogee/rules/validation/postal'
import { judgeProfileField, normaliseField, profileTextFields } from '@apogee/rules/validation/profileField'
import { isRestrictedCountry } from '../../core/content/brands.ts'
import { readCountries, readPlayerFields } from '../../core/content/configs/config.ts'
import { readLicence } from '../../core/content/licences/licences.ts'
import type { FieldErrors } from '../../core/errors.ts'
import type { Handler, Licence } from '../../core/http/handler.ts'
import { assertMarketingAllowed } from './assertMarketingAllowed.ts'
import { identityFields } from './person.ts'
import { presentPlayer } from './presentPlayer.ts'
import {
  lockPlayer,
  type PlayerRow,
  type ProfileChanges,
  updateProfile as saveProfile,
  type WritableColumn,
  writableColumns,
} from './store.ts'

type Sent = Input<'profile.update'>['body']['player']
type Value = string | boolean | null

/** Fields a context requires; undefined for an unknown context. */
function fieldsOf(context: string, licence: Licence): WritableColumn[] | undefined {
  const { contexts } = readPlayerFields(licence)
  const names = Object.hasOwn(contexts, context) ? contexts[context] : undefined
  return Array.isArray(names) ? writableColumns.filter((column) => names.includes(column)) : undefined
}

const isText = (field: WritableColumn): boolean => profileTextFields.includes(field)

/** The submitted values of the context's fields, in their stored form; everything else is ignored (SEC-12). */
function readChanges(sent: Sent, fields: readonly WritableColumn[]): Partial<Record<WritableColumn, Value>> {
  const changes: Partial<Record<WritableColumn, Value>> = {}
  for (const field of fields) {
    const value = sent[field]
    if (value === undefined) continue
    changes[field] = typeof value === 'string' ? normaliseField(field, value) || null : value
  }
  return changes
}

interface Judged {
  readonly row: PlayerRow
  readonly changes: Partial<Record<WritableColumn, Value>>
  readonly now: Date
}

function fieldErrors({ row, changes, now }: Judged): FieldErrors {
  const country = changes.country === undefined ? row.country : changes.country
  const facts = { now, law: readLicence(row.license_name), country: typeof country === 'string' ? country : null }
  const verdictOn = (field: WritableColumn, value: Value) => {
    if (!isText(field)) return typeof value === 'boolean' ? undefined : 'invalid'
    if (value === null) return undefined
    if (typeof value !== 'string') return 'invalid'
    if (field === 'country' && !readCountries().some(({ code }) => code === value)) return 'invalid'
    if (field === 'country' && value !== row.country && isRestrictedCountry(value, row.license_name))
      return 'registration_restricted'
    return judgeProfileField(field, value, facts)
  }
  // The minimum age depends on the country.
  const judged = { ...(changes.country && { date_of_birth: row.date_of_birth }), ...changes }
  return Object.fromEntries(
    Object.entries(judged).flatMap(([field, value]) => {
      // The keys are the columns they were built from.
      const verdict = verdictOn(field as WritableColumn, value)
      return verdict ? [[field, { [verdict]: true }]] : []
    }),
  )
}

/** A field that can be set only once may be sent again unchanged, but not changed (wire-facts 2.9). */
function changesWhatIsSetOnce(row: PlayerRow, changes: Judged['changes']): boolean {
  return readPlayerFields(row.license_name).fields.some(({ field, once_set }) => {
    // A configured field that is not a column is undefined in both.
    const column = field as WritableColumn
    return once_set === true && changes[column] !== undefined && row[column] !== null && changes[column] !== row[column]
  })
}

/** Deposit, cashout and provider contexts require all of their fields; only editing may leave some empty. */
function missingFields(row: PlayerRow, changes: Judged['changes'], fields: readonly WritableColumn[]): FieldErrors {
  const isEmpty = (field: WritableColumn) => (changes[field] === undefined ? row[field] : changes[field]) === null
  const country = changes.country ?? row.country
  const missing = fields.filter((field) => isEmpty(field) && isFieldOf(field, country))
  return Object.fromEntries(missing.map((field) => [field, { required: true }]))
}

/** VAL-21: an Australian or Canadian state is derived from the postal code when it is missing. */
function withState(row: PlayerRow, changes: Judged['changes']): ProfileChanges {
  const now = { ...row, ...changes }
  if (now.state !== null || typeof now.postal_code !== 'string') return changes
  const state = stateOfPostalCode(now.postal_code, typeof now.country === 'string' ? now.country : null)
  return state === undefined ? changes : { ...changes, state }
}

export const updateProfile: Handler<'profile.update'> = async (ctx, { body }) => {
  const fields = fieldsOf(body.context, ctx.licence)
  if (!fields) throw ctx.refuse(422, { context: { invalid: true } })
  const changes = readChanges(body.player, fields)
  const { updated, isPerson } = await ctx.db.transaction(async (tx) => {
    const row = await lockPlayer(tx, ctx.player.id)
    if (!row) throw ctx.refuse(401, { base: { unauthorized: true } })
    const missing = body.context === 'edition' ? {} : missingFields(row, changes, fields)
    const now = ctx.clock.now()
    const errors = { ...missing, ...fieldErrors({ row, changes, now }) }
    if (Object.keys(errors).length > 0) throw ctx.refuse(422, errors)
    if (changesWhatIsSetOnce(row, changes)) throw ctx.refuse(422, { base: { update_was_not_performed: true } })
    assertMarketingAllowed(ctx, row, changes, now)
    await saveProfile(tx, row.id, withState(row, changes))
    const isClosed = await ctx.closeIfExcluded(tx, row.id, now)
    return {
      updated: isClosed ? null : await lockPlayer(tx, row.id),
      isPerson: identityFields.some((field) => changes[field] !== undefined && changes[field] !== row[field]),
    }
  })
  const verdict = isPerson ? await ctx.applyRegister(ctx.player.id, 'profile') : 'clear'
  if (verdict === 'refused') throw ctx.refuse(503, { base: { unavailable: true } })
  // The submitted data stays stored, and the account is closed because of it.
  if (!updated || verdict === 'excluded') throw ctx.refuse(422, { base: { self_excluded: true } })
  return { status: 200, body: presentPlayer(updated, await ctx.levelPointsOf(ctx.db, updated.id), ctx.clock.now()) }
}
