import type { Clock } from '../../../core/clock.ts'
import { once } from '../../../core/once.ts'
import { createTtlCache } from '../../../core/ttlCache.ts'
import { type Face, facesOf } from './shipStore.ts'

/** Bounds how long another player's changed nickname or ship stays unseen in what is sent many times a second. */
export const faceCacheMs = 10_000
const maxFaces = 20_000

/** {@link facesOf}; reads each player once per {@link faceCacheMs}. */
export function openFaceCache(clock: Clock): typeof facesOf {
  const open = once(() => createTtlCache<Face>(clock, faceCacheMs, maxFaces))
  return async (sql, playerIds) => {
    const cache = open()
    const faces = new Map<bigint, Face>()
    const missing: bigint[] = []
    for (const id of playerIds) {
      const face = cache.get(String(id))
      if (face) faces.set(id, face)
      else missing.push(id)
    }
    for (const [id, face] of await facesOf(sql, missing)) {
      cache.set(String(id), face)
      faces.set(id, face)
    }
    return faces
  }
}
