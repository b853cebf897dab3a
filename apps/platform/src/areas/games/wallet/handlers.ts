import { itemAt, required } from '@apogee/rules/validation/required'
import type { Ctx, Handlers } from '../../../core/http/handler.ts'
import type { Moved, PlayResult, WinOrder } from '../../play/public.ts'
import { playQueueOf, rollBackBet } from '../../play/public.ts'
import { announcePlay, announceRefusal } from './announce.ts'
import { livePlaysOf } from './livePlays.ts'
import { ownId } from './partnerIds.ts'
import { findPlay, freeRoundsOf, maxBetIn, playableBalance } from './playStore.ts'
import { refusal, refusalOf } from './refusal.ts'
import { refusesRound } from './refusesRound.ts'
import { readSigned, type WalletBody, type WalletCall } from './signedBody.ts'

/** One call of the seamless wallet (WIRE-07). Only the signature and the body's schema are checked before `act`. */
const signed =
  <K extends WalletCall>(
    kind: K,
    act: (ctx: Ctx, body: WalletBody<K>, now: Date, caller: string) => Promise<Response>,
  ) =>
  async (ctx: Ctx): Promise<Response> => {
    const asked = readSigned(ctx, kind)
    return 'code' in asked ? refusal(asked.code) : act(ctx, asked.body, ctx.clock.now(), asked.caller)
  }

/** Whether a session exists and is another partner's, for whom it does not exist. */
async function isForeign({ db }: Ctx, caller: string, session: string): Promise<boolean> {
  const play = await livePlaysOf(db).find(session)
  return play !== null && play.partner !== caller
}

const unknownSession: PlayResult = { ok: false, code: 'session_unknown' }

interface Named {
  readonly transaction_id: string
}
const present = ({ transaction_id }: Named, { currency, balance, maxBet }: Moved) => ({
  transaction_id,
  currency,
  balance_cents: Number(balance),
  ...(maxBet !== undefined && { max_bet_cents: Number(maxBet) }),
})
const answer = (body: Named, result: PlayResult): Response =>
  result.ok ? Response.json(present(body, result)) : refusal(result.code)

/** The answer to a transaction of a free round contains the state of the free rounds after it. */
async function answerMoved(
  ctx: Ctx,
  body: Named & { readonly session: string; readonly round_id: string },
  result: PlayResult,
  { now, caller }: { readonly now: Date; readonly caller: string },
): Promise<Response> {
  if (!result.ok || !result.isFree) return answer(body, result)
  const free_rounds = await freeRoundsOf(ctx.db, body.session, ownId(caller, body.round_id), now)
  return Response.json({ ...present(body, result), ...(free_rounds && { free_rounds }) })
}

const balance = signed('balance', async (ctx, { session }, _, caller) => {
  const play = await findPlay(ctx.db, session)
  if (play?.partner !== caller) return refusal('session_unknown')
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

const bet = signed('bet', async (ctx, body, now, caller) => {
  const play = await livePlaysOf(ctx.db).touch(body.session, now)
  if (play?.partner !== caller) return refusal('session_unknown')
  const { free_round: free } = body
  const round = ownId(caller, body.round_id)
  if ((await refusesRound(ctx, play, round)) !== null) return refusal('game_closed')
  const result = await playQueueOf(ctx.db).placeBet({
    session: body.session,
    round,
    transaction: ownId(caller, body.transaction_id),
    amount: BigInt(body.amount_cents),
    ...(free && { free: { id: BigInt(free.id), stake: BigInt(free.stake_cents), feature: free.feature ?? null } }),
    now,
  })
  if (result.ok && !result.isRepeat) announcePlay(ctx, play, now)
  if (!result.ok) announceRefusal(ctx, play, result, body.amount_cents)
  return answerMoved(ctx, body, result, { now, caller })
})

const win = signed('win', async (ctx, body, now, caller) => {
  const result = itemAt(await payOwn(ctx, [body], now, caller), 0)
  await announceWin(ctx, body, result, now)
  return answerMoved(ctx, body, result, { now, caller })
})

const wins = signed('wins', async (ctx, { wins: asked }, now, caller) => {
  const results = await payOwn(ctx, asked, now, caller)
  const told = asked.map(async (one, at) => {
    const result = itemAt(results, at)
    await announceWin(ctx, one, result, now)
    return result.ok ? present(one, result) : { transaction_id: one.transaction_id, ...refusalOf(result.code) }
  })
  return Response.json({ results: await Promise.all(told) })
})

/** Pays the wins of the caller's own sessions; the results are in the order of the wins. */
async function payOwn(
  ctx: Ctx,
  asked: readonly WalletBody<'win'>[],
  now: Date,
  caller: string,
): Promise<readonly PlayResult[]> {
  const foreign = await Promise.all(asked.map(({ session }) => isForeign(ctx, caller, session)))
  const own = asked.filter((_, at) => !foreign[at])
  const results = await ctx.payWins(own.map((one) => winOrder(one, now, caller)))
  const left = results.values()
  return foreign.map((is) => (is ? unknownSession : required(left.next().value, 'the result of a win')))
}

const winOrder = (body: WalletBody<'win'>, now: Date, caller: string): WinOrder => ({
  session: body.session,
  round: ownId(caller, body.round_id),
  transaction: ownId(caller, body.transaction_id),
  amount: BigInt(body.amount_cents),
  finishesRound: body.round_finished,
  now,
})

const rollback = signed('rollback', async (ctx, body, now, caller) => {
  if (await isForeign(ctx, caller, body.session)) return refusal('session_unknown')
  const result = await rollBackBet(ctx.db, {
    session: body.session,
    round: ownId(caller, body.round_id),
    transaction: ownId(caller, body.transaction_id),
    original: ownId(caller, body.original_transaction_id),
    now,
  })
  await announceMoved(ctx, body.session, result, now)
  return answerMoved(ctx, body, result, { now, caller })
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
  if (play) announcePlay(ctx, play, now)
}

export const walletHandlers = {
  'studio.balance': balance,
  'studio.bet': bet,
  'studio.win': win,
  'studio.wins': wins,
  'studio.rollback': rollback,
} satisfies Partial<Handlers>
