import type { FlagName, Flags } from '../../src/lib/flags/flagNames.ts'

/** The parts that a platform lacks, for pages. The same object until something changes. */
export interface Offer {
  /** Flags that are off regardless of the operator's setting. */
  readonly off: readonly FlagName[]
  /** Paths of pages that are not linked, because they would always be empty. */
  readonly withoutPages: readonly string[]
}

export const wholeOffer: Offer = { off: [], withoutPages: [] }

/**
 * The operator's flags, restricted to the platform's offer. Sent with every page, and serialized once while nothing
 * changes.
 */
export function flagsWithin(flagsOf: () => Flags, offerOf: () => Offer): () => Flags {
  let known: { readonly flags: Flags; readonly offer: Offer; readonly within: Flags } | undefined
  return () => {
    const [flags, offer] = [flagsOf(), offerOf()]
    if (known?.flags !== flags || known.offer !== offer) {
      const within = { ...flags, ...Object.fromEntries(offer.off.map((name) => [name, false])) }
      known = { flags, offer, within }
    }
    return known.within
  }
}
