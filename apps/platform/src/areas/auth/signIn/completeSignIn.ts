import { termsInForce } from '../../../core/content/configs/termsConfig.ts'
import type { Ctx } from '../../../core/http/handler.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { notifyOwner } from '../notifyOwner.ts'
import { noteSignIn } from '../store.ts'
import { askForTerms } from '../terms/store.ts'
import { rememberDevice } from './knownDevices.ts'
import { noteDevice } from './noteDevice.ts'
import { assertStillValid, type VerifiedSignIn } from './verifiedSignIn.ts'

/**
 * Signs in a player who has passed every step. SEC-01: they get a new session, and the visitor's old one ends. The
 * session is opened only if the credentials have not changed since they were verified (decision 115). An email
 * notifies them of a device they have never used before, and the answer says when and where they last signed in.
 */
export async function completeSignIn(ctx: Ctx, entry: VerifiedSignIn) {
  const { player, dfpc } = entry
  const now = ctx.clock.now()
  const { userAgent } = ctx
  // An excluded player signs in to withdraw: the exclusion is in force for the account by then.
  if ((await ctx.applyRegister(player.id, 'sign_in')) === 'refused')
    throw ctx.refuse(503, { base: { unavailable: true } })
  const previous = await ctx.sessions.latest(player.id)
  const session = await ctx.session.prepare(player.id)
  await ctx.db.transaction(async (tx) => {
    await assertStillValid(tx, entry)
    await noteSignIn(tx, player.id, now)
    await askForTerms(tx, player.id, termsInForce(now))
    await rememberDevice(tx, ctx, player.id, 'signIn')
    const isNewDevice = await noteDevice(tx, player.id, { dfpc, userAgent, now })
    if (isNewDevice) await notifyOwner(tx, ctx, 'newDevice', player)
    await emit(tx, 'auth.signedIn', { player: player.id, country: ctx.country, isNewDevice, at: now })
    await session.insert(tx)
  })
  await session.adopt()
  const previous_sign_in = previous && {
    at: previous.createdAt.toISOString(),
    country: previous.country,
    user_agent: previous.userAgent,
  }
  return { status: 201, body: { ...(await ctx.profiles.of(player.id)), previous_sign_in } } as const
}
