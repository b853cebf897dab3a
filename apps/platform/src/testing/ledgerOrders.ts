import type { Db } from '../core/db/db.ts'
import { ledger } from '../core/ledger/ledger.ts'
import type { Posted } from '../core/ledger/post.ts'
import { testNow as at } from './testApp.ts'

let last = 10n

/** The id of a new owner of accounts; no player has it. */
export function newOwner(): bigint {
  last += 1n
  return last
}

/** Deposits and withdrawals in EUR that only the ledger knows. */
export const ledgerOrders = (db: () => Db) => ({
  deposit: (playerId: bigint, key: string, amount: bigint): Promise<Posted> =>
    db().transaction((tx) =>
      ledger.post(tx, {
        key,
        kind: 'deposit',
        playerId,
        at,
        moves: [
          { account: { playerId, kind: 'real', currency: 'EUR' }, amount },
          { account: { kind: 'psp', currency: 'EUR' }, amount: -amount },
        ],
      }),
    ),
  withdraw: (playerId: bigint, key: string, amount: bigint): Promise<Posted> =>
    db().transaction((tx) =>
      ledger.post(tx, {
        key,
        kind: 'withdrawal',
        playerId,
        at,
        moves: [
          { account: { playerId, kind: 'real', currency: 'EUR' }, amount: -amount },
          { account: { playerId, kind: 'withheld', currency: 'EUR' }, amount },
        ],
      }),
    ),
  real: async (playerId: bigint): Promise<bigint | undefined> =>
    (await ledger.readBalance(db(), playerId, 'EUR'))?.real,
})
