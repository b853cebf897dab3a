import type { Result } from '@apogee/contract'
import { isSamePlay, readRealityMinutes, realityDueAt } from '@apogee/rules/limits/realityCheck'
import { toDecimal, toWire } from '@apogee/rules/money/units'
import { currencyOf } from '../../core/content/configs/paymentConfig.ts'
import type { Sql, Tx } from '../../core/db/db.ts'
import type { Core, Handler, PlayerCtx } from '../../core/http/handler.ts'
import { type Consumer, type OutboxEvent, onManyOf } from '../../core/outbox/outbox.ts'
import {
  type BestRound,
  bestRoundSince,
  countFrom,
  lastPlays,
  markCheckPublished,
  type PlayClock,
  type PlaySum,
  playSince,
  readClock,
  updateClocks,
} from '../games/public.ts'
import { awardedSince } from '../jackpots/public.ts'
import { chooseRealityPeriod, realityPeriod, setPlayPaused } from './store.ts'

type Shown = Result<'games.realityCheck'>

const presentSum = ({ currency, rounds, bet, win }: PlaySum) => ({
  currency,
  rounds,
  bet_cents: toWire(bet),
  win_cents: toWire(win),
})

const presentBest = ({ bet, win, ...round }: BestRound) => ({
  ...round,
  bet_cents: toWire(bet),
  win_cents: toWire(win),
})

const decimals = (sums: readonly PlaySum[], of: (sum: PlaySum) => bigint): Record<string, string> =>
  Object.fromEntries(
    sums.map((sum) => [sum.currency, toDecimal(of(sum), currencyOf(sum.currency)?.subunits_to_unit ?? 100)]),
  )

/** Totals of play since a time, including jackpots: they are paid separately from the rounds that won them. */
async function cameTo(db: Sql, player: bigint, since: Date): Promise<PlaySum[]> {
  const [played, awarded] = await Promise.all([playSince(db, player, since), awardedSince(db, player, since)])
  const none = (currency: string): PlaySum => ({ currency, rounds: 0, bet: 0n, win: 0n })
  const sums = new Map(played.map((sum) => [sum.currency, sum]))
  for (const { currency, cents } of awarded) {
    const sum = sums.get(currency) ?? none(currency)
    sums.set(currency, { ...sum, win: sum.win + cents })
  }
  return [...sums.values()].toSorted((one, other) => one.currency.localeCompare(other.currency))
}

/** The check's data. A play session that was paused for too long has ended: then everything counts from now. */
async function present({ db, player, clock }: Pick<PlayerCtx, 'db' | 'player' | 'clock'>): Promise<Shown> {
  const now = clock.now()
  const [known, chosen] = await Promise.all([readClock(db, player.id), realityPeriod(db, player.id)])
  const running = known && isSamePlay(known.seenAt, now) ? known : null
  const [from, started] = [running?.countedFrom ?? now, running?.startedAt ?? now]
  const [ofPeriod, ofPlay, best] = await Promise.all([
    cameTo(db, player.id, from),
    cameTo(db, player.id, started),
    bestRoundSince(db, player.id, started),
  ])
  const minutes = readRealityMinutes(chosen)
  return {
    activity_sum: decimals(ofPeriod, ({ bet, win }) => win - bet),
    wager_sum: decimals(ofPeriod, ({ bet }) => bet),
    period: { from: from.toISOString(), to: now.toISOString() },
    sums: ofPeriod.map(presentSum),
    interval_minutes: minutes,
    due_at: realityDueAt(from, minutes).toISOString(),
    play: { from: started.toISOString(), sums: ofPlay.map(presentSum), best: best && presentBest(best) },
  }
}

/** SAFE-04, SAFE-05 */
export const readRealityCheck: Handler<'games.realityCheck'> = async (ctx) => ({
  status: 200,
  body: await present(ctx),
})

/** SAFE-04: the player confirms the check, and may choose the interval to the next one. */
export const answerRealityCheck: Handler<'games.answerRealityCheck'> = async (ctx, { body }) => {
  const { db, player, clock } = ctx
  await db.transaction(async (tx) => {
    await countFrom(tx, player.id, clock.now())
    await setPlayPaused(tx, player.id, false, clock.now())
    if (body.interval_minutes !== undefined)
      await chooseRealityPeriod(tx, player.id, String(body.interval_minutes), clock.now())
  })
  return { status: 200, body: await present(ctx) }
}

async function isDue(tx: Tx, player: bigint, { countedFrom, checkedAt }: PlayClock, at: Date): Promise<boolean> {
  if (checkedAt !== null || at < realityDueAt(countedFrom, 15)) return false
  return at >= realityDueAt(countedFrom, readRealityMinutes(await realityPeriod(tx, player)))
}

/**
 * A finished round advances the player's clock. Once a check is due, their open games are notified (wire-facts 12.1).
 */
export const realityConsumer = (needs: Pick<Core, 'realtime'>): Consumer => ({
  name: 'realityCheck',
  reactions: onManyOf(['play.win', 'play.freeWin'], (tx, events) => checkReality(needs, tx, events)),
})

async function checkReality(
  { realtime }: Pick<Core, 'realtime'>,
  tx: Tx,
  events: readonly OutboxEvent<'play.win' | 'play.freeWin'>[],
): Promise<void> {
  const finished = events.map(({ payload }) => payload).filter((payload) => payload.finished)
  const clocks = await updateClocks(tx, lastPlays(finished.map(({ player: playerId, at }) => ({ playerId, at }))))
  for (const [player, clock] of clocks) {
    if (!(await isDue(tx, player, clock, clock.seenAt))) continue
    await markCheckPublished(tx, player, clock.seenAt)
    await setPlayPaused(tx, player, true, clock.seenAt)
    const game = finished.findLast((round) => round.player === player)?.game
    tx.afterCommit(() => realtime.publishTo(player, 'game_limits', { reason: 'trigger_reality_check', game }))
  }
}
