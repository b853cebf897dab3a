import type { Engine } from '../engine.ts'
import { payoutCents } from '../lines/payout.ts'
import { machineOf, PROFILES, type Profile } from './profiles.ts'
import { playRound, type Step, unitsOf } from './round.ts'

/** Nothing but the stake is chosen; the round is replayed from it. */
export interface WaysBet {
  readonly stakeCents: number
}

/** Free games are shown one by one: `next` asks for one more, `rest` is made for a player who has left them. */
export type WaysMove = 'next' | 'rest'

export interface WaysView {
  /** What the player has been shown: the paid game, then the free games as far as he has come. */
  readonly steps: readonly Step[]
}

export const engine: Engine<Profile, WaysBet, WaysMove, WaysView> = {
  id: 'ways',
  profiles: PROFILES,
  patienceMs: 10 * 60_000,
  readBet: (_, { stakeCents, stakes }) => (stakes.includes(stakeCents) ? { stakeCents, bet: { stakeCents } } : null),
  play: async (profile, { stakeCents }, moves, draws) => {
    const all = await playRound(machineOf(profile), draws)
    const steps = moves.includes('rest') ? all : all.slice(0, 1 + moves.length)
    const isOver = steps.length === all.length
    const winCents = payoutCents(unitsOf(steps), stakeCents)
    return { view: { steps }, offers: isOver ? [] : ['next'], isOver, stakedCents: stakeCents, winCents }
  },
  admit: (asked) => (asked === 'next' ? 'next' : null),
  leave: () => 'rest',
}
