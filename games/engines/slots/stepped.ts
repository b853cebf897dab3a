import type { Draws } from '../../fairness/stream.ts'
import type { Engine, EngineId, EngineProfile, Feature } from '../engine.ts'
import { highestStake, MAX_SLOT_TIMES } from '../exposure.ts'
import { UNITS_PER_STAKE } from '../lines/lines.ts'
import { payoutCents } from '../lines/payoutCents.ts'
import { isStake } from '../stake.ts'

/** The stake is the only choice. It is stored with the bet because the round is replayed from its bet alone. */
export interface SlotBet {
  readonly stakeCents: number
  /** A granted round that begins in its feature. */
  readonly feature?: Feature
}

/**
 * The steps after the paid game are shown one by one: `next` requests one more, `rest` plays the remaining ones for a
 * player who has left.
 */
export type SlotMove = 'next' | 'rest'

/** The rules all slots share: one stake of the ladder, and steps that are shown one by one. */
export const slotRules: Pick<
  Required<Engine<EngineProfile, SlotBet, SlotMove, unknown>>,
  'patienceMs' | 'takesFreeRounds' | 'readBet' | 'admit' | 'defaultMove' | 'maxWin' | 'maxTimes' | 'hitMeaning'
> = {
  patienceMs: 10 * 60_000,
  takesFreeRounds: true,
  readBet: (_, { profile, stakeCents, stakes, feature }) =>
    isStake(stakeCents, stakes, profile)
      ? { stakeCents, bet: feature ? { stakeCents, feature } : { stakeCents } }
      : null,
  admit: (input) => (input === 'next' ? 'next' : null),
  defaultMove: () => 'rest',
  hitMeaning: 'any_win',
  maxWin: (_, stakes) => highestStake(stakes) * MAX_SLOT_TIMES,
  maxTimes: () => MAX_SLOT_TIMES,
}

/** Max payout of a slot round, in units. */
export const MAX_UNITS = MAX_SLOT_TIMES * UNITS_PER_STAKE

export interface StepsView<Step> {
  /** The steps the player has seen: the paid game, then the free games played so far. */
  readonly steps: readonly Step[]
}

/** Total units won by the steps. */
export const unitsOf = (steps: readonly { readonly units: number }[]): number =>
  steps.reduce((total, step) => total + step.units, 0)

/** The steps of a round up to the one that reaches the max payout; later ones are not played. */
export function untilMaxWin<Step extends SlotStep>(steps: readonly Step[]): readonly Step[] {
  let units = 0
  const last = steps.findIndex((step) => {
    units += step.units
    return units >= MAX_UNITS
  })
  if (last < 0) return steps
  return steps.slice(0, last + 1).map((step, at) => (at === last ? { ...step, freeGamesLeft: 0 } : step))
}

interface SlotStep {
  readonly units: number
  readonly freeGamesLeft: number
}

/** A slot whose round is a paid game and the free games it won, each with its units. */
export const steppedSlot = <P extends EngineProfile, Step extends SlotStep>(
  id: EngineId,
  profiles: Readonly<Record<string, P>>,
  playRound: (profile: P, draws: Draws) => Promise<readonly Step[]>,
): Engine<P, SlotBet, SlotMove, StepsView<Step>> => ({
  ...slotRules,
  id,
  profiles,
  play: async (profile, { stakeCents }, moves, draws) => {
    const all = untilMaxWin(await playRound(profile, draws))
    const steps = moves.includes('rest') ? all : all.slice(0, 1 + moves.length)
    const isOver = steps.length === all.length
    const winCents = payoutCents(Math.min(unitsOf(steps), MAX_UNITS), stakeCents)
    return { view: { steps }, offers: isOver ? [] : ['next'], isOver, stakedCents: stakeCents, winCents }
  },
})
