import { signal } from '../../core/telemetry/signals.ts'

export interface Counted {
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly currency: string
  /** Null where the order does not say it: a rollback returns what its bet took. */
  readonly amount: bigint | null
  readonly isFree: boolean
  readonly finishesRound: boolean
}

/** A wallet call has been counted and committed. */
export function signalPlay({ kind, currency, amount, isFree, finishesRound }: Counted): void {
  signal('play', { kind, outcome: isFree ? 'free' : 'counted', finishesRound })
  // A lost round and a free one move nothing.
  if (!isFree && amount !== 0n) signal('movement', { kind, currency, cents: amount })
}
