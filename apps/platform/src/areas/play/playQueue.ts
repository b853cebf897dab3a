import { itemAt } from '@apogee/rules/validation/required'
import { batchLoader } from '../../core/batchLoader.ts'
import type { Db } from '../../core/db/db.ts'
import { signal } from '../../core/telemetry/signals.ts'
import { paySimpleWins } from './payWinsBatch.ts'
import { placeSimpleBets } from './placeSimpleBets.ts'
import { type MovedRow, payWin, placeBet } from './play.ts'
import type { BetOrder, PlayResult, WinOrder } from './playOrders.ts'

/**
 * Calls that arrive while this many statements of their kind run share the next one. A single statement spends most of
 * its time on starting the plan, which is the same for one bet and for thirty. A call waits for the patience at most:
 * a statement that takes longer waits for a lock, or for a processor.
 */
const batches = { parallel: 2, maxKeys: 64, patienceMs: 50 }

/** Bets and wins of many players at once, each with the result of {@link placeBet} and {@link payWin}. */
export interface PlayQueue {
  placeBet(order: BetOrder): Promise<PlayResult>
  payWin(order: WinOrder): Promise<PlayResult>
}

interface Ways<Order> {
  readonly one: (order: Order) => Promise<PlayResult>
  /** Books the simple ones; the others are missing in the result. */
  readonly many: (orders: readonly Order[]) => Promise<ReadonlyMap<Order, MovedRow>>
}

const queued = <Order>(kind: 'bet' | 'win', { one, many }: Ways<Order>) =>
  batchLoader<Order, PlayResult>(async (orders) => {
    if (orders.length === 1) {
      const result = await one(itemAt(orders, 0))
      return () => result
    }
    // An order that makes the shared statement fail must not fail the others: each is then booked alone, with its own
    // error. Those that were committed nevertheless get their first answer.
    const moved = await many(orders).catch(() => {
      // No caller learns of it: without this, a statement that always fails would only cost time.
      signal('sharedFailed', { kind })
      return new Map<Order, MovedRow>()
    })
    return (order) => {
      const row = moved.get(order)
      return row ? movedBy(row) : one(order)
    }
  }, batches)

const movedBy = ({ id, currency, balance_cents }: MovedRow): PlayResult => ({
  ok: true,
  transaction: id,
  currency,
  balance: balance_cents,
  isRepeat: false,
})

const openQueue = (db: Db): PlayQueue => ({
  placeBet: queued<BetOrder>('bet', {
    one: (order) => placeBet(db, order),
    many: (orders) => placeSimpleBets(db, orders),
  }),
  payWin: queued<WinOrder>('win', {
    one: (order) => payWin(db, order),
    many: (orders) => paySimpleWins(db, orders),
  }),
})

const byDb = new WeakMap<Db, PlayQueue>()

/** The queue of a database. */
export function playQueueOf(db: Db): PlayQueue {
  const queue = byDb.get(db) ?? openQueue(db)
  byDb.set(db, queue)
  return queue
}
