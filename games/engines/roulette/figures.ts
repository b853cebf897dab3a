import { itemAt } from '../itemAt.ts'
import { returnOf } from './play.ts'
import type { Comets, RouletteProfile } from './profiles.ts'
import { isEvenChance, SPOTS, type Spot } from './spots.ts'
import { POCKETS } from './wheel.ts'

/** Exact returned shares of a stake, as fractions of integers. */
export interface Share {
  readonly numerator: number
  readonly denominator: number
}

/** The return of a bet on a spot, every ball (and comet, and second ball) weighted with its probability. */
export function shareOf(profile: RouletteProfile, spot: Spot): Share {
  // Even, so that half a stake is an integer.
  const stake = 2
  let sum = 0
  for (let number = 0; number < POCKETS; number++) sum += meanAt(profile, spot, stake, number)
  const parts = profile.zero === 'holds' ? POCKETS - 1 : 1
  const scale = profile.comets && spot.kind === 'straight' ? cometScale : parts
  return { numerator: Math.round(sum * scale), denominator: POCKETS * stake * scale }
}

/** Comets: hundredths of counts and of chances, over the pockets. */
const cometScale = 100 * 100 * POCKETS

function meanAt(profile: RouletteProfile, spot: Spot, stake: number, number: number): number {
  const plain = returnOf(profile, spot, stake, { spins: [number], comets: [] })
  if (profile.comets && spot.kind === 'straight' && plain > 0) {
    const chance = meanCount(profile.comets) / POCKETS
    return plain * (1 - chance) + chance * stake * meanTimes(profile.comets)
  }
  if (number !== 0 || profile.zero !== 'holds') return plain
  // Imprisoned chips: a further zero has no effect, so the 36 other pockets decide.
  let held = 0
  for (let next = 1; next < POCKETS; next++) held += returnOf(profile, spot, stake, { spins: [0, next], comets: [] })
  return held / (POCKETS - 1)
}

const meanCount = ({ counts }: Comets) => counts.reduce((sum, chances, at) => sum + (at + 1) * chances, 0) / 100
const meanTimes = ({ times }: Comets) => times.reduce((sum, [many, chances]) => sum + many * chances, 0) / 100

export const ratioOf = ({ numerator, denominator }: Share) => numerator / denominator

/** Percent with two decimals, rounded half up from the exact fraction. */
function statedShare({ numerator, denominator }: Share): string {
  const hundredths = Math.floor((numerator * 20_000 + denominator) / (2 * denominator))
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

/** The figures of a table: the return of its worst bet and of an even-money bet. */
export function rouletteFigures(profile: RouletteProfile): { rtp: string; evenRtp: string; hitRate: string } {
  const shares = SPOTS.map((spot) => shareOf(profile, spot))
  const least = shares.reduce((lowest, share) => (ratioOf(share) < ratioOf(lowest) ? share : lowest))
  const even = itemAt(SPOTS.filter(isEvenChance), 0)
  const hitRate = ((even.numbers.length / POCKETS) * 100).toFixed(1)
  return { rtp: statedShare(least), evenRtp: statedShare(shareOf(profile, even)), hitRate }
}
