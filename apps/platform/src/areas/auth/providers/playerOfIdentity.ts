import { judgeName } from '@apogee/rules/validation/person'
import { required } from '@apogee/rules/validation/required'
import { defaultCurrency, readCountries, registrationCurrencies } from '../../../core/content/configs/config.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Ctx, Licence } from '../../../core/http/handler.ts'
import { randomToken } from '../../../core/ids.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import type { Identity, IdentityProvider } from '../../../ports/identity/identityProvider.ts'
import { setDefaultLimits } from '../../limits/public.ts'
import { recordSignUpOrigin } from '../../tracking/public.ts'
import { notifyOwner } from '../notifyOwner.ts'
import { hashPassword } from '../passwords/passwordHashing.ts'
import { assertNotExcluded, createUnlessExcluded } from '../signUp/createUnlessExcluded.ts'
import { requiredAtRegistration } from '../signUp/registrationForm.ts'
import { type Credentials, findByEmail, findById, insertPlayer, markConfirmed } from '../store.ts'
import { findLinked, link } from './store.ts'

/** Reasons why an identity cannot sign in. */
export type Obstacle = 'email_unverified' | 'account_unconfirmed' | 'self_excluded'

const noConsents = {
  receive_promos: false,
  receive_sms_promos: false,
  receive_promos_via_phone_calls: false,
  agreed_to_partner_promotions: false,
}

interface Needs {
  readonly ctx: Ctx
  readonly licence: Licence
  /** The language of the page they came from. */
  readonly locale: string
  readonly provider: Pick<IdentityProvider, 'name' | 'title'>
  readonly identity: Identity
  /**
   * The hash of a random password that is never shown: the player signs in through the provider, or sets a new password
   * by a mailed link.
   */
  readonly passwordHash: string
}

/** Sign-up fields that the provider did not supply (PROF-07). */
const missedOf = (licence: Licence, profile: Readonly<Record<string, string>>): string[] => [
  'terms_acceptance',
  'age_acceptance',
  'currency',
  ...new Set(['country', ...requiredAtRegistration(licence).filter((field) => !(field in profile))]),
]

async function register(tx: Tx, { ctx, licence, locale, provider, identity, passwordHash }: Needs, email: string) {
  const now = ctx.clock.now()
  const { firstName, lastName, uid } = identity
  // A name that our form would reject is left out, so the player has to enter it.
  const told = {
    ...(firstName && !judgeName(firstName) && { first_name: firstName }),
    ...(lastName && !judgeName(lastName) && { last_name: lastName }),
  }
  const usual = readCountries().find(({ code }) => code === ctx.country)?.default_currency
  const offered = registrationCurrencies(licence)
  const own =
    [usual, defaultCurrency(), ...offered].find((code) => code !== undefined && offered.includes(code)) ??
    defaultCurrency()
  const id = await insertPlayer(tx, {
    email,
    passwordHash,
    currency: own,
    language: locale,
    brand: ctx.brand,
    licence,
    profile: told,
    agreements: noConsents,
    groups: [],
    dfpc: null,
    missed: missedOf(licence, told),
    now,
  })
  if (id === null) return null
  await ctx.ledger.openAccounts(tx, id, own)
  await setDefaultLimits(tx, { playerId: id, licence, brand: ctx.brand, currency: own, at: now })
  await markConfirmed(tx, id, now)
  await recordSignUpOrigin(tx, id, { cookies: ctx.request.headers.get('cookie'), now })
  await emit(tx, 'auth.registered', { player: id, at: now })
  await link(tx, id, provider.name, uid, now)
  await assertNotExcluded(ctx, tx, id, now)
  return findById(tx, id)
}

/**
 * The player of an identity: linked before, with the same confirmed address, or new. An account whose address was never
 * confirmed is not linked: a stranger may have created it, and would still know its password.
 */
async function findOrRegister(tx: Tx, needs: Needs): Promise<Credentials | Obstacle> {
  const { ctx, provider, identity } = needs
  const linked = await findLinked(tx, provider.name, identity.uid)
  if (linked !== null) return required(await findById(tx, linked), `player ${linked}`)
  if (identity.email === null) return 'email_unverified'
  const known = (await findByEmail(tx, identity.email)) ?? (await register(tx, needs, identity.email))
  // A concurrent request may have registered the address.
  const player = known ?? (await findByEmail(tx, identity.email))
  if (!player?.confirmed_at) return 'account_unconfirmed'
  if (await link(tx, player.id, provider.name, identity.uid, ctx.clock.now()))
    await notifyOwner(tx, ctx, 'providerLinked', player, { account: provider.title })
  return player
}

export async function playerOfIdentity(needs: Omit<Needs, 'passwordHash'>): Promise<Credentials | Obstacle> {
  const passwordHash = await hashPassword(randomToken())
  const { ctx, locale, identity } = needs
  const newcomer = { email: identity.email ?? '', language: locale, brand: ctx.brand }
  const found = await createUnlessExcluded(ctx, newcomer, (tx) => findOrRegister(tx, { ...needs, passwordHash }))
  return found ?? 'self_excluded'
}
