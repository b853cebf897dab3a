import type { BeaconOutput } from '@apogee/rules/lotteries/draw'

/** Fetches the first output of the randomness beacon at `url` at or after a moment; throws while there is none. */
export type FetchBeacon = (url: string, at: Date) => Promise<BeaconOutput>
