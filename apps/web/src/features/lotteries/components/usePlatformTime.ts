import { useSyncExternalStore } from 'react'
import { secondClock } from '../../../lib/clock'

/** Something derived from the platform's time, such as a phase: rerenders when it changes, not every second. */
export function useByTime<T extends string | number | boolean | undefined>(
  {
    skewMs,
    atMs,
  }: { readonly skewMs: number /** When the data was loaded: the time of the first render. */; readonly atMs: number },
  derive: (nowMs: number) => T,
): T {
  return useSyncExternalStore(
    secondClock.subscribe,
    () => derive(secondClock.now() + skewMs),
    () => derive(atMs),
  )
}
