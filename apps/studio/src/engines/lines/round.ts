import { type Draws, hashServerSeed, openDraws } from '../../fairness/stream.ts'
import { type Evaluation, evaluate, windowAt } from './evaluate.ts'
import type { Machine } from './machine.ts'
import { payoutCents } from './payout.ts'
import { findProfile, machineOf } from './profiles.ts'

/** One stop of the reels within a round: the paid game first, then each free game. */
export interface Step extends Evaluation {
  readonly stops: readonly number[]
  /** The 15 symbols in view, reel by reel, by index. */
  readonly view: readonly number[]
  /** Free games still to come after this step. */
  readonly freeGamesLeft: number
}

/** Plays a whole round, free games included, from its draws. */
export async function playRound(machine: Machine, draws: Draws): Promise<Step[]> {
  const steps: Step[] = []
  let left = 0
  do {
    const free = steps.length > 0
    const strips = free ? machine.free : machine.base
    const stops: number[] = []
    for (const strip of strips) stops.push(await draws.below(strip.length))
    const view = windowAt(strips, stops)
    const result = evaluate(machine, view, free)
    left += result.freeGamesWon - (free ? 1 : 0)
    steps.push({ ...result, stops, view: Array.from(view), freeGamesLeft: left })
  } while (left > 0)
  return steps
}

/** Units won by the steps together. */
export function unitsOf(steps: readonly { readonly units: number }[]): number {
  return steps.reduce((total, step) => total + step.units, 0)
}

/** Everything about a finished round that a player is told. */
export interface RoundClaim {
  readonly profile: string
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly playerSeed: string
  readonly nonce: number
  readonly stakeCents: number
  readonly winCents: number
  readonly steps: readonly { readonly stops: readonly number[]; readonly units: number }[]
}

export type Mismatch = 'profile' | 'hash' | 'stops' | 'win'

/** Recomputes a round from its seeds alone and names what does not agree; an honest round has no mismatch. */
export async function verifyRound(
  claim: RoundClaim,
): Promise<{ mismatches: Mismatch[]; steps: Step[]; winCents: number }> {
  const profile = findProfile(claim.profile)
  if (!profile) return { mismatches: ['profile'], steps: [], winCents: 0 }
  const mismatches: Mismatch[] = []
  if ((await hashServerSeed(claim.serverSeed)) !== claim.serverSeedHash) mismatches.push('hash')
  const steps = await playRound(machineOf(profile), await openDraws(claim.serverSeed, claim.playerSeed, claim.nonce))
  const winCents = payoutCents(unitsOf(steps), claim.stakeCents)
  const stopsOf = (all: readonly { readonly stops: readonly number[] }[]) =>
    all.map((step) => step.stops.join()).join(';')
  if (stopsOf(steps) !== stopsOf(claim.steps)) mismatches.push('stops')
  if (winCents !== claim.winCents || unitsOf(claim.steps) !== unitsOf(steps)) mismatches.push('win')
  return { mismatches, steps, winCents }
}
