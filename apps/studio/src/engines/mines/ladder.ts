export const TILES = 25

/** Ways to choose `some` of `all`. */
export function choose(all: number, some: number): bigint {
  let ways = 1n
  for (let at = 1; at <= some; at++) ways = (ways * BigInt(all - some + at)) / BigInt(at)
  return ways
}

/** Chance that so many tiles in a row are safe. */
export function survival(mines: number, picked: number): number {
  return Number(choose(TILES - mines, picked)) / Number(choose(TILES, picked))
}

/**
 * What each safe tile brings the multiplier to, in hundredths: the fair one times the share that is returned, cut to a
 * whole hundredth. Before the first tile the stake itself. Ends where the next step would pass the most a round may win.
 */
export function ladderOf(mines: number, returned: number, mostTimes: number): number[] {
  const steps = [100]
  for (let picked = 1; picked <= TILES - mines; picked++) {
    const hundredths = (choose(TILES, picked) * BigInt(returned)) / (choose(TILES - mines, picked) * 100n)
    if (hundredths > BigInt(mostTimes) * 100n) break
    steps.push(Number(hundredths))
  }
  return steps
}
