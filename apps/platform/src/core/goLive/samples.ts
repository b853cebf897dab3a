/** Part of a file of `content/` that exists for the demo alone: `"sample": true`. */
export interface Sample {
  readonly sample?: boolean | undefined
}

let areSamplesOffered = true

/** Decides once, at the start, whether jackpots, competitions and snippets that are samples are offered: only in a demo. */
export function offerSamples(isDemo: boolean): void {
  areSamplesOffered = isDemo
}

export const isOffered = ({ sample }: Sample): boolean => areSamplesOffered || sample !== true
