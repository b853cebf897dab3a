import { mayTrack } from '../../lib/browser/consent'
import { beacon } from '../../lib/reports/beacon'
import { navigationTiming } from '../../lib/time/navigationTiming'
import { layoutShift, type Press, pressDelay, type Shift } from './vitals'

/** Entries that TypeScript's library does not include yet. */
type EventTiming = PerformanceEntry & Press
type LayoutShift = PerformanceEntry & Shift

// Shorter delays are imperceptible, and the browser does not report them.
const feltMs = 40

function observe<E extends PerformanceEntry>(type: string, more: object = {}): () => readonly E[] {
  const entries: E[] = []
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => entries
  const take = (list: PerformanceEntry[]) => entries.push(...(list as E[]))
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type, buffered: true, ...more })
  return () => {
    take(observer.takeRecords())
    return entries
  }
}

const rounded = (value: number, places = 0): number => Math.round(value * 10 ** places) / 10 ** places

/**
 * TRK-04: measures the page from its start (the browser buffers earlier entries) and reports when it is left or hidden:
 * TTFB, FCP, LCP, INP in ms, CLS without a unit. Once per page load, and only with the visitor's consent.
 */
export function measurePage(): () => void {
  const paints = observe('paint')
  const largest = observe('largest-contentful-paint')
  const shifts = observe<LayoutShift>('layout-shift')
  const presses = observe<EventTiming>('event', { durationThreshold: feltMs })
  const navigation = navigationTiming()

  const measures = () => {
    const inp = pressDelay(presses(), performance.interactionCount ?? 0)
    const lcp = largest().at(-1)?.startTime
    const fcp = paints().find(({ name }) => name === 'first-contentful-paint')?.startTime
    return {
      ...(navigation && { TTFB: rounded(navigation.responseStart) }),
      ...(fcp !== undefined && { FCP: rounded(fcp) }),
      ...(lcp !== undefined && { LCP: rounded(lcp) }),
      CLS: rounded(layoutShift(shifts()), 4),
      ...(inp !== undefined && { INP: rounded(inp) }),
    }
  }
  const onHidden = () => {
    if (document.visibilityState !== 'hidden' || !mayTrack()) return
    stop()
    const network = navigator.connection?.effectiveType
    beacon('tracking.performance', measures(), network === undefined ? '' : `?network=${network}`)
  }
  const stop = () => removeEventListener('visibilitychange', onHidden, true)
  addEventListener('visibilitychange', onHidden, true)
  return stop
}
