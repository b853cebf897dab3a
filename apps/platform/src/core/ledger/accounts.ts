import type { Sql, Tx } from '../db/db.ts'
import { queryFirst } from '../db/queryOne.ts'
import { Refusal } from '../errors.ts'

/**
 * A player's money: their own, bonus money, and money reserved for withdrawals. `debt`, opened when needed, is never
 * above zero: the amount they owe for a deposit that was reversed after it had been spent.
 */
export type PlayerAccountKind = 'real' | 'bonus' | 'withheld' | 'debt'
/**
 * The other side of every movement; these may be below zero and have no stored balance. `jackpots` is the money in the
 * pools, `exchange` the casino's gain or loss from movements between currencies.
 */
type HouseAccountKind = 'psp' | 'games' | 'bonuses' | 'adjustment' | 'jackpots' | 'exchange'

const playerAccountKinds = ['real', 'bonus', 'withheld'] as const
const houseAccountKinds = ['psp', 'games', 'bonuses', 'adjustment', 'jackpots', 'exchange'] as const

export type AccountRef =
  | { readonly playerId: bigint; readonly kind: PlayerAccountKind; readonly currency: string }
  | { readonly playerId?: undefined; readonly kind: HouseAccountKind; readonly currency: string }

/** A player's money in one currency, in minor units. */
export interface Balance {
  readonly currency: string
  readonly real: bigint
  readonly bonus: bigint
  readonly withheld: bigint
  /**
   * Grows with every movement and with {@link raiseVersions}: of two states, the one with the larger version is newer.
   */
  readonly version: bigint
}

/** A movement would take a player's account below zero. */
export class NotEnoughMoney extends Refusal {
  override name = 'NotEnoughMoney'
  constructor() {
    super(422, { base: { not_enough_money: true } })
  }
}

/** The key has already moved different money: an error of the calling code, never of the player. */
export class LedgerConflict extends Error {
  override name = 'LedgerConflict'
}

interface BalanceRow extends Record<string, unknown> {
  readonly currency: string
  readonly real: bigint
  readonly bonus: bigint
  readonly withheld: bigint
  readonly version: bigint
}

/**
 * Opens the player's accounts in a currency, and the house accounts if they are missing; without a player, only the
 * house accounts. `needed` names one more kind.
 */
export async function openAccounts(
  sql: Sql,
  playerId: bigint | null,
  currency: string,
  needed?: PlayerAccountKind,
): Promise<void> {
  const own = needed === undefined ? playerAccountKinds : new Set([...playerAccountKinds, needed])
  await sql.query(
    `INSERT INTO ledger_accounts (player_id, currency, kind, balance_cents)
     SELECT NULL::bigint, $2::text, kind, NULL::bigint FROM unnest($3::text[]) AS house(kind)
      WHERE NOT EXISTS (SELECT FROM ledger_accounts WHERE player_id IS NULL AND currency = $2 AND ledger_accounts.kind = house.kind)
     UNION ALL SELECT $1::bigint, $2, kind, 0 FROM unnest($4::text[]) AS own(kind) WHERE $1::bigint IS NOT NULL
     ON CONFLICT DO NOTHING`,
    [playerId, currency, houseAccountKinds, [...own]],
  )
}

const sums = `currency,
  coalesce(sum(balance_cents) FILTER (WHERE kind = 'real'), 0)::bigint AS real,
  coalesce(sum(balance_cents) FILTER (WHERE kind = 'bonus'), 0)::bigint AS bonus,
  coalesce(sum(balance_cents) FILTER (WHERE kind = 'withheld'), 0)::bigint AS withheld,
  sum(version)::bigint AS version`

/** The balances of the player `$1`, for a statement that reads more together with them; `first_id` sorts them. */
export const balancesSql = `SELECT ${sums}, min(id) AS first_id FROM ledger_accounts WHERE player_id = $1 GROUP BY currency`

/** All of a player's balances, one per currency, in the order they were opened. */
export async function readBalances(sql: Sql, playerId: bigint): Promise<Balance[]> {
  return sql.query<BalanceRow>(
    {
      name: 'ledger_balances',
      text: `SELECT ${sums} FROM ledger_accounts WHERE player_id = $1 GROUP BY currency ORDER BY min(id)`,
    },
    [playerId],
  )
}

/** The player's balance in one currency, or null when they have no account in it. */
export const readBalance = (sql: Sql, playerId: bigint, currency: string): Promise<Balance | null> =>
  queryFirst<BalanceRow>(
    sql,
    {
      name: 'ledger_balance',
      text: `SELECT ${sums} FROM ledger_accounts WHERE player_id = $1 AND currency = $2 GROUP BY currency`,
    },
    [playerId, currency],
  )

/**
 * Raises the version of all of a player's balances: call it in the transaction that changes other displayed facts of
 * them, such as which one the player plays in.
 */
export async function raiseVersions(tx: Tx, playerId: bigint): Promise<void> {
  // In order of id, as every writer of balances locks them.
  await tx.query(
    `WITH held AS MATERIALIZED (
       SELECT id FROM ledger_accounts WHERE player_id = $1 AND kind = 'real' ORDER BY id FOR UPDATE
     )
     UPDATE ledger_accounts a SET version = a.version + 1 FROM held h WHERE a.id = h.id`,
    [playerId],
  )
}

/** {@link readBalance}, and blocks movements of the player in this currency until the transaction ends. */
export async function lockBalance(tx: Tx, playerId: bigint, currency: string): Promise<Balance | null> {
  // In order of id, as every writer of balances locks them.
  await tx.query('SELECT id FROM ledger_accounts WHERE player_id = $1 AND currency = $2 ORDER BY id FOR UPDATE', [
    playerId,
    currency,
  ])
  return readBalance(tx, playerId, currency)
}
