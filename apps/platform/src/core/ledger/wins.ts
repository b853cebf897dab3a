import { type Db, withRetries } from '../db/db.ts'
import { signalOutbox } from '../outbox/outbox.ts'
import { type MovedRow, type PlayResult, type WinOrder, win } from './play.ts'
import { winsStatement } from './winsStatement.ts'

/**
 * Pays many wins, each as {@link win} would: counted once, and none the worse for another that is refused. Answers in the
 * order asked. The plain ones are one statement, hence one commit; it must not be called inside a transaction.
 */
export async function wins(db: Db, orders: readonly WinOrder[]): Promise<PlayResult[]> {
  const moved = await payPlain(db, orders)
  const results: PlayResult[] = []
  for (const order of orders) {
    const row = moved.get(order)
    moved.delete(order)
    results.push(
      row
        ? { ok: true, transaction: row.id, currency: row.currency, balance: row.balance_cents, isRepeat: false }
        : await win(db, order),
    )
  }
  return results
}

async function payPlain(db: Db, orders: readonly WinOrder[]): Promise<Map<WinOrder, MovedRow>> {
  const byId = new Map<string, WinOrder>()
  for (const order of orders) if (!byId.has(order.transaction)) byId.set(order.transaction, order)
  const asked = [...byId.values()]
  const [first] = asked
  if (!first) return new Map()
  const columns = [
    asked.map(({ session }) => session),
    asked.map(({ round }) => round),
    asked.map(({ transaction }) => transaction),
    asked.map(({ amount }) => amount),
    asked.map(({ finishesRound }) => finishesRound),
  ]
  const rows = await withRetries(() => db.query<MovedRow>(winsStatement, [...columns, first.now]))
  if (rows.length > 0) signalOutbox()
  return new Map(rows.map((row) => [byId.get(row.id) as WinOrder, row])) // every row answers one that was asked
}
