import { ownPath } from '@apogee/rules/site/ownPath'
import { z } from 'zod'
import { isRestrictedCountry, pathIn, readBrand } from '../../../core/content/brands.ts'
import type { Tx } from '../../../core/db/db.ts'
import { Refusal } from '../../../core/errors.ts'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import type { Identity, IdentityProvider } from '../../../ports/identity/identityProvider.ts'
import { completeSignIn } from '../signIn/completeSignIn.ts'
import { AccountLocked, SignInExpired } from '../signIn/verifiedSignIn.ts'
import { storePending } from '../twoFactor/pendingSignIn.ts'
import { playerOfIdentity } from './playerOfIdentity.ts'
import { callbackOf } from './services.ts'
import { findLinked } from './store.ts'

/** How long a visitor may stay at their provider. */
const awayMs = 15 * 60_000

const storedState = z.object({
  awaits: z.literal('provider'),
  name: z.string(),
  redirect: z.string(),
  /** Empty if they named none. */
  locale: z.string(),
  until: z.number(),
  expected: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
})

const sendTo = (path: string): Response => new Response(null, { status: 303, headers: { location: path } })

/** Redirects for a returning visitor: to the requested page or the sign-in popup, in the language they were reading. */
function wayBack(ctx: Ctx, { redirect = '/', locale = '' } = {}) {
  const { locales } = readBrand(ctx.brand)
  return {
    on: () => sendTo(pathIn(locales, locale, redirect)),
    /** Redirects to the sign-in popup, which shows the error and continues to the requested page afterwards. */
    toPopup(word: string) {
      const onward = redirect === '/' ? '' : `&redirect=${encodeURIComponent(redirect)}`
      return sendTo(pathIn(locales, locale, `/sign-in?provider=${word}${onward}`))
    },
  }
}

function providerOf(ctx: Ctx, name: string): IdentityProvider {
  const provider = ctx.identityProviders.find((each) => each.name === name)
  if (!provider) throw ctx.refuse(404, { base: { not_found: true } })
  return provider
}

/** Redirects the visitor to their provider. Their session stores the values that the callback must contain. */
export const startProvider: Handler<'auth.startProvider'> = async (ctx, { params, query }) => {
  const provider = providerOf(ctx, params.name)
  const redirect = ownPath(query.redirect) ?? '/'
  const brand = readBrand(ctx.brand)
  const locale = brand.locales.find((one) => one === query.locale) ?? ''
  const back = wayBack(ctx, { redirect, locale })
  if (ctx.player) return back.on()
  if (isRestrictedCountry(ctx.country, brand.licence)) return back.toPopup('restricted')
  try {
    const { url, expected } = await provider.begin(callbackOf(ctx.origin, provider.name))
    const until = ctx.clock.now().getTime() + awayMs
    await ctx.session.startPending({ awaits: 'provider', name: provider.name, redirect, locale, until, expected })
    return sendTo(url)
  } catch (error) {
    ctx.log.error({ err: error, provider: provider.name }, 'identity provider cannot be reached')
    return back.toPopup('unavailable')
  }
}

async function identityOf(ctx: Ctx, provider: IdentityProvider, expected: z.output<typeof storedState>['expected']) {
  const arrived = new URL(callbackOf(ctx.origin, provider.name))
  arrived.search = ctx.url.search
  return provider.finish(arrived, expected).catch((error: unknown): Identity | null => {
    ctx.log.warn({ err: error, provider: provider.name }, 'sign-in by identity provider failed')
    return null
  })
}

/** The provider's callback. A browser that did not start the sign-in is redirected to the sign-in popup. */
export const finishProvider: Handler<'auth.finishProvider'> = async (ctx, { params }) => {
  const provider = providerOf(ctx, params.name)
  const waiting = storedState.safeParse(ctx.session.pending).data
  // The stored values are valid for one callback.
  if (waiting) await ctx.session.end()
  const back = wayBack(ctx, waiting)
  if (!waiting || waiting.name !== provider.name || waiting.until <= ctx.clock.now().getTime())
    return back.toPopup('failed')
  const { licence } = readBrand(ctx.brand)
  // The visitor's country may have changed since the start.
  if (isRestrictedCountry(ctx.country, licence)) return back.toPopup('restricted')
  const identity = await identityOf(ctx, provider, waiting.expected)
  if (!identity) return back.toPopup('failed')
  const player = await playerOfIdentity({
    ctx,
    licence,
    locale: waiting.locale || ctx.locale,
    provider,
    identity,
  })
  if (typeof player === 'string') return back.toPopup(player)
  const isStillValid = async (tx: Tx) => (await findLinked(tx, provider.name, identity.uid)) === player.id
  const entry = { player, dfpc: undefined, isStillValid }
  try {
    if (player.two_factor_enabled) {
      await storePending(ctx, entry)
      return back.toPopup('code')
    }
    await completeSignIn(ctx, entry)
    return back.on()
  } catch (error) {
    if (error instanceof AccountLocked) return back.toPopup('refused')
    if (!(error instanceof SignInExpired) && !(error instanceof Refusal)) throw error
    return back.toPopup('failed')
  }
}
