/** A table with rows about one player: what becomes of them when the player's personal data is erased. */
export interface PersonalTable {
  readonly table: string
  /** The player's rows, with their id as $1. */
  readonly where: string
  /** Columns that are not the player's to have: secrets, hashes and tokens. */
  readonly omit: readonly string[]
  /**
   * `delete`; `keep`: the law requires the rows, which name the player by number alone; `set`: they stay, with these
   * columns overwritten.
   */
  readonly erase: 'delete' | 'keep' | { readonly set: string }
  /** Rows that stay although the others are deleted; $2 is the time. */
  readonly unless?: string
}

type Options = Partial<Omit<PersonalTable, 'table' | 'erase'>>

const ownRows = 'player_id = $1'
const ownAccounts = 'account_id IN (SELECT id FROM ledger_accounts WHERE player_id = $1)'

/** Tables whose rows of a player are deleted. */
export const erased = (tables: readonly string[], options: Options = {}): PersonalTable[] =>
  tables.map((table) => ({ table, where: ownRows, omit: [], erase: 'delete', ...options }))

/** Tables whose rows the law requires: money, play, limits. They have no name, address or contact in them. */
export const kept = (tables: readonly string[], options: Options = {}): PersonalTable[] =>
  tables.map((table) => ({ table, where: ownRows, omit: [], erase: 'keep', ...options }))

/** A table whose rows stay without what identifies the player. */
export const pseudonymised = (table: string, set: string, options: Options = {}): PersonalTable => ({
  table,
  where: ownRows,
  omit: [],
  erase: { set },
  ...options,
})

export const corePersonalData: readonly PersonalTable[] = [
  ...kept(['ledger_accounts']),
  // Through the index of the entries: transactions themselves have none by player.
  ...kept(['ledger_transactions'], {
    where: `id IN (SELECT transaction_id FROM ledger_entries WHERE ${ownAccounts})`,
  }),
  // Names of staff are not the player's data.
  ...kept(['operator_actions'], { omit: ['operator'] }),
  ...kept(['ledger_entries'], { where: ownAccounts }),
  ...erased(['sessions', 'idempotency_keys'], { omit: ['hash', 'request_hash', 'pending'] }),
]
