import { useSyncExternalStore } from 'react'
import { localClock, secondClock, useNow } from './clock'
import { navigationTiming } from './navigationTiming'

/** A time reported by the platform, and when it arrived here. */
export interface ServerTime {
  /** The platform's time when it responded, ISO; a platform that does not report it is assumed to have the reader's. */
  readonly now?: string | undefined
  /** By the reader's clock, in ms; undefined for data that came with the page. */
  readonly readAtMs?: number | undefined
}

/**
 * The arrival time of a response, for `ServerTime`. Undefined on the server: its data reaches the reader with the page.
 */
export const readAt = (): Pick<ServerTime, 'readAtMs'> => (import.meta.env.SSR ? {} : { readAtMs: Date.now() })

let pageRenderedAtMs: number | undefined

/** When the page was rendered, by the clock of its renderer: a cached guest page may be minutes old when it arrives. */
function pageRenderedAt(): number {
  if (import.meta.env.SSR) return Date.now()
  const entry = navigationTiming()
  const ageMs = entry?.serverTiming.find(({ name }) => name === 'age')?.duration ?? 0
  const cameAtMs = entry && entry.responseStart > 0 ? performance.timeOrigin + entry.responseStart : Date.now()
  pageRenderedAtMs ??= cameAtMs - ageMs
  return pageRenderedAtMs
}

/** The offset to add to the reader's clock to get the platform's, in ms. */
export const skewOf = ({ now, readAtMs = pageRenderedAt() }: ServerTime): number =>
  now === undefined ? 0 : Date.parse(now) - readAtMs

export interface PlatformTime {
  readonly skewMs: number
  readonly nowMs: number
}

/** The platform's time; it advances every 15 s. On the server and in the first render it is that of the response. */
export function usePlatformTime(told: ServerTime): PlatformTime {
  const now = useNow(localClock)
  const skewMs = skewOf(told)
  const saidMs = told.now === undefined ? Date.now() : Date.parse(told.now)
  return { skewMs, nowMs: now === undefined ? saidMs : Math.max(saidMs, now + skewMs) }
}

/** A value derived from the platform's time, such as a phase: rerenders when it changes, not every second. */
export function useByTime<T extends string | number | boolean | undefined>(
  told: ServerTime,
  derive: (nowMs: number) => T,
): T {
  const skewMs = skewOf(told)
  const saidMs = told.now === undefined ? Date.now() : Date.parse(told.now)
  return useSyncExternalStore(
    secondClock.subscribe,
    () => derive(secondClock.now() + skewMs),
    () => derive(saidMs),
  )
}
