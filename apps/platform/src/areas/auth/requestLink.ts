import type { Tx } from '../../core/db/db.ts'
import type { Ctx, Handler } from '../../core/http/handler.ts'
import type { Payload } from '../../core/outbox/events.ts'
import { emit } from '../../core/outbox/outbox.ts'
import { mailLink } from './mailLink.ts'
import { passCaptchaOrAllowance } from './signIn/passCaptcha.ts'
import { countTokens, findByEmail, findById, type TokenKind } from './store.ts'

// Further requests in this time send nothing: the links of the earlier emails still work.
const maxLinks = 3
const linksMs = 10 * 60_000

/**
 * Only records the request. Whether the address is registered is looked up after the answer, so that neither the answer
 * nor its timing reveals it (SEC-05).
 */
export async function requestLink(ctx: Ctx, kind: TokenKind, typed: string): Promise<void> {
  const email = typed.toLowerCase()
  await ctx.db.transaction((tx) => emit(tx, 'auth.linkAsked', { kind, email, brand: ctx.brand }))
}

export const requestPassword: Handler<'auth.requestPassword'> = async (ctx, { body: { user } }) => {
  await passCaptchaOrAllowance(ctx, user.captcha)
  await requestLink(ctx, 'password', user.email)
  return { status: 201, body: {} }
}

/** "Already confirmed" is disclosed only to the player themselves, about their own address. */
export const resendConfirmation: Handler<'auth.resendConfirmation'> = async (ctx, { body: { user } }) => {
  const self = ctx.player ? await findById(ctx.db, ctx.player.id) : null
  if (self?.confirmed_at && self.email === user.email.toLowerCase()) {
    throw ctx.refuse(422, { email: { already_confirmed: true } })
  }
  // A signed-in player needs no captcha for their own address: their rate limits apply.
  if (!self) await passCaptchaOrAllowance(ctx, user.captcha)
  await requestLink(ctx, 'confirmation', user.email)
  return { status: 201, body: {} }
}

export interface LinkRequestDeps {
  readonly secret: string
  readonly now: Date
}

/**
 * Consumer of `auth.linkAsked`: orders the email if a player has this address. Too many requests get the same answer
 * but send nothing, so that a stranger can neither flood a mailbox nor use up the owner's share (SEC-07).
 */
export async function answerLinkRequest(
  tx: Tx,
  { kind, email, brand }: Payload<'auth.linkAsked'>,
  { secret, now }: LinkRequestDeps,
): Promise<void> {
  const player = await findByEmail(tx, email)
  if (!player || (kind === 'confirmation' && player.confirmed_at)) return
  if ((await countTokens(tx, player.id, kind, new Date(now.getTime() - linksMs))) >= maxLinks) return
  await mailLink(tx, { kind, to: player, brand, secret, now })
}
