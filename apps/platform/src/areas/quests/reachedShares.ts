import type { Core } from '../../core/http/handler.ts'
import { createTtlCache } from '../../core/ttlCache.ts'
import { countReached } from './store.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    readonly reachedShares: ReachedShares
  }
}

/** An achievement and the players among whom it is counted. */
interface Counted {
  readonly identifier: string
  /** Players who have played for it, or could have. */
  readonly players: number
}

/** The shares of players who have reached achievements, by identifier; null where too few players could have. */
type ReachedShares = (brand: string, counted: readonly Counted[]) => Promise<ReadonlyMap<string, number | null>>

/** Among fewer players a share says little, and much about single players. */
const minPlayers = 100

/** A page shows shares of up to ten minutes ago: counting reads every reached achievement. */
const cacheMs = 10 * 60_000
const maxBrands = 50

export function openReachedShares({ db, clock }: Pick<Core, 'db' | 'clock'>): ReachedShares {
  const cache = createTtlCache<Promise<ReadonlyMap<string, number>>>(clock, cacheMs, maxBrands)
  return async (brand, counted) => {
    let counts = cache.get(brand)
    if (!counts) {
      counts = countReached(
        db,
        counted.map(({ identifier }) => identifier),
      )
      cache.set(brand, counts)
      // The caller handles the error; the next caller counts again.
      counts.catch(() => cache.delete(brand))
    }
    const reached = await counts
    return new Map(
      counted.map(({ identifier, players }) => [
        identifier,
        players < minPlayers ? null : Math.min(1, (reached.get(identifier) ?? 0) / players),
      ]),
    )
  }
}
