import type { Db, Sql } from '../ports.ts'
import { inTurn, type Wallet, type WalletAnswer, type WalletCall } from './wallet.ts'

export const DEMO_BALANCE_CENTS = 100_000

/** Play money: the same interface and guarantees as the real wallet, with the balance in the session's row. */
export function createDemoWallet(db: Db): Wallet {
  return {
    balance: async (session) => done(await lockBalance(db, session, '')),
    send: (call) => db.transaction((tx) => count(tx, call)),
    sendWins: (calls) => db.transaction((tx) => inTurn(calls, (call) => count(tx, call))),
  }
}

async function count(tx: Sql, call: WalletCall): Promise<WalletAnswer> {
  const balance = await lockBalance(tx, call.session, 'for update')
  const [known] = await tx.query<{ undone: boolean }>(
    'select undone from studio.demo_moves where transaction_id = $1',
    [call.transactionId],
  )
  if (known) return known.undone ? { kind: 'refused', code: 'transaction_rolled_back' } : done(balance)
  const change = await changeBy(tx, call)
  if (balance + change < 0n) return { kind: 'refused', code: 'insufficient_funds' }
  await tx.query('insert into studio.demo_moves (transaction_id, session_id, amount_cents) values ($1, $2, $3)', [
    call.transactionId,
    call.session,
    change,
  ])
  await tx.query('update studio.sessions set demo_balance_cents = demo_balance_cents + $2 where id = $1', [
    call.session,
    change,
  ])
  return done(balance + change)
}

async function changeBy(tx: Sql, call: WalletCall): Promise<bigint> {
  if (call.kind === 'bet') return -BigInt(call.amountCents)
  if (call.kind === 'win') return BigInt(call.amountCents)
  // Marks the bet's row as undone, or inserts it as undone if the bet never arrived, so that a late bet is rejected.
  const [bet] = await tx.query<{ amount_cents: bigint }>(
    `insert into studio.demo_moves (transaction_id, session_id, amount_cents, undone) values ($1, $2, 0, true)
     on conflict (transaction_id) do update set undone = true returning amount_cents`,
    [call.originalId, call.session],
  )
  return bet ? -bet.amount_cents : 0n
}

async function lockBalance(sql: Sql, session: string, lock: '' | 'for update'): Promise<bigint> {
  const [row] = await sql.query<{ demo_balance_cents: bigint }>(
    `select demo_balance_cents from studio.sessions where id = $1 ${lock}`,
    [session],
  )
  if (!row) throw new Error(`no demo session ${session}`)
  return row.demo_balance_cents
}

function done(balance: bigint): WalletAnswer {
  return { kind: 'done', balanceCents: Number(balance), freeRounds: null, maxBetCents: null }
}
