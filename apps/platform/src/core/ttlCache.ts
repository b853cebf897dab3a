import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'

/**
 * A cache of at most `max` values, each valid for `ttlMs` by the platform's clock. The least recently used are evicted
 * first. It is cleared when the sandbox moves the clock, because a value cached at a later time would not expire.
 */
export function createTtlCache<V extends object | bigint>(
  clock: Clock,
  ttlMs: number,
  max: number,
): LRUCache<string, V> {
  const perf = { now: () => clock.now().getTime() }
  const cache = new LRUCache<string, V>({ max, ttl: ttlMs, ttlResolution: 0, perf })
  clock.onMove?.(() => cache.clear())
  return cache
}
