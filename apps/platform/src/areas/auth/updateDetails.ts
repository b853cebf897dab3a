import { refuse } from '../../core/errors.ts'
import type { Handler } from '../../core/http/handler.ts'
import { acceptTerms } from './store.ts'

/** MOD-13, wire-facts 3.9: takes what sign-up left open. Accepting twice is accepting. */
export const updateDetails: Handler<'auth.updateDetails'> = async (ctx, { body: { user } }) => {
  if (user.terms_acceptance !== true) throw refuse(422, { terms_acceptance: { must_be_accepted: true } })
  await acceptTerms(ctx.db, ctx.player.id)
  return { status: 201, body: await ctx.profiles.of(ctx.player.id) }
}
