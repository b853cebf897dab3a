import { setTimeout as sleep } from 'node:timers/promises'

/** Their clock, which never jumps: the demo's clock may be stopped or moved. */
export interface PlayTime {
  nowMs(): number
  /** Below one, at random. */
  chance(): number
  pause(ms: number, until: AbortSignal): Promise<unknown>
}

export const realTime: PlayTime = {
  nowMs: () => performance.now(),
  chance: () => Math.random(),
  // The sleep rejects only when the signal aborts it.
  pause: (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined),
}
