import { type Db, type Tx, withRetries } from '../db/db.ts'
import { signalOutbox } from '../outbox/outbox.ts'
import { type MovedRow, type PlayResult, type WinOrder, win } from './play.ts'
import { winsStatement } from './winsStatement.ts'

/**
 * Pays many wins, each as {@link win} would: counted once, and none the worse for another that is refused. Answers in the
 * order asked. The plain ones are one statement, hence one commit; inside a transaction all are one commit.
 */
export async function wins(db: Db | Tx, orders: readonly WinOrder[]): Promise<PlayResult[]> {
  if ('afterCommit' in db && orders.length > 1) await lockWallets(db, orders)
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

async function payPlain(db: Db | Tx, orders: readonly WinOrder[]): Promise<Map<WinOrder, MovedRow>> {
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
  const run = () => db.query<MovedRow>(winsStatement, [...columns, first.now])
  // Inside a transaction a lost race has spoilt it: then the transaction is what runs again.
  const rows = 'afterCommit' in db ? await run() : await withRetries(run)
  if (rows.length > 0) {
    if ('afterCommit' in db) db.afterCommit(signalOutbox)
    else signalOutbox()
  }
  return new Map(rows.map((row) => [byId.get(row.id) as WinOrder, row])) // every row answers one that was asked
}

/** In order of id, as every writer of balances locks them; statement by statement they would be locked as the wins came. */
const lockWallets = (tx: Tx, orders: readonly WinOrder[]) =>
  tx.query(
    {
      name: 'play_wins_lock',
      text: `SELECT a.id FROM ledger_accounts a
              WHERE a.kind IN ('real', 'bonus')
                AND (a.player_id, a.currency) IN (SELECT player_id, currency FROM play_sessions WHERE id = ANY ($1::text[]))
              ORDER BY a.id FOR UPDATE OF a`,
    },
    [orders.map(({ session }) => session)],
  )

/** A jackpot that is paid with a win is in the balance the win is answered with: now, and when it is asked again. */
export async function addToAnswer(tx: Tx, { transaction, round }: WinOrder, cents: bigint): Promise<void> {
  await tx.query('UPDATE game_transactions SET balance_cents = balance_cents + $2 WHERE id = $1', [transaction, cents])
  await tx.query('UPDATE game_rounds SET balance_after_cents = balance_after_cents + $2 WHERE id = $1', [round, cents])
}
