import { endedPayments } from '../../areas/cashbox/public.ts'
import { lockAccountState, markClosed } from '../../areas/profile/public.ts'
import { readLicence } from '../../core/content/licences/licences.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { noteOperator } from '../../core/operators/operatorActions.ts'
import type { CommandSignature } from '../../core/operators/operatorCommand.ts'
import { erasePersonalData } from '../../core/personalData/personalData.ts'
import type { PersonalTable } from '../../core/personalData/personalTable.ts'

/**
 * Closes an account that its player wants no longer. Money in it has to be paid out first; limits and exclusions stay in
 * force for the person. `players unlock` opens it again.
 */
export async function closeAccount(
  { db, ledger, sessions, clock }: Pick<Core, 'db' | 'ledger' | 'sessions' | 'clock'>,
  { operator, reason }: CommandSignature,
  playerId: bigint,
): Promise<'done' | 'same' | 'has_money'> {
  return db.transaction(async (tx) => {
    const state = await lockAccountState(tx, playerId)
    if (!state || state.closed_at) return 'same'
    if (await hasMoney(ledger, tx, playerId)) return 'has_money'
    const at = clock.now()
    await markClosed(tx, playerId, at)
    await sessions.endAll(playerId, null, tx)
    await noteOperator(tx, { playerId, action: 'account_closed', details: 'open -> closed', operator, reason, at })
    return 'done'
  })
}

async function hasMoney(ledger: Core['ledger'], tx: Tx, playerId: bigint): Promise<boolean> {
  const balances = await ledger.readBalances(tx, playerId)
  return balances.some(({ real, bonus, withheld }) => real + bonus + withheld > 0n)
}

type Erased =
  | 'not_closed'
  | 'same'
  | 'has_money'
  | { readonly keptUntil: Date }
  | { readonly rows: Readonly<Record<string, number>> }

/**
 * Erases the personal data of a closed account. Rows that the law requires stay under the player's number. The identity
 * of a player who has paid is retained for as long as the licence requires. Money that has arrived since the account was
 * closed has an owner only as long as the identity is known.
 */
export async function eraseAccount(
  { db, ledger, clock }: Pick<Core, 'db' | 'ledger' | 'clock'>,
  { operator, reason }: CommandSignature,
  playerId: bigint,
  tables: readonly PersonalTable[],
): Promise<Erased> {
  return db.transaction(async (tx): Promise<Erased> => {
    const state = await lockAccountState(tx, playerId)
    if (!state?.closed_at) return 'not_closed'
    if (state.erased_at) return 'same'
    if (await hasMoney(ledger, tx, playerId)) return 'has_money'
    const at = clock.now()
    const keptUntil = new Date(state.closed_at)
    keptUntil.setUTCFullYear(keptUntil.getUTCFullYear() + readLicence(state.license_name).identity_retention_years)
    if (keptUntil > at && (await endedPayments(tx, playerId)).length > 0) return { keptUntil }
    const rows = await erasePersonalData(tx, tables, playerId, at)
    const count = Object.values(rows).reduce((sum, one) => sum + one, 0)
    const details = `${count} rows of ${Object.keys(rows).length} tables`
    await noteOperator(tx, { playerId, action: 'account_erased', details, operator, reason, at })
    return { rows }
  })
}
