import type { Result } from '@apogee/contract'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import type { StudioRound } from '../../../ports/studios/gameStudio.ts'
import { playerReference } from '../playerReference.ts'
import { readReceipt, receiptPath } from './receiptLink.ts'
import { ownRound, roundForSupport } from './roundStore.ts'

type RoundProof = Result<'games.fairness'>

/**
 * One of the player's rounds as its studio reports it, with its proof. 404 if none of our studios knows the round.
 */
export const roundFairness: Handler<'games.fairness'> = async (ctx, { params: { id } }) => {
  const own = await ownRound(ctx.db, ctx.player.id, id)
  const found = own && (await ctx.studio.round(questionOf(ctx, ctx.player.id, id)))
  if (!own || !found) throw ctx.refuse(404, { base: { not_found: true } })
  return { status: 200, body: { ...own, ...proofOf(ctx, found) } }
}

/** The same after the server seed has been revealed, so that the player can verify and share the round at once. */
export const revealRound: Handler<'games.reveal'> = async (ctx, { params: { id }, body }) => {
  const own = await ownRound(ctx.db, ctx.player.id, id)
  const question = { ...questionOf(ctx, ctx.player.id, id), playerSeed: body.player_seed }
  const found = own && (await ctx.studio.reveal(question))
  if (!own || !found) throw ctx.refuse(404, { base: { not_found: true } })
  return { status: 200, body: { ...own, ...proofOf(ctx, found) } }
}

/** A shared round, for anyone with its link; `archived` once it is only in the archive. */
export const sharedRound: Handler<'games.receipt'> = async (ctx, { params }) => {
  const id = readReceipt(ctx.config.secrets.session, params.receipt)
  const shared = id === null ? null : await roundForSupport(ctx.db, id)
  // A link is signed only for a round that was here.
  if (id !== null && !shared) throw ctx.refuse(404, { base: { archived: true } })
  const found = shared && (await ctx.studio.round({ ...questionOf(ctx, shared.playerId, shared.id), isShared: true }))
  if (!shared || !found || !isShareable(found)) throw ctx.refuse(404, { base: { not_found: true } })
  const { identifier, currency } = shared
  return { status: 200, body: { identifier, currency, ...proofOf(ctx, { ...found, round: publicFacts(found.round) }) } }
}

const questionOf = ({ config, locale, brand }: Ctx, playerId: bigint, round: string) => ({
  round,
  player: playerReference(config, playerId),
  locale,
  brand,
})

const isShareable = ({ round }: StudioRound): boolean =>
  round.state === 'settled' && round.fairness.server_seed !== null

function proofOf({ config }: Ctx, found: StudioRound) {
  const { round, proverUrl: prover_url, verifierUrl: verifier_url, replayUrl: replay_url, messages } = found
  const receipt_url = isShareable(found) ? receiptPath(config.secrets.session, round.id) : null
  return { round, prover_url, verifier_url, replay_url, receipt_url, messages }
}

/** What verifies the round, without the balance and the bonus of its player. */
function publicFacts(round: RoundProof['round']): RoundProof['round'] {
  const { id, engine, profile, state, played_at, stake_cents, staked_cents, win_cents, bet, moves, view, fairness } =
    round
  return { id, engine, profile, state, played_at, stake_cents, staked_cents, win_cents, bet, moves, view, fairness }
}
