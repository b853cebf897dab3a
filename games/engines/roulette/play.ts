import type { Draws } from '../../fairness/stream.ts'
import { itemAt } from '../itemAt.ts'
import { limitsOf, type RouletteBet } from './bet.ts'
import { type Comets, paysToOne, type RouletteProfile } from './profiles.ts'
import { findSpot, isEvenChance, SPOTS, type Spot } from './spots.ts'
import { POCKETS } from './wheel.ts'

export interface Comet {
  readonly number: number
  readonly times: number
}

/** The complete round: it never waits for the player. */
export interface RouletteView {
  readonly comets: readonly Comet[]
  /** Pockets of the ball. More than one where a zero imprisoned bets: the last one decided on those. */
  readonly spins: readonly number[]
  readonly wins: readonly { readonly spot: string; readonly cents: number }[]
  /** Spots whose chips the zero imprisoned. */
  readonly held: readonly string[]
}

/**
 * Draws, in this order: the number of comets, their numbers, their multipliers (where the table has any); the ball; and
 * further balls while a zero imprisons chips.
 */
export async function playRoulette(
  profile: RouletteProfile,
  { chips }: RouletteBet,
  draws: Draws,
): Promise<RouletteView> {
  const comets = profile.comets ? await drawComets(profile.comets, draws) : []
  const number = await draws.below(POCKETS)
  const spins = [number]
  const spots = chips.map((chip) => ({ ...chip, spot: spotOf(chip.spot) }))
  const isHolding = profile.zero === 'holds' && number === 0
  const held = isHolding ? spots.filter(({ spot }) => isEvenChance(spot)).map(({ spot }) => spot.id) : []
  while (held.length > 0 && spins.at(-1) === 0) spins.push(await draws.below(POCKETS))
  const wins = spots.flatMap(({ spot, cents }) => {
    const won = returnOf(profile, spot, cents, { spins, comets })
    return won > 0 ? [{ spot: spot.id, cents: won }] : []
  })
  return { comets, spins, wins, held }
}

/** The return of a stake on a spot, including the stake. */
export function returnOf(
  profile: RouletteProfile,
  spot: Spot,
  cents: number,
  { spins, comets }: Pick<RouletteView, 'spins' | 'comets'>,
): number {
  const number = itemAt(spins, 0) // a round has its ball
  if (spot.numbers.includes(number)) {
    const comet = spot.kind === 'straight' ? comets.find((struck) => struck.number === number) : undefined
    return cents * (comet ? comet.times : paysToOne(profile, spot) + 1)
  }
  if (number !== 0 || !isEvenChance(spot)) return 0
  if (profile.zero === 'halves') return cents / 2
  return profile.zero === 'holds' && spot.numbers.includes(itemAt(spins, -1)) ? cents : 0
}

async function drawComets({ counts, times }: Comets, draws: Draws): Promise<Comet[]> {
  const count = 1 + (await pick(counts, draws))
  const left = Array.from({ length: POCKETS }, (_, number) => number)
  const numbers: number[] = []
  for (let at = 0; at < count; at++) {
    const taken = await draws.below(left.length)
    numbers.push(...left.splice(taken, 1))
  }
  const comets: Comet[] = []
  for (const number of numbers) {
    const at = await pick(
      times.map(([, chances]) => chances),
      draws,
    )
    comets.push({ number, times: itemAt(itemAt(times, at), 0) })
  }
  return comets
}

/** Picks an index by chances that add up to a hundred. */
async function pick(chances: readonly number[], draws: Draws): Promise<number> {
  let left = await draws.below(100)
  const at = chances.findIndex((chance) => {
    left -= chance
    return left < 0
  })
  if (at < 0) throw new Error('the chances do not add up to 100')
  return at
}

function spotOf(id: string): Spot {
  const spot = findSpot(id)
  if (!spot) throw new Error(`no spot ${id}`)
  return spot
}

/**
 * Max payout of a number, in minor units: the spots with the highest payouts for it are at their limits, until the
 * table is at its own.
 */
export function maxWinOf(profile: RouletteProfile, stakes: readonly number[]): number {
  const limits = limitsOf(profile, itemAt(stakes, 0)) // every currency has stakes
  const ofNumber = (number: number) => {
    let left = limits.table
    let won = 0
    for (const spot of SPOTS.filter(({ numbers }) => numbers.includes(number)).toSorted(
      (one, other) => maxPaid(profile, other) - maxPaid(profile, one),
    )) {
      const cents = Math.min(left, limits.max(spot))
      left -= cents
      won += cents * maxPaid(profile, spot)
    }
    return won
  }
  return Math.max(...Array.from({ length: POCKETS }, (_, number) => ofNumber(number)))
}

/** Max payout of a chip, including its stake, in stakes. */
export const maxTimesOf = (profile: RouletteProfile): number => Math.max(...SPOTS.map((spot) => maxPaid(profile, spot)))

function maxPaid(profile: RouletteProfile, spot: Spot): number {
  const comet = spot.kind === 'straight' ? Math.max(0, ...(profile.comets?.times.map(([times]) => times) ?? [])) : 0
  return Math.max(paysToOne(profile, spot) + 1, comet)
}

/** Max payout of a bet, in minor units. */
export const maxWinOfBet = (profile: RouletteProfile, { chips }: RouletteBet): number =>
  mostOf(
    profile,
    chips.map(({ spot, cents }) => ({ spot: spotOf(spot), cents })),
  )

function mostOf(profile: RouletteProfile, chips: readonly { readonly spot: Spot; readonly cents: number }[]): number {
  const ofNumber = (number: number) =>
    chips
      .filter(({ spot }) => spot.numbers.includes(number) || (number === 0 && isEvenChance(spot)))
      .reduce((sum, { spot, cents }) => sum + cents * (spot.numbers.includes(number) ? maxPaid(profile, spot) : 1), 0)
  return Math.max(...Array.from({ length: POCKETS }, (_, number) => ofNumber(number)))
}
