import { quarterStart } from '@apogee/rules/vip/progress'
import { z } from 'zod'
import { countDown, membersSinceBefore } from '../../areas/vip/store.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Consumer, OutboxEvent } from '../../core/outbox/outbox.ts'
import { inMicros } from './figures.ts'
import { lookAtStatus, vipGroupIds } from './lookAtStatus.ts'
import type { VipNeeds } from './moveStatus.ts'

const stake = z.object({ player: z.int().transform(BigInt), currency: z.string(), amount: z.int().transform(BigInt) })

/** Adds a player's figures up only when these bets may have reached the next status: they are the sums of a whole quarter. */
async function countStakes(needs: VipNeeds, tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  const stakes = events.map(({ payload }) => stake.parse(payload))
  const staked = [...Map.groupBy(stakes, ({ player }) => player)].map(([playerId, theirs]) => ({
    playerId,
    micros: theirs.reduce((sum, { currency, amount }) => sum + inMicros({ currency, cents: amount }), 0n),
  }))
  const isFarOff = await countDown(tx, staked, quarterStart(needs.clock.now()))
  const due = staked.map(({ playerId }) => playerId).filter((id) => !isFarOff.has(id))
  for (const playerId of due.toSorted((a, b) => Number(a - b))) await lookAtStatus(needs, tx, playerId)
}

const deposit = z.object({ playerId: z.string().transform(BigInt) })

/** What deposits and bets mean for the VIP status. */
export const vipConsumers = (needs: VipNeeds): readonly Consumer[] => [
  { topic: 'play.bet', applyAll: (tx, events) => countStakes(needs, tx, events) },
  {
    topic: 'cashbox.depositSucceeded',
    apply: (tx, { payload }) => lookAtStatus(needs, tx, deposit.parse(payload).playerId),
  },
]

const minute = 60_000
const atOnce = 100

/** VIP-12: statuses of an earlier quarter end, each player in a transaction of their own. */
export async function turnQuarters(needs: VipNeeds): Promise<void> {
  const start = quarterStart(needs.clock.now())
  for (;;) {
    const due = await membersSinceBefore(needs.db, vipGroupIds, start, atOnce)
    for (const playerId of due) await needs.db.transaction((tx) => lookAtStatus(needs, tx, playerId))
    if (due.length < atOnce) return
  }
}

export const vipTimers = (needs: VipNeeds) => [
  { name: 'VIP statuses of the last quarter', everyMs: minute, run: () => turnQuarters(needs) },
]
