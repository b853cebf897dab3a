import { lockBalance, openAccounts, readBalance, readBalances } from './accounts.ts'
import { assertBalanced } from './assertBalanced.ts'
import { readDebt } from './debt.ts'
import { bet, rollback, win } from './play.ts'
import { post } from './post.ts'
import { addToAnswer, wins } from './wins.ts'

/** Double entry; the only code that changes a balance. Handlers reach it as `ctx.ledger`. */
export const ledger = {
  openAccounts,
  readBalance,
  readBalances,
  lockBalance,
  readDebt,
  post,
  bet,
  win,
  wins,
  addToAnswer,
  rollback,
  assertBalanced,
} as const
export type Ledger = typeof ledger
