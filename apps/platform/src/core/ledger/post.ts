import { valueAt } from '@apogee/rules/validation/required'
import type { Sql, Tx } from '../db/db.ts'
import { signal } from '../telemetry/signals.ts'
import { type AccountRef, LedgerConflict, NotEnoughMoney, openAccounts } from './accounts.ts'

export interface Move {
  readonly account: AccountRef
  /** Minor units: above zero into the account, below zero out of it. */
  readonly amount: bigint
}

export interface Posting {
  /** Idempotency key of this movement, valid for ever: `deposit:18`, `withdraw:7:<idempotency key>`. */
  readonly key: string
  readonly kind: string
  readonly reason?: Readonly<Record<string, unknown>>
  readonly playerId?: bigint
  readonly moves: readonly Move[]
  readonly at: Date
}

export interface Posted {
  readonly transactionId: bigint
  /** The key had been posted before: nothing moved now. */
  readonly isRepeat: boolean
}

interface AccountRow extends Record<string, unknown> {
  readonly id: bigint
  readonly player_id: bigint | null
  readonly currency: string
  readonly kind: string
}

/**
 * Moves money. The moves sum to zero in each currency; the same key again moves nothing. Throws {@link NotEnoughMoney}
 * before anything is written when a player's account would fall below zero, and {@link LedgerConflict} when the key
 * belongs to different moves.
 */
export async function post(tx: Tx, posting: Posting): Promise<Posted> {
  checkSums(posting)
  const ids = await accountIds(tx, posting)
  const moves = posting.moves.map(({ account, amount }) => ({ id: valueAt(ids, nameOf(account)), amount }))
  const [row] = await tx.query<{ id: bigint }>(
    `INSERT INTO ledger_transactions (key, kind, reason, player_id, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (key) DO NOTHING RETURNING id`,
    [posting.key, posting.kind, JSON.stringify(posting.reason ?? {}), posting.playerId ?? null, posting.at],
  )
  if (!row) return repeat(tx, posting, moves)
  await lockAndCheck(tx, moves)
  const params = [row.id, moves.map(({ id }) => id), moves.map(({ amount }) => amount)]
  await tx.query(
    `WITH move AS (SELECT * FROM unnest($2::bigint[], $3::bigint[]) AS m(id, amount)),
          moved AS (UPDATE ledger_accounts a SET balance_cents = a.balance_cents + m.amount, version = a.version + 1
                      FROM move m WHERE a.id = m.id AND a.player_id IS NOT NULL)
     INSERT INTO ledger_entries (transaction_id, account_id, amount_cents) SELECT $1, id, amount FROM move`,
    params,
  )
  tx.afterCommit(() => signalMovement(posting))
  return { transactionId: row.id, isRepeat: false }
}

function signalMovement({ kind, moves }: Posting) {
  const sums = new Map<string, bigint>()
  for (const { account, amount } of moves)
    if (amount > 0n) sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount)
  for (const [currency, cents] of sums) signal('movement', { kind, currency, cents })
}

function checkSums({ key, moves }: Posting) {
  const sums = new Map<string, bigint>()
  for (const { account, amount } of moves) {
    if (amount === 0n) throw new Error(`${key}: a move of 0`)
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount)
  }
  if (new Set(moves.map(({ account }) => nameOf(account))).size !== moves.length || moves.length === 0) {
    throw new Error(`${key}: more than one move for an account`)
  }
  for (const [currency, sum] of sums)
    if (sum !== 0n) throw new Error(`${key}: moves sum to ${sum} ${currency}, not to 0`)
}

const nameOf = (account: AccountRef): string => `${account.playerId ?? 'house'} ${account.currency} ${account.kind}`

async function accountIds(tx: Tx, { moves }: Posting): Promise<Map<string, bigint>> {
  const find = async () => {
    const rows = await tx.query<AccountRow>(
      `SELECT a.id, a.player_id, a.currency, a.kind FROM ledger_accounts a
         JOIN unnest($1::bigint[], $2::text[], $3::text[]) AS w(player_id, currency, kind)
           ON a.player_id IS NOT DISTINCT FROM w.player_id AND a.currency = w.currency AND a.kind = w.kind
        WHERE a.player_id = ANY ($1::bigint[]) OR a.player_id IS NULL`,
      [
        moves.map(({ account }) => account.playerId ?? null),
        moves.map(({ account }) => account.currency),
        moves.map(({ account }) => account.kind),
      ],
    )
    return new Map(rows.map((row) => [`${row.player_id ?? 'house'} ${row.currency} ${row.kind}`, row.id]))
  }
  const found = await find()
  const missing = moves.filter(({ account }) => !found.has(nameOf(account)))
  if (missing.length === 0) return found
  for (const { account } of missing) {
    if (account.playerId === undefined) await openAccounts(tx, null, account.currency)
    else await openAccounts(tx, account.playerId, account.currency, account.kind)
  }
  return find()
}

/** In order of id, as every writer of balances locks them, so that two movements cannot deadlock. */
async function lockAndCheck(tx: Tx, moves: readonly { readonly id: bigint; readonly amount: bigint }[]) {
  const rows = await tx.query<{ id: bigint; balance_cents: bigint | null }>(
    `SELECT id, CASE WHEN kind <> 'debt' THEN balance_cents END AS balance_cents FROM ledger_accounts
      WHERE id = ANY ($1::bigint[]) AND player_id IS NOT NULL ORDER BY id FOR UPDATE`,
    [moves.map(({ id }) => id)],
  )
  const balances = new Map(rows.map((row) => [row.id, row.balance_cents]))
  for (const { id, amount } of moves) {
    const balance = balances.get(id) ?? null
    if (balance !== null && balance + amount < 0n) throw new NotEnoughMoney()
  }
}

/** Which of these keys have been posted. */
export async function postedKeys(sql: Sql, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ key: string }>('SELECT key FROM ledger_transactions WHERE key = ANY ($1::text[])', [
    keys,
  ])
  return new Set(rows.map(({ key }) => key))
}

async function repeat(
  tx: Tx,
  { key, kind }: Posting,
  moves: readonly { readonly id: bigint; readonly amount: bigint }[],
): Promise<Posted> {
  const [first] = await tx.query<{ id: bigint; kind: string }>(
    'SELECT id, kind FROM ledger_transactions WHERE key = $1',
    [key],
  )
  if (!first) throw new Error(`${key}: insert conflicted but no existing posting was found`)
  const entries = await tx.query<{ account_id: bigint; amount_cents: bigint }>(
    'SELECT account_id, amount_cents FROM ledger_entries WHERE transaction_id = $1',
    [first.id],
  )
  const amounts = new Map(entries.map((entry) => [entry.account_id, entry.amount_cents]))
  const isSame = entries.length === moves.length && moves.every(({ id, amount }) => amounts.get(id) === amount)
  if (first.kind !== kind || !isSame) {
    throw new LedgerConflict(`${key} has moved other money before`)
  }
  return { transactionId: first.id, isRepeat: true }
}
