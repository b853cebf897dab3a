import { quarterStart } from '@apogee/rules/vip/progress'
import { countDown, membersSinceBefore } from '../../areas/vip/store.ts'
import type { Tx } from '../../core/db/db.ts'
import { type Consumer, type OutboxEvent, onEach, onMany } from '../../core/outbox/outbox.ts'
import { inMicros } from './figures.ts'
import { lookAtStatus, vipGroupIds } from './lookAtStatus.ts'
import type { VipNeeds } from './moveStatus.ts'

/** Adds a player's figures up only when these bets may have reached the next status: they are the sums of a whole quarter. */
async function countStakes(needs: VipNeeds, tx: Tx, events: readonly OutboxEvent<'play.bet'>[]): Promise<void> {
  const stakes = events.map(({ payload }) => payload)
  const staked = [...Map.groupBy(stakes, ({ player }) => player)].map(([playerId, theirs]) => ({
    playerId,
    micros: theirs.reduce((sum, { currency, amount }) => sum + inMicros({ currency, cents: amount }), 0n),
  }))
  const isFarOff = await countDown(tx, staked, quarterStart(needs.clock.now()))
  const due = staked.map(({ playerId }) => playerId).filter((id) => !isFarOff.has(id))
  for (const playerId of due.toSorted((a, b) => Number(a - b))) await lookAtStatus(needs, tx, playerId)
}

/** What deposits and bets mean for the VIP status. */
export const vipConsumer = (needs: VipNeeds): Consumer => ({
  name: 'vip',
  reactions: [
    onMany('play.bet', (tx, events) => countStakes(needs, tx, events)),
    onEach('cashbox.depositSucceeded', (tx, { payload }) => lookAtStatus(needs, tx, payload.player)),
  ],
})

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
