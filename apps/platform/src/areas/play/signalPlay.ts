import { signal } from '../../core/telemetry/signals.ts'

export interface Counted {
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly currency: string
  /** Null for a rollback, whose order has no amount: it returns the stake of its bet. */
  readonly amount: bigint | null
  readonly isFree: boolean
  readonly finishesRound: boolean
}

/** Emits the signals of a wallet call that has been counted and committed. */
export function signalPlay({ kind, currency, amount, isFree, finishesRound }: Counted): void {
  signal('play', { kind, outcome: isFree ? 'free' : 'counted', finishesRound })
  // Lost rounds and free rounds move no money.
  if (!isFree && amount !== 0n) signal('movement', { kind, currency, cents: amount })
}
