import { type Sql, type Statement, type Tx, withRetries } from '../../core/db/db.ts'
import { signalOutbox } from '../../core/outbox/outbox.ts'
import { signal } from '../../core/telemetry/signals.ts'
import { explainRefusal } from './explainRefusal.ts'
import { freeBetStatement, freeRollbackStatement, freeWinStatement } from './freeRounds.ts'
import type { BetOrder, PlayResult, PrizeOrder, RollbackOrder, WinOrder } from './playOrders.ts'
import {
  betStatement,
  lateRollbackStatement,
  lateWinStatement,
  prizeStatement,
  rollbackStatement,
  voidStatement,
  winStatement,
} from './playStatements.ts'
import { signalPlay } from './signalPlay.ts'

/**
 * Debits a stake: from real money first, the rest from bonus money. No money moves unless the full amount is available.
 */
export const placeBet = (sql: Sql | Tx, order: BetOrder): Promise<PlayResult> =>
  order.free
    ? play(sql, 'bet', order, [freeBetStatement], [order.now, order.free.id, order.free.stake, order.free.feature])
    : play(sql, 'bet', order, [betStatement], [order.amount, order.now])

/**
 * Pays a win, split between real and bonus as the round's stakes were; also accepted after the play session has ended.
 */
export const payWin = (sql: Sql | Tx, order: WinOrder): Promise<PlayResult> =>
  play(sql, 'win', order, [winStatement, freeWinStatement], winParams(order))

/** Rolls a bet back. If the bet has not arrived yet, it is rejected when it does. */
export const rollBackBet = (sql: Sql | Tx, order: RollbackOrder): Promise<PlayResult> =>
  play(sql, 'rollback', order, [rollbackStatement, freeRollbackStatement, voidStatement], [order.original, order.now])

const winParams = ({ amount, now, finishesRound }: WinOrder) => [amount, now, finishesRound]

/** {@link payWin} for an aggregator, whose wins may arrive after the end of the round. */
export const payWinLate = (sql: Sql | Tx, order: WinOrder): Promise<PlayResult> =>
  play(sql, 'win', order, [winStatement, freeWinStatement, lateWinStatement], winParams(order))

/** {@link rollBackBet} for an aggregator, which may also take back a bet of a round that has ended without a win. */
export const rollBackBetLate = (sql: Sql | Tx, order: RollbackOrder): Promise<PlayResult> =>
  play(
    sql,
    'rollback',
    order,
    [rollbackStatement, freeRollbackStatement, lateRollbackStatement, voidStatement],
    [order.original, order.now],
  )

/** Pays a prize of a studio that belongs to no bet. The round must be its own. */
export const payPrize = (sql: Sql | Tx, order: PrizeOrder): Promise<PlayResult> =>
  play(sql, 'win', { ...order, finishesRound: true }, [prizeStatement], [order.amount, order.now])

/** The result of a statement of `playStatements.ts` that moved money. */
export interface MovedRow extends Record<string, unknown> {
  readonly id: string
  readonly currency: string
  readonly balance_cents: bigint
  /** Only for a bet. */
  readonly max_bet_cents?: bigint | null
}

const freeStatements: readonly Statement[] = [freeBetStatement, freeWinStatement, freeRollbackStatement]

/**
 * A concurrent commit may invalidate a verdict; then the statements run again. More retries than this indicate a bug.
 */
const maxAttempts = 10

async function play(
  sql: Sql | Tx,
  kind: 'bet' | 'win' | 'rollback',
  order: (BetOrder | RollbackOrder) & { readonly finishesRound?: boolean },
  statements: readonly Statement[],
  rest: readonly unknown[],
): Promise<PlayResult> {
  const params = [order.session, order.round, order.transaction, ...rest]
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    for (const statement of statements) {
      // Only a rollback of a bet that has not arrived fails the first statement without a reason.
      if (statement === voidStatement && (await explainRefusal(sql, kind, order)) !== null) break
      const run = () => sql.query<MovedRow>(statement, params)
      // Inside a transaction, a lost race aborts it, and the caller must run the whole transaction again.
      const [row] = 'afterCommit' in sql ? await run() : await withRetries(run)
      if (row) {
        const { currency } = row
        const isFree = freeStatements.includes(statement)
        const committed = () => {
          // A bet is published when its round is finished.
          if (kind !== 'bet' || isFree) signalOutbox()
          const amount = 'amount' in order ? order.amount : null
          signalPlay({ kind, currency, amount, isFree, finishesRound: order.finishesRound ?? false })
        }
        if ('afterCommit' in sql) sql.afterCommit(committed)
        else committed()
        const moved = { ok: true, transaction: row.id, currency, balance: row.balance_cents } as const
        const maxBet = row.max_bet_cents ?? null
        return { ...moved, isRepeat: false, ...(isFree && { isFree: true }), ...(maxBet !== null && { maxBet }) }
      }
    }
    const verdict = await explainRefusal(sql, kind, order)
    if (verdict === null) continue
    signal('play', { kind, outcome: verdict.ok ? 'repeated' : verdict.code, finishesRound: false })
    return verdict
  }
  throw new Error(`${kind} ${order.transaction} was neither booked nor rejected with a reason`)
}
