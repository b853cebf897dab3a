import type { BeaconOutput } from '@apogee/rules/lotteries/draw'

/**
 * Fetches the first output of the randomness beacon at `url` at or after a moment; throws if there is no such output
 * yet.
 */
export type FetchBeacon = (url: string, at: Date) => Promise<BeaconOutput>
