import type { FlagName, Flags } from '../src/lib/flagNames.ts'

/** The missing parts of a platform, for pages. The same object until something changes. */
export interface Offer {
  /** Flags that are off regardless of the operator's setting. */
  readonly off: readonly FlagName[]
  /** Paths of pages that nothing leads to, since they would only say that there is nothing. */
  readonly withoutPages: readonly string[]
}

export const wholeOffer: Offer = { off: [], withoutPages: [] }

/** The operator's flags for a platform that may offer less. Sent with every page, and written once while nothing changes. */
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
