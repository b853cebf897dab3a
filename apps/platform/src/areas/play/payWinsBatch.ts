import { valueAt } from '@apogee/rules/validation/required'
import { type Db, type Tx, withRetries } from '../../core/db/db.ts'
import { lockWallets as lockWalletsSql } from '../../core/ledger/bookingSql.ts'
import { signalOutbox } from '../../core/outbox/outbox.ts'
import { type MovedRow, payWin } from './play.ts'
import type { PlayResult, WinOrder } from './playOrders.ts'
import { signalPlay } from './signalPlay.ts'
import { winsStatement } from './winsStatement.ts'

/**
 * Pays many wins, each like {@link payWin}: each is counted once, and a rejected one does not affect the others.
 * Results are in the order of the requests. The simple wins share one statement, hence one commit; inside a transaction
 * all share its commit.
 */
export async function payWinsBatch(db: Db | Tx, orders: readonly WinOrder[]): Promise<PlayResult[]> {
  if ('afterCommit' in db && orders.length > 1) await lockWallets(db, orders)
  // A copy: the signals after the commit need all of them.
  const moved = new Map(await paySimpleWins(db, orders))
  const results: PlayResult[] = []
  for (const order of orders) {
    const row = moved.get(order)
    moved.delete(order)
    results.push(
      row
        ? { ok: true, transaction: row.id, currency: row.currency, balance: row.balance_cents, isRepeat: false }
        : await payWin(db, order),
    )
  }
  return results
}

/** Pays those of these wins that share one statement; the others are missing in the result. */
export async function paySimpleWins(db: Db | Tx, orders: readonly WinOrder[]): Promise<Map<WinOrder, MovedRow>> {
  const byId = new Map<string, WinOrder>()
  for (const order of orders) if (!byId.has(order.transaction)) byId.set(order.transaction, order)
  const asked = [...byId.values()]
  if (asked.length === 0) return new Map()
  const columns = [
    asked.map(({ session }) => session),
    asked.map(({ round }) => round),
    asked.map(({ transaction }) => transaction),
    asked.map(({ amount }) => amount),
    asked.map(({ finishesRound }) => finishesRound),
    asked.map(({ now }) => now),
  ]
  const run = () => db.query<MovedRow>(winsStatement, columns)
  // Inside a transaction, a lost race aborts it, and the caller must run the whole transaction again.
  const rows = 'afterCommit' in db ? await run() : await withRetries(run)
  // Every row answers one of the requests.
  const moved = new Map(rows.map((row) => [valueAt(byId, row.id), row]))
  const committed = () => {
    signalOutbox()
    for (const [{ amount, finishesRound }, { currency }] of moved)
      signalPlay({ kind: 'win', currency, amount, isFree: false, finishesRound })
  }
  if (rows.length > 0) {
    if ('afterCommit' in db) db.afterCommit(committed)
    else committed()
  }
  return moved
}

/**
 * Locks the wallets in the order of their ids, like every writer of balances. Separate statements for the wins would
 * lock them in the order of the wins.
 */
const lockWallets = (tx: Tx, orders: readonly WinOrder[]) =>
  tx.query(
    {
      name: 'play_wins_lock',
      text: lockWalletsSql('SELECT player_id, currency FROM play_sessions WHERE id = ANY ($1::text[])'),
    },
    [orders.map(({ session }) => session)],
  )

/**
 * Adds a jackpot paid with a win to the balance in the win's answer, both now and when the request is repeated.
 */
export async function addToAnswer(tx: Tx, { transaction, round }: WinOrder, cents: bigint): Promise<void> {
  await tx.query('UPDATE game_transactions SET balance_cents = balance_cents + $2 WHERE id = $1', [transaction, cents])
  await tx.query('UPDATE game_rounds SET balance_after_cents = balance_after_cents + $2 WHERE id = $1', [round, cents])
}
