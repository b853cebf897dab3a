/** Answers differ by their time on the network: a smaller difference does not mean another clock. */
const jitterMs = 2_000

/** How far the platform's clock is ahead of this process's clock, learned from the platform's answers. */
export class PlatformSkew {
  #ms: number | undefined

  /** In ms; undefined until an answer has reported the platform's time. */
  get ms(): number | undefined {
    return this.#ms
  }

  learn(platformMs: number): void {
    if (!Number.isFinite(platformMs)) return
    const ms = platformMs - Date.now()
    if (this.#ms === undefined || Math.abs(ms - this.#ms) > jitterMs) this.#ms = ms
  }
}

/** The platform's time when it answered, in ms; NaN for an answer that a cache may have stored. */
export function platformTimeOf({ headers }: Pick<Response, 'headers'>): number {
  if (!headers.get('cache-control')?.includes('no-')) return Number.NaN
  return Date.parse(headers.get('x-platform-time') ?? headers.get('date') ?? '')
}
