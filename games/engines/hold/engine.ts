import type { Engine } from '../engine.ts'
import { highestStake } from '../exposure.ts'
import { payoutCents } from '../lines/payoutCents.ts'
import { MAX_UNITS, type SlotBet, type SlotMove, slotRules } from '../slots/stepped.ts'
import { UNITS_PER_STAKE, type Worth } from './machine.ts'
import { machineOf, PROFILES, type Profile } from './profiles.ts'
import { type Coin, type Haul, type Paid, playRound, type Respin } from './round.ts'

/** A coin in the player's view: the value of a wrapped one is not revealed before the end. */
export interface SeenCoin {
  readonly cell: number
  readonly worth: Worth | null
}

export interface HoldView {
  readonly paid: Omit<Paid, 'coins'> & { readonly coins: readonly SeenCoin[] }
  /** The respins the player has seen so far. */
  readonly respins: readonly (Omit<Respin, 'coins'> & { readonly coins: readonly SeenCoin[] })[]
  /** The total of the coins, after the respins. */
  readonly haul: Haul | null
}

export const engine: Engine<Profile, SlotBet, SlotMove, HoldView> = {
  ...slotRules,
  id: 'hold',
  profiles: PROFILES,
  feature: 'hold_and_win',
  maxWin: ({ maxTimes }, stakes) => payoutCents(Math.round(maxTimes * UNITS_PER_STAKE), highestStake(stakes)),
  maxTimes: ({ maxTimes }) => maxTimes,
  play: async (profile, { stakeCents, feature }, moves, draws) => {
    const round = await playRound(machineOf(profile), draws, feature)
    const respins = moves.includes('rest') ? round.respins : round.respins.slice(0, moves.length)
    const isOver = respins.length === round.respins.length
    const isRevealed = isOver || !profile.design.isWrapped
    const seen = <T extends { readonly coins: readonly Coin[] }>(part: T) => ({
      ...part,
      coins: part.coins.map(({ cell, worth }): SeenCoin => ({ cell, worth: isRevealed ? worth : null })),
    })
    return {
      view: { paid: seen(round.paid), respins: respins.map(seen), haul: isOver ? round.haul : null },
      offers: isOver ? [] : ['next'],
      isOver,
      stakedCents: stakeCents,
      winCents: payoutCents(Math.min(isOver ? round.units : round.paid.units, MAX_UNITS), stakeCents),
    }
  },
}
