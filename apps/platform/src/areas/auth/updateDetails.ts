import type { Input } from '@apogee/contract'
import { judgeConfiguredField } from '@apogee/rules/validation/configuredField'
import { isRestrictedCountry } from '../../core/content/brands.ts'
import { readCountries, readPlayerFields, registrationCurrencies } from '../../core/content/configs/config.ts'
import { publishedTerms } from '../../core/content/configs/termsConfig.ts'
import { readLicence } from '../../core/content/licences/licences.ts'
import type { Tx } from '../../core/db/db.ts'
import type { FieldErrors } from '../../core/errors.ts'
import type { Handler, PlayerCtx } from '../../core/http/handler.ts'
import { closeIfExcluded } from '../limits/public.ts'
import { identityFields } from '../profile/public.ts'
import { readProfileFields } from './signUp/registrationForm.ts'
import { findDetails, saveDetails } from './store.ts'
import { noteTerms } from './terms/store.ts'

type Sent = Input<'auth.updateDetails'>['body']['user']
const agreements = ['terms_acceptance', 'age_acceptance'] as const

/** Validates the submitted fields: errors by field. */
function errorsOf(
  { licence, clock }: PlayerCtx,
  sent: Sent,
  profile: Record<string, string>,
  missed: readonly string[],
) {
  const facts = { now: clock.now(), law: readLicence(licence), country: profile['country'] ?? null }
  const rules = new Map(readPlayerFields(licence).fields.map((rule) => [rule.field, rule]))
  const errors: Record<string, FieldErrors[string]> = {}
  for (const field of agreements) {
    if (missed.includes(field) && sent[field] !== true) errors[field] = { must_be_accepted: true }
  }
  for (const [field, value] of Object.entries(profile)) {
    const verdict = judgeConfiguredField(rules.get(field) ?? { field }, value, facts)
    if (verdict) errors[field] = { [verdict]: true }
  }
  const { country } = profile
  if (country !== undefined && !readCountries().some(({ code }) => code === country))
    errors['country'] = { invalid: true }
  if (country !== undefined && isRestrictedCountry(country, licence))
    errors['country'] = { registration_restricted: true }
  if (sent.currency !== undefined && !registrationCurrencies(licence).includes(sent.currency))
    errors['currency'] = { currency_unavailable: true }
  return errors
}

/** Returns the fields of the person that it has stored. */
async function update(ctx: PlayerCtx, tx: Tx, sent: Sent): Promise<readonly string[]> {
  const { id } = ctx.player
  const { missed, country } = await findDetails(tx, id)
  const isMissed = (field: string) => missed.includes(field)
  const profile = Object.fromEntries(Object.entries(readProfileFields(sent)).filter(([field]) => isMissed(field)))
  const known = country !== null && !('country' in profile) ? { ...profile, country } : profile
  const errors = errorsOf(ctx, sent, known, missed)
  if (Object.keys(errors).length > 0) throw ctx.refuse(422, errors)
  const currency = isMissed('currency') ? sent.currency : undefined
  if (currency !== undefined) {
    await ctx.ledger.openAccounts(tx, id, currency)
    await ctx.ledger.raiseVersions(tx, id)
  }
  const told = new Set([...agreements, ...Object.keys(profile), ...(currency === undefined ? [] : ['currency'])])
  // The form of the terms also contains the consents; later changes to them are made on a separate page.
  const isAgreeing = isMissed('terms_acceptance')
  const consents = {
    ...(isAgreeing && sent.receive_promos !== undefined && { receive_promos: sent.receive_promos }),
    ...(isAgreeing && sent.receive_sms_promos !== undefined && { receive_sms_promos: sent.receive_sms_promos }),
  }
  if (isAgreeing) await noteTerms(tx, id, publishedTerms(ctx.licence, ctx.clock.now()))
  await saveDetails(tx, id, {
    profile,
    currency,
    consents,
    missed: missed.filter((field) => !told.has(field)),
  })
  return identityFields.filter((field) => field in profile)
}

/**
 * AUTH-15, MOD-13, wire-facts 3.9: accepts only the fields that sign-up left open (SEC-12). Sending them twice has no
 * further effect.
 */
export const updateDetails: Handler<'auth.updateDetails'> = async (ctx, { body: { user } }) => {
  const { isClosed, isPerson } = await ctx.db.transaction(async (tx) => ({
    isPerson: (await update(ctx, tx, user)).length > 0,
    isClosed: await closeIfExcluded(ctx, tx, ctx.player.id, ctx.clock.now()),
  }))
  ctx.sessions.forget(ctx.player.id)
  const verdict = isPerson ? await ctx.applyRegister(ctx.player.id, 'profile') : 'clear'
  if (verdict === 'refused') throw ctx.refuse(503, { base: { unavailable: true } })
  if (isClosed || verdict === 'excluded') throw ctx.refuse(422, { base: { self_excluded: true } })
  return { status: 201, body: await ctx.profiles.of(ctx.player.id) }
}
