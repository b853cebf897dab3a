import { createHash, createHmac } from 'node:crypto'
import type { jackpotDraw } from '@apogee/contract/jackpots'
import {
  type DropRule,
  drawText,
  dropMoment,
  dropsBy,
  isHit,
  numberOf,
  triggerCents,
} from '@apogee/rules/jackpots/draw'
import type { z } from 'zod'

/** The data of a settled round that a pool needs; only real money counts. */
export interface FeedingRound {
  readonly id: string
  readonly game: string
  readonly playerId: bigint
  readonly currency: string
  readonly at: Date
  /** The whole stake, in the player's currency. */
  readonly stakeCents: bigint
  /** The real part of the stake in ten-thousandths of the pool's minor unit. */
  readonly stakeUnits: bigint
}
export type LastRound = Pick<FeedingRound, 'id' | 'game' | 'playerId' | 'currency' | 'stakeCents'>

/** One level in its current cycle. Amounts are in the pool's minor units. */
export interface Pool {
  readonly id: number
  readonly level: string
  readonly shareBp: bigint
  readonly seedCents: bigint
  /** The rule of the next cycle, as configured now. */
  readonly nextRule: DropRule
  readonly amount: bigint
  /** The remainder below one minor unit, in ten-thousandths. */
  readonly carry: bigint
  readonly cycle: number
  readonly rule: DropRule
  readonly secret: string
  readonly begunAt: Date
  readonly begunCents: bigint
  readonly dropsBy: Date | null
  /**
   * Id of the first round that fed the cycle; null before it, and for cycles that started before opening rounds
   * counted.
   */
  readonly opening: string | null
  readonly last: LastRound | null
  readonly forcedFor: bigint | null
}

/** Everything needed to recalculate a win: stored with it and public (`secret` was hidden until then). */
export type DrawRecord = Readonly<z.output<typeof jackpotDraw>>

export interface Drop {
  readonly cycle: number
  readonly amount: bigint
  readonly draw: DrawRecord
}

export interface Fed {
  readonly pool: Pool
  /** Whole minor units that were added to the pool. */
  readonly added: bigint
  readonly drop: Drop | null
}

const unitsOfOne = 10_000n

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

const drawn = ({ secret, level, cycle, opening }: Pool, round?: string): bigint =>
  numberOf(
    createHmac('sha256', secret)
      .update(drawText(level, cycle, opening, round))
      .digest('hex'),
  )

/** Adds a round's share to the pool and determines whether it drops. */
export function feed(pool: Pool, round: FeedingRound): Fed {
  const units = pool.carry + (round.stakeUnits * pool.shareBp) / unitsOfOne
  const added = units / unitsOfOne
  const { id, game, playerId, currency, stakeCents } = round
  const fed: Pool = {
    ...pool,
    amount: pool.amount + added,
    carry: units % unitsOfOne,
    opening: pool.opening ?? (pool.last === null ? id : null),
    last: { id, game, playerId, currency, stakeCents },
  }
  return { pool: fed, added, drop: dropOf(fed, round) }
}

function dropOf(pool: Pool, round: FeedingRound): Drop | null {
  const { rule, amount } = pool
  if (pool.forcedFor === 0n || pool.forcedFor === round.playerId) return dropOfAll(pool, 'forced')
  switch (rule.rule) {
    case 'amount': {
      const trigger = triggerCents(drawn(pool), pool.begunCents, BigInt(rule.below_cents))
      if (amount < trigger) return null
      const draw = { ...recordOf(pool, 'amount'), below_cents: rule.below_cents, trigger_cents: Number(trigger) }
      return { cycle: pool.cycle, amount: trigger, draw }
    }
    case 'time':
      return round.at < momentOf(pool) ? null : dropOfAll(pool, 'time')
    case 'chance': {
      const stakeCents = round.stakeUnits / unitsOfOne
      if (!isHit(drawn(pool, round.id), stakeCents, BigInt(rule.one_in_cents))) return null
      const terms = { round: round.id, stake_cents: Number(stakeCents), one_in_cents: rule.one_in_cents }
      return { cycle: pool.cycle, amount, draw: { ...recordOf(pool, 'chance'), ...terms } }
    }
  }
}

/** Drop rule `time`: if no round was played after the hidden time, the last player who fed the pool wins it. */
export function overdueDrop(pool: Pool, now: Date): Drop | null {
  const isOver = pool.dropsBy !== null && pool.dropsBy <= now
  return isOver && pool.last !== null ? dropOfAll(pool, 'overdue') : null
}

/** The pool after a drop, or after a time without feeding rounds: the remainder, the seed, a new secret. */
export function nextCycle(pool: Pool, dropped: bigint, secret: string, now: Date): Pool {
  const amount = pool.amount - dropped + (dropped > 0n ? pool.seedCents : 0n)
  return {
    ...pool,
    amount,
    cycle: pool.cycle + 1,
    ...cycleOf(pool.nextRule, secret, amount, now),
    opening: null,
    last: null,
    forcedFor: null,
  }
}

/** The constants of a cycle. */
export const cycleOf = (rule: DropRule, secret: string, amount: bigint, now: Date) => ({
  rule,
  secret,
  begunAt: now,
  begunCents: amount,
  dropsBy: rule.rule === 'time' ? dropsBy(rule.every, now) : null,
})

const momentOf = (pool: Pool): Date => dropMoment(drawn(pool), pool.begunAt, pool.dropsBy ?? pool.begunAt)

function dropOfAll(pool: Pool, rule: DrawRecord['rule']): Drop {
  const times =
    pool.dropsBy === null || rule === 'forced'
      ? {}
      : { drops_by: pool.dropsBy.toISOString(), moment: momentOf(pool).toISOString() }
  return { cycle: pool.cycle, amount: pool.amount, draw: { ...recordOf(pool, rule), ...times } }
}

const recordOf = (pool: Pool, rule: DrawRecord['rule']): DrawRecord => ({
  rule,
  level: pool.level,
  cycle: pool.cycle,
  secret: pool.secret,
  hash: hashOf(pool.secret),
  ...(pool.opening !== null && { opening_round: pool.opening }),
  begun_at: pool.begunAt.toISOString(),
  begun_cents: Number(pool.begunCents),
})
