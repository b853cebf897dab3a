import type { Sql } from '../../core/db/db.ts'
import type { Balance } from '../../core/ledger/accounts.ts'
import type { Ledger } from '../../core/ledger/ledger.ts'
import type { Wallet } from './present.ts'

const empty = (currency: string): Balance => ({ currency, real: 0n, bonus: 0n, withheld: 0n, version: 0n })

/** All wallets of a player, in the order they opened them. The active currency is always included, even when empty. */
export async function walletsOf(ledger: Ledger, sql: Sql, playerId: bigint, active: string): Promise<Wallet[]> {
  const balances = await ledger.readBalances(sql, playerId)
  const all = balances.some(({ currency }) => currency === active) ? balances : [...balances, empty(active)]
  return all.map((balance) => ({ balance, isActive: balance.currency === active }))
}

/** One wallet, or null when the player has none in this currency. */
export async function walletOf(
  ledger: Ledger,
  sql: Sql,
  playerId: bigint,
  currency: string,
  active: string,
): Promise<Wallet | null> {
  const isActive = currency === active
  const balance = (await ledger.readBalance(sql, playerId, currency)) ?? (isActive ? empty(currency) : null)
  return balance && { balance, isActive }
}
