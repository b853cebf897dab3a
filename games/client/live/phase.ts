import type { PresentedLiveRound } from '../../protocol/live.ts'

export type Phase = 'waiting' | 'betting' | 'closing' | 'spinning' | 'result'
export interface Moment {
  readonly phase: Phase
  /** Time until the next phase; null if not known yet. */
  readonly leftMs: number | null
}

/**
 * The phase of a round at a moment of the server's clock. Where players act during the round, its end is not known in
 * advance.
 */
export function momentOf(round: PresentedLiveRound | null, now: number): Moment {
  if (!round) return { phase: 'waiting', leftMs: null }
  if (now < round.closes_at) return { phase: 'betting', leftMs: round.closes_at - now }
  if (!round.is_drawn) return { phase: 'closing', leftMs: null }
  if (round.result_at === null || round.ends_at === null) {
    return { phase: now < round.spins_at ? 'closing' : 'spinning', leftMs: null }
  }
  if (now < round.result_at) return { phase: 'spinning', leftMs: round.result_at - now }
  if (now < round.ends_at) return { phase: 'result', leftMs: round.ends_at - now }
  return { phase: 'waiting', leftMs: null }
}

/** The seconds on the ring: the last one starts at 1 and ends with the betting window. */
export const secondsOf = (leftMs: number) => Math.ceil(leftMs / 1000)

export const LAST_SECONDS = 5
