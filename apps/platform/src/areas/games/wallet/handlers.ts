import { itemAt } from '@apogee/rules/validation/required'
import type { Ctx, Handlers } from '../../../core/http/handler.ts'
import type { BlockingLimit, Moved, NotMoved, PlayResult, WinOrder } from '../../play/public.ts'
import { placeBet, rollBackBet } from '../../play/public.ts'
import { livePlaysOf } from './livePlays.ts'
import { findPlay, freeRoundsOf, maxBetIn, type Play, playableBalance } from './playStore.ts'
import { refusal, refusalOf } from './refusal.ts'
import { readSigned, type WalletBody, type WalletCall } from './signedBody.ts'

/** One call of the seamless wallet (WIRE-07). Only the signature and the body's schema are checked before `act`. */
const signed =
  <K extends WalletCall>(kind: K, act: (ctx: Ctx, body: WalletBody<K>, now: Date) => Promise<Response>) =>
  async (ctx: Ctx): Promise<Response> => {
    const asked = readSigned(ctx, kind)
    return 'code' in asked ? refusal(asked.code) : act(ctx, asked.body, ctx.clock.now())
  }

const present = ({ transaction, currency, balance, maxBet }: Moved) => ({
  transaction_id: transaction,
  currency,
  balance_cents: Number(balance),
  ...(maxBet !== undefined && { max_bet_cents: Number(maxBet) }),
})
const answer = (result: PlayResult): Response => (result.ok ? Response.json(present(result)) : refusal(result.code))

/** The answer to a transaction of a free round contains the state of the free rounds after it. */
async function answerMoved(
  ctx: Ctx,
  { session, round_id }: { readonly session: string; readonly round_id: string },
  result: PlayResult,
  now: Date,
): Promise<Response> {
  if (!result.ok || !result.isFree) return answer(result)
  const free_rounds = await freeRoundsOf(ctx.db, session, round_id, now)
  return Response.json({ ...present(result), ...(free_rounds && { free_rounds }) })
}

const balance = signed('balance', async (ctx, { session }) => {
  const play = await findPlay(ctx.db, session)
  if (!play) return refusal('session_unknown')
  const balance_cents = Number(await playableBalance(ctx.db, ctx.ledger, play))
  const now = ctx.clock.now()
  const free_rounds = await freeRoundsOf(ctx.db, session, null, now)
  const max_bet_cents = await maxBetIn(ctx.db, session, now)
  const { currency } = play
  return Response.json({
    currency,
    balance_cents,
    ...(max_bet_cents !== undefined && { max_bet_cents }),
    ...(free_rounds && { free_rounds }),
  })
})

const bet = signed('bet', async (ctx, body, now) => {
  const play = await livePlaysOf(ctx.db).touch(body.session, now)
  if (!play) return refusal('session_unknown')
  const { free_round: free } = body
  const result = await placeBet(ctx.db, {
    session: body.session,
    round: body.round_id,
    transaction: body.transaction_id,
    amount: BigInt(body.amount_cents),
    ...(free && { free: { id: BigInt(free.id), stake: BigInt(free.stake_cents), feature: free.feature ?? null } }),
    now,
  })
  if (result.ok && !result.isRepeat) announce(ctx, play, now)
  if (!result.ok) announceBonus(ctx, play, result, body.amount_cents)
  if (!result.ok && result.code === 'reality_check_due') announceCheck(ctx, play)
  if (!result.ok && result.limit) announceLimit(ctx, play, result.limit, body.amount_cents)
  return answerMoved(ctx, body, result, now)
})

const win = signed('win', async (ctx, body, now) => {
  const result = itemAt(await ctx.payWins([winOrder(body, now)]), 0)
  await announceWin(ctx, body, result, now)
  return answerMoved(ctx, body, result, now)
})

const wins = signed('wins', async (ctx, { wins: asked }, now) => {
  const results = await ctx.payWins(asked.map((one) => winOrder(one, now)))
  const told = asked.map(async (one, at) => {
    const result = itemAt(results, at)
    await announceWin(ctx, one, result, now)
    return result.ok ? present(result) : { transaction_id: one.transaction_id, ...refusalOf(result.code) }
  })
  return Response.json({ results: await Promise.all(told) })
})

const winOrder = (body: WalletBody<'win'>, now: Date): WinOrder => ({
  session: body.session,
  round: body.round_id,
  transaction: body.transaction_id,
  amount: BigInt(body.amount_cents),
  finishesRound: body.round_finished,
  now,
})

const rollback = signed('rollback', async (ctx, body, now) => {
  const result = await rollBackBet(ctx.db, {
    session: body.session,
    round: body.round_id,
    transaction: body.transaction_id,
    original: body.original_transaction_id,
    now,
  })
  await announceMoved(ctx, body.session, result, now)
  return answerMoved(ctx, body, result, now)
})

/** Publishes a win. A round that ends without a win is skipped: its bet has already been published. */
async function announceWin(
  ctx: Ctx,
  { session, amount_cents }: Pick<WalletBody<'win'>, 'session' | 'amount_cents'>,
  result: PlayResult,
  now: Date,
): Promise<void> {
  if (amount_cents > 0) await announceMoved(ctx, session, result, now)
}

async function announceMoved(ctx: Ctx, session: string, result: PlayResult, now: Date): Promise<void> {
  if (!result.ok || result.isRepeat) return
  const play = await livePlaysOf(ctx.db).find(session)
  if (play) announce(ctx, play, now)
}

/** Notifies the player's open tabs. All other effects of the round follow from the outbox. */
function announce(ctx: Ctx, play: Play, now: Date): void {
  ctx.announceBalance(play.playerId, play.currency)
  ctx.publish(play.playerId, 'played_games', {
    identifier: play.identifier,
    last_activity_at: now.toISOString(),
  })
}

/**
 * wire-facts 12.1: the reason why play stops. Breaks are excluded, since every page of the player already knows them.
 */
function announceLimit(
  ctx: Ctx,
  { playerId, identifier: game }: Play,
  limit: BlockingLimit,
  amount_cents: number,
): void {
  if (limit.type === 'session') ctx.publish(playerId, 'game_limits', { reason: 'session_limit_exceeded', game })
  else if (limit.amount_cents !== null) {
    const limit_cents = Number(limit.amount_cents)
    ctx.publish(playerId, 'game_limits', { reason: 'bet_limit_exceeded', game, amount_cents, limit_cents })
  }
}

/** SAFE-04: the player's pages show the check that is to be confirmed. */
const announceCheck = (ctx: Ctx, { playerId, identifier: game }: Play) =>
  ctx.publish(playerId, 'game_limits', { reason: 'trigger_reality_check', game })

/** wire-facts 12.1: the reason why a bonus does not allow a stake. */
function announceBonus(
  ctx: Ctx,
  { playerId, identifier: game }: Play,
  { code, maxBet }: NotMoved,
  amount_cents: number,
) {
  if (code === 'game_forbidden_with_bonus') ctx.publish(playerId, 'game_limits', { reason: code, game })
  if (code === 'bonus_bet_limit_exceeded') {
    const limit_cents = Number(maxBet)
    ctx.publish(playerId, 'game_limits', { reason: code, game, amount_cents, limit_cents })
  }
}

export const walletHandlers = {
  'studio.balance': balance,
  'studio.bet': bet,
  'studio.win': win,
  'studio.wins': wins,
  'studio.rollback': rollback,
} satisfies Partial<Handlers>
