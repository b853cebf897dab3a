import { seedFrom } from '@apogee/art/seed'

const TRIES = 40

/** Stops of the reels before the first round: different for each game, and without a win. */
export function openingOf(
  strips: readonly Uint8Array[],
  seed: string,
  isQuiet: (stops: readonly number[]) => boolean,
): readonly number[] {
  const r = seedFrom(`${seed}/opening`)
  const stand = () => strips.map((strip) => r.whole(0, strip.length - 1))
  let stops = stand()
  for (let tried = 1; tried < TRIES && !isQuiet(stops); tried++) stops = stand()
  return stops
}
