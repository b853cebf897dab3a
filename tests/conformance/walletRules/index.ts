import { freeRounds } from './freeRounds.ts'
import { refusals } from './refusals.ts'
import { rounds } from './rounds.ts'
import type { Rule } from './rule.ts'
import { takenBack } from './takenBack.ts'

export type { Rule } from './rule.ts'

/** Every rule leaves the balance as it found it: what it bets it gives back or loses and wins again. */
export const walletRules: readonly Rule[] = [...rounds, ...takenBack, ...freeRounds, ...refusals]
