import { ROULETTE_PROFILES, type RouletteProfile } from '../roulette/profiles.ts'

// The odds are those of the single-player game with the same cloth; the limits are separate. A zero that imprisons
// chips for a second ball would make the round longer for some players, so no live table has it.
export const LIVE_ROULETTE_PROFILES: Readonly<Record<string, RouletteProfile>> = {
  classic: { ...ROULETTE_PROFILES.classic, chips: [1, 5, 25, 50, 125, 250], mostStraight: 250, mostTable: 10_000 },
  partage: { ...ROULETTE_PROFILES.partage, chips: [5, 25, 50, 125, 250, 500], mostStraight: 500, mostTable: 25_000 },
  comet: { ...ROULETTE_PROFILES.comet, chips: [1, 5, 10, 25, 50, 100], mostStraight: 100, mostTable: 5000 },
}
