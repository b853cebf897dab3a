import { quarterStart } from '@apogee/rules/vip/progress'
import type { Tx } from '../../core/db/db.ts'
import { type Consumer, type OutboxEvent, onEach, onMany } from '../../core/outbox/outbox.ts'
import { membersSinceBefore } from '../profile/public.ts'
import { inMicros } from './figures.ts'
import { evaluateStatus, vipGroupIds } from './status/evaluateStatus.ts'
import type { VipNeeds } from './status/grantStatusGifts.ts'
import { countDown } from './store.ts'

/**
 * Sums up a player's figures only when the stakes of these rounds may have reached the next status, because the sums
 * cover a whole quarter.
 */
async function countStakes(needs: VipNeeds, tx: Tx, events: readonly OutboxEvent<'play.win'>[]): Promise<void> {
  const stakes = events.map(({ payload }) => payload).filter(({ finished, bet }) => finished && bet > 0n)
  if (stakes.length === 0) return
  const staked = [...Map.groupBy(stakes, ({ player }) => player)].map(([playerId, theirs]) => ({
    playerId,
    at: new Date(Math.min(...theirs.map(({ at }) => at.getTime()))),
    micros: theirs.reduce((sum, { currency, bet }) => sum + inMicros({ currency, cents: bet }), 0n),
  }))
  const isFarOff = await countDown(tx, staked, quarterStart(needs.clock.now()))
  const due = staked.filter(({ playerId }) => !isFarOff.has(playerId))
  for (const { playerId, at } of due.toSorted((a, b) => Number(a.playerId - b.playerId)))
    await evaluateStatus(needs, tx, playerId, at)
}

/** Effects of deposits and finished rounds on the VIP status. */
export const vipConsumer = (needs: VipNeeds): Consumer => ({
  name: 'vip',
  reactions: [
    onMany('play.win', (tx, events) => countStakes(needs, tx, events)),
    onEach('cashbox.depositSucceeded', (tx, { payload: { player, at } }) => evaluateStatus(needs, tx, player, at)),
  ],
})

const minute = 60_000
const atOnce = 100

/** VIP-12: ends statuses of an earlier quarter, each player in a separate transaction. */
export async function turnQuarters(needs: VipNeeds): Promise<void> {
  const start = quarterStart(needs.clock.now())
  for (;;) {
    const due = await membersSinceBefore(needs.db, vipGroupIds, start, atOnce)
    for (const playerId of due) await needs.db.transaction((tx) => evaluateStatus(needs, tx, playerId))
    if (due.length < atOnce) return
  }
}

export const vipTimers = (needs: VipNeeds) => [
  { name: 'VIP statuses of the last quarter', everyMs: minute, run: () => turnQuarters(needs) },
]
