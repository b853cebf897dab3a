import { freeRounds } from './freeRounds.ts'
import { refusals } from './refusals.ts'
import { rollbackRules } from './rollbacks.ts'
import { rounds } from './rounds.ts'
import type { Rule } from './rule.ts'

export type { Rule } from './rule.ts'

/** Every rule restores the balance: it rolls back its bets, or wins the stakes back. */
export const walletRules: readonly Rule[] = [...rounds, ...rollbackRules, ...freeRounds, ...refusals]
