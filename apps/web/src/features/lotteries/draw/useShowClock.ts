import { useEffect, useState } from 'react'
import { deviceNow } from '../../../lib/time/platformClock'
import { type Moment, momentAt, nextChangeMs, type Show } from './show'

/** The maximum wait of a timer: a sleeping tab is late, and reads the clock when it wakes. */
const maxWaitMs = 15_000

export interface ShowClock {
  readonly moment: Moment
  /** Ms since the beginning of the draw. */
  readonly elapsed: () => number
}

/**
 * The current moment of the draw by the platform's clock; it begins at `startMs`. Changes at each digit and prize, and
 * is idle between them.
 */
export function useShowClock(show: Show, startMs: number, skewMs: number): ShowClock {
  const elapsed = () => deviceNow() + skewMs - startMs
  // The server and the first render do not know the reader's time.
  const [ms, setMs] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `elapsed` is its start and skew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const now = elapsed()
      setMs(now)
      const next = nextChangeMs(show, now)
      if (next !== undefined) timer = setTimeout(look, Math.min(Math.max(1, next - now), maxWaitMs))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [show, startMs, skewMs])
  return { moment: ms === undefined ? { kind: 'intro' } : momentAt(show, ms), elapsed }
}
