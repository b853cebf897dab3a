import { lockBalance, openAccounts, raiseVersions, readBalance, readBalances } from './accounts.ts'
import { assertBalanced } from './assertBalanced.ts'
import { post, postedKeys } from './post.ts'
import { readDebt } from './readDebt.ts'

/** Double entry; the only code that changes a balance. Handlers use it as `ctx.ledger`. */
export const ledger = {
  openAccounts,
  readBalance,
  readBalances,
  lockBalance,
  raiseVersions,
  readDebt,
  post,
  postedKeys,
  assertBalanced,
} as const
export type Ledger = typeof ledger
