import type { Ctx } from '../../../core/http/handler.ts'
import type { BlockingLimit, NotMoved } from '../../play/public.ts'
import type { Play } from './playStore.ts'

/** Notifies the player's open tabs. All other effects of the round follow from the outbox. */
export function announcePlay(ctx: Ctx, play: Play, now: Date): void {
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

/** Publishes to the player's pages why a stake was refused. */
export function announceRefusal(ctx: Ctx, play: Play, refused: NotMoved, amount_cents: number): void {
  announceBonus(ctx, play, refused, amount_cents)
  if (refused.code === 'reality_check_due') announceCheck(ctx, play)
  if (refused.limit) announceLimit(ctx, play, refused.limit, amount_cents)
}
