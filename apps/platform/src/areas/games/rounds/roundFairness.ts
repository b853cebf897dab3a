import type { Handler } from '../../../core/http/handler.ts'
import { playerReference } from '../playerReference.ts'
import { ownRound } from './roundStore.ts'

/**
 * One of the player's rounds as its studio reports it, with its proof. 404 if none of our studios knows the round.
 */
export const roundFairness: Handler<'games.fairness'> = async (ctx, { params }) => {
  const own = await ownRound(ctx.db, ctx.player.id, params.id)
  const { locale, brand } = ctx
  const player = playerReference(ctx.config, ctx.player.id)
  const told = own && (await ctx.studio.round({ round: params.id, player, locale, brand }))
  if (!own || !told) throw ctx.refuse(404, { base: { not_found: true } })
  const { round, proverUrl: prover_url, verifierUrl: verifier_url, replayUrl: replay_url, messages } = told
  return { status: 200, body: { ...own, round, prover_url, verifier_url, replay_url, messages } }
}
