import { quantile } from './report.ts'

export interface Timing {
  readonly warmUpMs: number
  readonly measuredMs: number
}

/** Response times of parallel requests in ms, and the number of responses other than 200. */
export interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly refused: number
}

/** Each lane sends its next request once the previous one is answered. `call` returns the status. Skips the warm-up. */
export async function measureLanes(
  asks: readonly (() => Promise<number>)[],
  { warmUpMs, measuredMs }: Timing,
): Promise<Measured> {
  const since = performance.now()
  const times: number[] = []
  let refused = 0
  const lane = async (call: () => Promise<number>) => {
    for (;;) {
      const from = performance.now()
      if (from - since > warmUpMs + measuredMs) return
      const status = await call()
      const until = performance.now()
      if (from - since < warmUpMs) continue
      if (status === 200) times.push(until - from)
      else refused += 1
    }
  }
  await Promise.all(asks.map(lane))
  const perSecond = times.length / (measuredMs / 1000)
  return { perSecond, p50: quantile(times, 0.5), p99: quantile(times, 0.99), refused }
}
