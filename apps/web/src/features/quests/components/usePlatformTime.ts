import { localClock, useNow } from '../../../lib/clock'

export interface PlatformTime {
  /** What to add to the reader's clock for the platform's, in ms. */
  readonly skewMs: number
  readonly nowMs: number
}

/** The platform's time, from when it answered and what it said then; it moves on every 15 s. */
export function usePlatformTime(said: string | undefined, readAtMs: number): PlatformTime {
  const now = useNow(localClock)
  const saidMs = said === undefined ? readAtMs : Date.parse(said)
  const skewMs = saidMs - readAtMs
  return { skewMs, nowMs: now === undefined ? saidMs : Math.max(saidMs, now + skewMs) }
}
