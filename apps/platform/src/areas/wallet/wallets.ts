import type { Sql } from '../../core/db/db.ts'
import type { Balance } from '../../core/ledger/accounts.ts'
import type { Ledger } from '../../core/ledger/ledger.ts'
import { currencyOf } from '../profile/public.ts'
import type { Wallet } from './present.ts'

const empty = (currency: string): Balance => ({ currency, real: 0n, bonus: 0n, withheld: 0n, version: 0n })

/*
 * The active wallet is read after the balances. Selecting another one raises their versions in the same transaction, so
 * data with the newest version also has the newest selection (docs/decisions/086).
 */

/** All wallets of a player, in the order they opened them. The active currency is always included, even when empty. */
export async function walletsOf(ledger: Ledger, sql: Sql, playerId: bigint): Promise<Wallet[]> {
  const balances = await ledger.readBalances(sql, playerId)
  const active = await currencyOf(sql, playerId)
  const all = balances.some(({ currency }) => currency === active) ? balances : [...balances, empty(active)]
  return all.map((balance) => ({ balance, isActive: balance.currency === active }))
}

/** One wallet; null when the player has no wallet in this currency. */
export async function walletOf(ledger: Ledger, sql: Sql, playerId: bigint, currency: string): Promise<Wallet | null> {
  const found = await ledger.readBalance(sql, playerId, currency)
  const isActive = (await currencyOf(sql, playerId)) === currency
  const balance = found ?? (isActive ? empty(currency) : null)
  return balance && { balance, isActive }
}
