import { createStore } from '../../lib/browser/createStore'

/** The maximum bet reported when a higher bet was rejected, in minor units; null once play continues. */
export const rejectedBet = createStore<number | null>(null)
