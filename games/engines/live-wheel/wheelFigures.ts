import { figureOf, isTimes, spotsOf, type WheelProfile } from './profiles.ts'

/**
 * Exact returned shares of a stake. Spins that end in a multiplier form a chain over the products; at the highest
 * product a multiplier only spins again, a geometric series.
 */
export function wheelFigures(profile: WheelProfile) {
  const { segments, mostTimes } = profile
  const size = segments.length
  const multipliers = segments.filter(isTimes).map(figureOf)
  /** Expected number of spins made at each product, and with that the probability of a number there. */
  const spinsAt = new Map<number, number>([[1, 1]])
  for (const times of productsOf(multipliers, mostTimes)) {
    const spins = spinsAt.get(times) ?? 0
    const staying = multipliers.filter((value) => Math.min(times * value, mostTimes) === times).length
    const all = spins / (1 - staying / size)
    spinsAt.set(times, all)
    for (const value of multipliers) {
      const next = Math.min(times * value, mostTimes)
      if (next !== times) spinsAt.set(next, (spinsAt.get(next) ?? 0) + all / size)
    }
  }
  const spots = spotsOf(profile).map((spot) => {
    const share = segments.filter((segment) => segment === spot).length / size
    const [chance, rtp] = [...spinsAt].reduce(
      ([chances, returned], [times, spins]) => [
        chances + spins * share,
        returned + spins * share * (figureOf(spot) * times + 1),
      ],
      [0, 0],
    )
    return { spot, chance, rtp }
  })
  const lowestRtp = Math.min(...spots.map(({ rtp }) => rtp))
  const likeliest = Math.max(...spots.map(({ chance }) => chance))
  return { spots, rtp: (lowestRtp * 100).toFixed(2), hitRate: (likeliest * 100).toFixed(1) }
}

/** Every reachable product, rising: each is counted before those it leads to. */
function productsOf(multipliers: readonly number[], max: number): number[] {
  const found = new Set([1])
  for (const times of found) for (const value of multipliers) found.add(Math.min(times * value, max))
  return [...found].toSorted((a, b) => a - b)
}
