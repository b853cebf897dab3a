import type { Input } from '@apogee/contract'
import { judgeProfileField } from '@apogee/rules/validation/profileField'
import { defaultLocale, isRestrictedCountry, readBrand } from '../../core/content/brands.ts'
import { readCountries, readCurrencies, readStatuses } from '../../core/content/config.ts'
import { type FieldErrors, refuse } from '../../core/errors.ts'
import type { Ctx, Handler } from '../../core/http/handler.ts'
import { noteDevice } from './devices.ts'
import { orderLink } from './mailedLinks.ts'
import { newPasswordErrors } from './newPassword.ts'
import { passCaptcha } from './passCaptcha.ts'
import { hashPassword } from './passwordHashing.ts'
import { insertPlayer, noteSignIn } from './store.ts'

type Form = Input<'auth.signUp'>['body']['user']

const optionalFields = ['nickname', 'first_name', 'last_name', 'date_of_birth'] as const

/** Profile fields the form may bear, without the empty ones. */
const givenProfile = (form: Form): Record<string, string> =>
  Object.fromEntries(optionalFields.flatMap((field) => (form[field]?.trim() ? [[field, form[field].trim()]] : [])))

function formErrors(ctx: Ctx, form: Form): FieldErrors {
  const facts = { now: ctx.clock.now(), licence: readBrand(ctx.brand).licence, country: form.country }
  const profileErrors = Object.entries(givenProfile(form)).flatMap(([field, value]) => {
    const verdict = judgeProfileField(field, value, facts)
    return verdict ? [[field, { [verdict]: true }]] : []
  })
  const isOffered = readCurrencies().some(({ code, registration }) => registration && code === form.currency)
  const isCountry = readCountries().some(({ code }) => code === form.country)
  return {
    ...newPasswordErrors(form.password, form.password_confirmation),
    ...(isOffered ? {} : { currency: { currency_unavailable: true } }),
    ...(isCountry ? {} : { country: { invalid: true } }),
    ...Object.fromEntries(profileErrors),
  }
}

/** SEC-08: nobody registers himself into a group that is not open to players. */
function openGroups(groups: Form['groups']): string[] {
  const open = new Set(readStatuses().flatMap(({ id, writable }) => (writable ? [id] : [])))
  return [...new Set(groups.map(String))].filter((id) => open.has(id))
}

const offeredLocale = (ctx: Ctx, wanted: string | undefined): string => {
  const { locales } = readBrand(ctx.brand)
  return [wanted, ctx.locale].find((each) => each !== undefined && locales.includes(each)) ?? defaultLocale(ctx.brand)
}

/** Registers, orders the confirmation message and starts the session at once (wire-facts 3.4). */
export const signUp: Handler<'auth.signUp'> = async (ctx, { body: { user: form } }) => {
  const { licence } = readBrand(ctx.brand)
  if ([ctx.country, form.country].some((code) => isRestrictedCountry(code, licence))) {
    throw refuse(422, { base: { registration_restricted: true } })
  }
  const errors = formErrors(ctx, form)
  if (Object.keys(errors).length > 0) throw refuse(422, errors)
  await passCaptcha(ctx, form.captcha)

  const now = ctx.clock.now()
  const email = form.email.toLowerCase()
  const language = offeredLocale(ctx, form.locale)
  const passwordHash = await hashPassword(form.password)
  const playerId = await ctx.db.transaction(async (tx) => {
    const id = await insertPlayer(tx, {
      email,
      passwordHash,
      currency: form.currency,
      language,
      brand: ctx.brand,
      licence,
      country: form.country,
      profile: givenProfile(form),
      agreements: form,
      groups: openGroups(form.groups),
      dfpc: form.dfpc ?? null,
      now,
    })
    if (id === null) throw refuse(422, { email: { taken: true } })
    await ctx.ledger.openAccounts(tx, id, form.currency)
    await orderLink(tx, {
      ...{ kind: 'confirmation', to: { id, email, language }, brand: ctx.brand },
      ...{ secret: ctx.config.secrets.session, now },
    })
    await noteSignIn(tx, id, now)
    await noteDevice(tx, id, { dfpc: form.dfpc, userAgent: ctx.userAgent, now })
    return id
  })
  await ctx.session.start(playerId)
  return { status: 201, body: await ctx.profiles.of(playerId) }
}
