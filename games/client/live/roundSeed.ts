import type { PresentedLiveRound } from '../../protocol/live.ts'
import { newSeed } from '../rounds/ownSeed.ts'

/**
 * This browser's seed for each round, made after the hash of the round has been published. It is sent with every bet in
 * the round; the studio uses that of the first.
 */
export function createRoundSeed(make: () => string = newSeed) {
  let current: { readonly id: string; readonly hash: string; readonly seed: string } | null = null
  return {
    of: ({ id, hash }: Pick<PresentedLiveRound, 'id' | 'hash'>): string => {
      if (current?.id !== id) current = { id, hash, seed: make() }
      return current.seed
    },
    /** Whether a round the player has bet on now has a different hash from the published one. */
    isChanged: ({ id, hash }: Pick<PresentedLiveRound, 'id' | 'hash'>): boolean =>
      current?.id === id && current.hash !== hash,
  }
}
