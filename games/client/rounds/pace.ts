import { ApiError } from '../api/api.ts'

/** Retry interval: the server's clock may lag behind this one by that much. */
const RETRY_MS = 100

/** Begins rounds at least `minMs` apart, as the studio requires; `now` and `wait` are the device's. */
export function createPace(
  now: () => number = () => performance.now(),
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
) {
  let begunAt = Number.NEGATIVE_INFINITY
  return {
    async next<T>(minMs: number, begin: () => Promise<T>): Promise<T> {
      const leftMs = begunAt + minMs - now()
      if (leftMs > 0) await wait(leftMs)
      for (;;) {
        begunAt = now()
        try {
          return await begin()
        } catch (error) {
          // Another tab may have begun a round of the same game.
          if (!(error instanceof ApiError && error.code === 'round_too_soon')) throw error
          await wait(RETRY_MS)
        }
      }
    },
  }
}
