import { mayTrack } from '../../lib/browser/consent'
import { recall, remember } from '../../lib/browser/storage'

declare module '../../lib/browser/storage' {
  interface StoredOnDevice {
    'auth.variant': string
  }
}

let ofThisVisit: string | undefined

/**
 * AUTH-07: which of the two variants this visitor sees; undefined when no test is running. It stays the same for the
 * visit, and longer once the visitor has consented to more than necessary storage.
 */
export function variantOf(groups: readonly string[], random: () => number = Math.random): string | undefined {
  const [first, second] = groups
  if (first === undefined || second === undefined) return undefined
  const known = ofThisVisit ?? recall('auth.variant')
  const variant = known !== undefined && groups.includes(known) ? known : random() < 0.5 ? first : second
  ofThisVisit = variant
  if (mayTrack()) remember('auth.variant', variant)
  return variant
}
