import { type SteppingClock, useNow } from './clock'

/** What to add to the device's clock for the platform's, in ms; undefined until something has told it. */
let skewMs: number | undefined

/** Two answers differ by their way here: less than this is no other time. */
const jitterMs = 2_000

/** The page's own answer says when it was sent (`server/page.ts`). */
function skewOfPage(): number {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sentAtMs = entry?.serverTiming.find(({ name }) => name === 'now')?.duration
  return entry && sentAtMs ? sentAtMs - (performance.timeOrigin + entry.responseStart) : 0
}

/** An answer of the platform has said its time. */
export function learnPlatformTime(platformMs: number): void {
  if (!Number.isFinite(platformMs)) return
  const newMs = platformMs - Date.now()
  if (skewMs === undefined || Math.abs(newMs - skewMs) > jitterMs) skewMs = newMs
}

/** A moment of the device's clock by the platform's. */
export function toPlatformTime(deviceMs: number): number {
  if (import.meta.env.SSR) return deviceMs
  skewMs ??= skewOfPage()
  return deviceMs + skewMs
}

/** Now, by the platform's clock: whatever the platform dated is compared with this. */
export const platformNow = (): number => toPlatformTime(Date.now())

/** The platform's time in ms at each tick of a clock; undefined on the server and in the first render. */
export function usePlatformNow(clock: SteppingClock): number | undefined {
  const now = useNow(clock)
  return now === undefined ? undefined : toPlatformTime(now)
}

/** Now, by the device's clock: for durations, and for moments that the device itself has noted. */
export const deviceNow = (): number => Date.now()
