import type { Input } from '@apogee/contract'
import { defaultLocale, isRestrictedCountry, readBrand } from '../../../core/content/brands.ts'
import { readPopups, readStatuses } from '../../../core/content/configs/config.ts'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { setDefaultLimits } from '../../limits/public.ts'
import { recordSignUpOrigin } from '../../tracking/public.ts'
import { mailLink } from '../mailLink.ts'
import { newPasswordErrors } from '../passwords/newPassword.ts'
import { hashPassword } from '../passwords/passwordHashing.ts'
import { rememberDevice } from '../signIn/knownDevices.ts'
import { noteDevice } from '../signIn/noteDevice.ts'
import { passCaptchaOrAllowance } from '../signIn/passCaptcha.ts'
import { insertPlayer, noteSignIn } from '../store.ts'
import { assertNotExcluded, createUnlessExcluded, passRegister } from './createUnlessExcluded.ts'
import { readProfileFields, registrationErrors } from './registrationForm.ts'

type Form = Input<'auth.signUp'>['body']['user']

/** SEC-08: drops groups that are not open to players. */
function openGroups(groups: Form['groups']): string[] {
  const open = new Set(readStatuses().flatMap(({ id, writable }) => (writable ? [id] : [])))
  const wanted = [...new Set(groups.map(String))].filter((id) => open.has(id))
  // AUTH-07: only the first of the two variants.
  const variants = readPopups().sign_up_groups
  const variant = wanted.find((id) => variants.includes(id))
  return wanted.filter((id) => id === variant || !variants.includes(id))
}

const offeredLocale = (ctx: Ctx, wanted: string | undefined): string => {
  const { locales } = readBrand(ctx.brand)
  return [wanted, ctx.locale].find((each) => each !== undefined && locales.includes(each)) ?? defaultLocale(ctx.brand)
}

/** Registers, orders the confirmation email and starts the session at once (wire-facts 3.4). */
export const signUp: Handler<'auth.signUp'> = async (ctx, { body: { user: form } }) => {
  const { licence } = readBrand(ctx.brand)
  if ([ctx.country, form.country].some((code) => isRestrictedCountry(code, licence))) {
    throw ctx.refuse(422, { base: { registration_restricted: true } })
  }
  const now = ctx.clock.now()
  const profile = readProfileFields(form)
  const errors = {
    ...newPasswordErrors(form.password, form.password_confirmation),
    ...registrationErrors({ profile, currency: form.currency, licence, now }),
  }
  if (Object.keys(errors).length > 0) throw ctx.refuse(422, errors)
  const { hasCaptcha } = await passCaptchaOrAllowance(ctx, form.captcha)

  const email = form.email.toLowerCase()
  const language = offeredLocale(ctx, form.locale)
  await passRegister(ctx, licence, profile, { email, language, brand: ctx.brand })
  const passwordHash = await hashPassword(form.password)
  const newcomer = { email, language, brand: ctx.brand }
  const playerId = await createUnlessExcluded(ctx, newcomer, async (tx) => {
    const id = await insertPlayer(tx, {
      email,
      passwordHash,
      currency: form.currency,
      language,
      brand: ctx.brand,
      licence,
      profile,
      agreements: form,
      groups: openGroups(form.groups),
      dfpc: form.dfpc ?? null,
      mustConfirm: !hasCaptcha,
      now,
    })
    if (id === null) throw ctx.refuse(422, { email: { taken: true } })
    await ctx.ledger.openAccounts(tx, id, form.currency)
    await setDefaultLimits(tx, { playerId: id, licence, brand: ctx.brand, currency: form.currency, at: now })
    await mailLink(tx, {
      kind: 'confirmation',
      to: { id, email, language },
      brand: ctx.brand,
      secret: ctx.config.secrets.session,
      now,
    })
    await recordSignUpOrigin(tx, id, { sent: form.attribution, cookies: ctx.request.headers.get('cookie'), now })
    await emit(tx, 'auth.registered', { player: id, at: now })
    if (form.registration_bonus_code) {
      await emit(tx, 'auth.signedUp', { player: id, bonus: form.registration_bonus_code })
    }
    await noteSignIn(tx, id, now)
    await rememberDevice(tx, ctx, id, 'signIn')
    await noteDevice(tx, id, { dfpc: form.dfpc, userAgent: ctx.userAgent, now })
    await assertNotExcluded(ctx, tx, id, now)
    return id
  })
  if (playerId === null) throw ctx.refuse(422, { base: { self_excluded: true } })
  await ctx.session.start(playerId)
  return { status: 201, body: await ctx.profiles.of(playerId) }
}
