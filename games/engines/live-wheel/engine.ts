import type { Engine, LiveBet, MarkFace } from '../engine.ts'
import { itemAt } from '../itemAt.ts'
import { mergeBets, mergeChips } from '../mergeChips.ts'
import { minBetOf, playWheel, readBet, SPIN_MS, shownStops, sumOf, type WheelView } from './play.ts'
import { figureOf, maxOn, maxTimesOf, type Segment, spotsOf, WHEEL_PROFILES, type WheelProfile } from './profiles.ts'

/** A money wheel at a shared table: bets on its stop, and multipliers that spin it again. */
export const engine: Engine<WheelProfile, LiveBet, never, WheelView> = {
  id: 'live-wheel',
  profiles: WHEEL_PROFILES,
  hitMeaning: 'best_spot',
  readBet,
  maxTimes: (profile) => Math.max(...spotsOf(profile).map((spot) => maxTimesOf(profile, spot))),
  maxWin: (profile, stakes) =>
    Math.max(...spotsOf(profile).map((spot) => maxOn(profile, spot) * maxTimesOf(profile, spot))) * itemAt(stakes, 0), // every currency has stakes
  play: async (profile, bet, _moves, draws) => {
    const view = await playWheel(profile, bet, draws)
    const winCents = view.wins.reduce((sum, { cents }) => sum + cents, 0)
    return { view, offers: [], isOver: true, stakedCents: sumOf(bet), winCents }
  },
  live: {
    times: { bettingMs: 15_000, closingMs: 2000, resultMs: 5500 },
    outcome: async (profile, draws) => {
      const view = await playWheel(profile, { chips: [] }, draws)
      const mark = view.times > 1 ? `${view.spot}x${view.times}` : view.spot
      return { view, lastsMs: view.stops.length * SPIN_MS, mark }
    },
    shown: shownStops,
    allows: mergeChips(readBet),
    // Only one spot wins.
    exposure: (profile, { chips }) =>
      Math.max(...chips.map(({ spot, cents }) => cents * maxTimesOf(profile, spot as Segment))), // from `readBet`
    merge: mergeBets,
    minBet: minBetOf,
    face: (profile, mark) => {
      const [spot, times] = mark.split('x') as [Segment, string | undefined] // the format written by `outcome`
      const spots = spotsOf(profile)
      const at = spots.indexOf(spot)
      const tone = (at === spots.length - 1 ? TONES.at(-1) : TONES[at]) ?? 'blue'
      return { text: `${figureOf(spot)}${times ? `×${times}` : ''}`, tone }
    },
  },
}

/** Colours of the fields from the lowest up, as the wheel is painted; the last one is the highest's. */
const TONES: readonly MarkFace['tone'][] = ['blue', 'green', 'amber', 'pink', 'gold']
