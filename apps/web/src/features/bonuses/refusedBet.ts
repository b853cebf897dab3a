import { watched } from '../../lib/watched'

/** The highest bet that was said when a bet above it was refused, minor units; null once play goes on. */
export const refusedBet = watched<number | null>(null)
