import { ROULETTE_PROFILES, type RouletteProfile } from '../roulette/profiles.ts'

// The odds are those of the same cloth played alone; limits are a live table's own. A zero that holds chips for another
// ball would make the round longer for some: no live table has it.
export const LIVE_ROULETTE_PROFILES: Readonly<Record<string, RouletteProfile>> = {
  classic: { ...ROULETTE_PROFILES.classic, chips: [1, 5, 25, 50, 125, 250], mostStraight: 250, mostTable: 10_000 },
  partage: { ...ROULETTE_PROFILES.partage, chips: [5, 25, 50, 125, 250, 500], mostStraight: 500, mostTable: 25_000 },
  comet: { ...ROULETTE_PROFILES.comet, chips: [1, 5, 10, 25, 50, 100], mostStraight: 100, mostTable: 5000 },
}
