import type { Ctx, Handlers } from '../../../core/http/handler.ts'
import type { PlayResult } from '../../../core/ledger/play.ts'
import { livePlaysOf } from './livePlays.ts'
import { findPlay, type Play, playableBalance } from './playStore.ts'
import { refusal } from './refusal.ts'
import { readSigned, type WalletBody, type WalletCall } from './signedBody.ts'

/** One call of the seamless wallet (WIRE-07). Nothing stands before `act` but the signature and the form of the body. */
const signed =
  <K extends WalletCall>(kind: K, act: (ctx: Ctx, body: WalletBody<K>, now: Date) => Promise<Response>) =>
  async (ctx: Ctx): Promise<Response> => {
    const asked = readSigned(ctx, kind)
    return 'code' in asked ? refusal(asked.code) : act(ctx, asked.body, ctx.clock.now())
  }

const answer = (result: PlayResult): Response =>
  result.ok
    ? Response.json({
        transaction_id: result.transaction,
        currency: result.currency,
        balance_cents: Number(result.balance),
      })
    : refusal(result.code)

const balance = signed('balance', async (ctx, { session }) => {
  const play = await findPlay(ctx.db, session)
  if (!play) return refusal('session_unknown')
  const balance_cents = Number(await playableBalance(ctx.db, ctx.ledger, play))
  return Response.json({ currency: play.currency, balance_cents })
})

const bet = signed('bet', async (ctx, body, now) => {
  const play = await livePlaysOf(ctx.db).keep(body.session, now)
  if (!play) return refusal('session_unknown')
  const result = await ctx.ledger.bet(ctx.db, {
    session: body.session,
    round: body.round_id,
    transaction: body.transaction_id,
    amount: BigInt(body.amount_cents),
    now,
  })
  if (result.ok && !result.isRepeat) announce(ctx, play, now)
  return answer(result)
})

const win = signed('win', async (ctx, body, now) => {
  const result = await ctx.ledger.win(ctx.db, {
    session: body.session,
    round: body.round_id,
    transaction: body.transaction_id,
    amount: BigInt(body.amount_cents),
    finishesRound: body.round_finished,
    now,
  })
  await announceMoved(ctx, body.session, result, now)
  return answer(result)
})

const rollback = signed('rollback', async (ctx, body, now) => {
  const result = await ctx.ledger.rollback(ctx.db, {
    session: body.session,
    round: body.round_id,
    transaction: body.transaction_id,
    original: body.original_transaction_id,
    now,
  })
  await announceMoved(ctx, body.session, result, now)
  return answer(result)
})

async function announceMoved(ctx: Ctx, session: string, result: PlayResult, now: Date): Promise<void> {
  if (!result.ok || result.isRepeat) return
  const play = await livePlaysOf(ctx.db).find(session)
  if (play) announce(ctx, play, now)
}

/** Tells the player's open tabs. What the round means beyond that follows from the outbox. */
function announce(ctx: Ctx, play: Play, now: Date): void {
  ctx.announceBalance(play.playerId, play.currency)
  ctx.publish(play.playerId, 'played_games', {
    identifier: play.identifier,
    last_activity_at: now.toISOString(),
  })
}

export const walletHandlers = {
  'studio.balance': balance,
  'studio.bet': bet,
  'studio.win': win,
  'studio.rollback': rollback,
} satisfies Partial<Handlers>
