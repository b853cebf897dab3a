import { required } from '@apogee/rules/validation/required'
import type { Sql } from '../../core/db/db.ts'
import { type Balance, balancesSql } from '../../core/ledger/accounts.ts'
import { currencySql } from '../profile/public.ts'
import type { Wallet } from './present.ts'

/** `currency` and the sums are null for a player without any account. */
type Row = Record<string, unknown> & { readonly active: string } & (Balance | { readonly currency: null })

/*
 * Balances and the active wallet are read in one snapshot. Selecting another one raises their versions in the same
 * transaction, so data with the newest version also has the newest selection (docs/decisions/086).
 */
const walletsStatement = {
  name: 'wallets',
  text: `SELECT a.currency AS active, b.currency, b.real, b.bonus, b.withheld, b.version
           FROM (${currencySql}) a LEFT JOIN (${balancesSql}) b ON true ORDER BY b.first_id`,
}

/** All wallets of a player, in the order they opened them. The active currency is always included, even when empty. */
export async function walletsOf(sql: Sql, playerId: bigint): Promise<Wallet[]> {
  const rows = await sql.query<Row>(walletsStatement, [playerId])
  const active = required(rows[0], `player ${playerId}`).active
  const balances = rows.flatMap((row) => (row.currency === null ? [] : [balanceOf(row)]))
  const all = balances.some(({ currency }) => currency === active) ? balances : [...balances, empty(active)]
  return all.map((balance) => ({ balance, isActive: balance.currency === active }))
}

/** One wallet; null when the player has no wallet in this currency. */
export const walletOf = async (sql: Sql, playerId: bigint, currency: string): Promise<Wallet | null> =>
  (await walletsOf(sql, playerId)).find(({ balance }) => balance.currency === currency) ?? null

const balanceOf = ({ currency, real, bonus, withheld, version }: Balance): Balance => ({
  currency,
  real,
  bonus,
  withheld,
  version,
})

const empty = (currency: string): Balance => ({ currency, real: 0n, bonus: 0n, withheld: 0n, version: 0n })
