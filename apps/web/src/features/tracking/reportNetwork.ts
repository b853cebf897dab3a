import { mayTrack, onConsent } from '../../lib/browser/consent'
import { beacon } from '../../lib/reports/beacon'

/** The Network Information API: only some browsers have it. */
interface Line extends EventTarget {
  readonly rtt?: number
  readonly downlink?: number
  readonly effectiveType?: string
}

// On a train the connection changes every few seconds; the operator needs its kind, not every change.
const maxReports = 5
const pauseMs = 60_000

/** TRK-04: the quality of the connection, at first and when it has changed; only with the visitor's consent. */
export function reportNetwork(line: Line | undefined, now: () => number = Date.now): () => void {
  if (!line) return () => undefined
  let reports = 0
  let last = Number.NEGATIVE_INFINITY
  const report = () => {
    const { rtt, downlink, effectiveType } = line
    if (rtt === undefined || downlink === undefined || effectiveType === undefined) return
    if (!mayTrack() || reports >= maxReports || now() - last < pauseMs) return
    reports += 1
    last = now()
    beacon('tracking.network', { rtt, downlink, effectiveType })
  }
  report()
  line.addEventListener('change', report)
  const forget = onConsent(report)
  return () => {
    line.removeEventListener('change', report)
    forget()
  }
}
