import { valueAt } from '@apogee/rules/validation/required'
import { type Db, withRetries } from '../../core/db/db.ts'
import { betsStatement } from './betsStatement.ts'
import type { MovedRow } from './play.ts'
import type { BetOrder } from './playOrders.ts'
import { signalPlay } from './signalPlay.ts'

/** Places those of these bets that share one statement; the others are missing in the result. */
export async function placeSimpleBets(db: Db, orders: readonly BetOrder[]): Promise<Map<BetOrder, MovedRow>> {
  const byId = new Map<string, BetOrder>()
  const rounds = new Set<string>()
  for (const order of orders) {
    if (order.free || byId.has(order.transaction) || rounds.has(order.round)) continue
    byId.set(order.transaction, order)
    rounds.add(order.round)
  }
  const bets = [...byId.values()]
  if (bets.length === 0) return new Map()
  const columns = [
    bets.map(({ session }) => session),
    bets.map(({ round }) => round),
    bets.map(({ transaction }) => transaction),
    bets.map(({ amount }) => amount),
    bets.map(({ now }) => now),
  ]
  const rows = await withRetries(() => db.query<MovedRow>(betsStatement, columns))
  // Every row answers one of the bets.
  const moved = new Map(rows.map((row) => [valueAt(byId, row.id), row]))
  for (const [{ amount }, { currency }] of moved)
    signalPlay({ kind: 'bet', currency, amount, isFree: false, finishesRound: false })
  return moved
}
