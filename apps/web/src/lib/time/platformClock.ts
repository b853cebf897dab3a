import { PlatformSkew } from '@apogee/contract/protocol/platformSkew'
import { pageRequest } from '../page/pageRequest'
import { type SteppingClock, useNow } from './clock'
import { navigationTiming } from './navigationTiming'

/** The difference learned from the platform's responses to this browser. */
const learned = new PlatformSkew()

interface PageTimes {
  /** The offset to add to the device's clock to get the platform's, in ms. */
  readonly skewMs: number
  /** The platform's time when the page was rendered, in ms: a guest's page may come from a cache. */
  readonly renderedMs: number
}
let pageTimes: PageTimes | undefined

/** The page's own response reports the platform's time and its age (`server/page.ts`). */
function readPageTimes(): PageTimes {
  if (pageTimes) return pageTimes
  const entry = navigationTiming()
  const durationOf = (metric: string) => entry?.serverTiming.find(({ name }) => name === metric)?.duration
  const receivedMs = entry && entry.responseStart > 0 ? performance.timeOrigin + entry.responseStart : Date.now()
  const sentMs = durationOf('now') || receivedMs
  pageTimes = { skewMs: sentMs - receivedMs, renderedMs: sentMs - (durationOf('age') ?? 0) }
  return pageTimes
}

/** Called with the time that a response of the platform reports. */
export function recordPlatformTime(platformMs: number): void {
  learned.learn(platformMs)
}

/** Converts a moment of this process's clock to the platform's. */
export function toPlatformTime(deviceMs: number): number {
  if (import.meta.env.SSR) return deviceMs + (pageRequest()?.skewMs() ?? 0)
  return deviceMs + (learned.ms ?? readPageTimes().skewMs)
}

/** Now, by the platform's clock, for comparison with dates that the platform sends. */
export const platformNow = (): number => toPlatformTime(Date.now())

/** The platform's time in ms at each tick of a clock; undefined on the server and in the first render. */
export function usePlatformNow(clock: SteppingClock): number | undefined {
  const now = useNow(clock)
  return now === undefined ? undefined : toPlatformTime(now)
}

/** The platform's time when the page was rendered: on the server and in the first render, which must agree. */
export const pageRenderedAt = (): number => (import.meta.env.SSR ? platformNow() : readPageTimes().renderedMs)

/** Now, by the device's clock: for durations, and for moments recorded by the device itself. */
export const deviceNow = (): number => Date.now()
