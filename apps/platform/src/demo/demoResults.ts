import type { TournamentStrategy } from '@apogee/contract/tournaments'
import { itemAt } from '@apogee/rules/validation/required'

const stakes = [20, 20, 40, 40, 60, 100, 100, 200, 200, 400, 500, 1000] as const

/**
 * A believable result: most people play a little, a few play very much, and luck differs. `progress` is the part of the
 * tournament that has passed, `days` how long it takes.
 */
export function resultOf(random: () => number, { progress, days }: { progress: number; days: number }) {
  const stake = itemAt(stakes, Math.floor(random() * stakes.length))
  const keenness = random() ** 3.4
  const share = Math.min(1, progress * (0.5 + random()))
  const rounds = Math.max(1, Math.round((8 + keenness * 900 * Math.sqrt(days)) * share))
  // A few raise or lower their stake on the way.
  const bet = rounds * stake + Math.floor(random() * rounds * 0.4) * 20
  const luck = 0.55 + random() * 0.5 + random() ** 14 * 4
  const win = Math.round((bet * luck) / 10) * 10
  const rate = 2 + Math.sqrt(rounds) * random() ** 2 * 14 + random() ** 30 * 2500
  return {
    bet,
    win,
    rateMicros: Math.round(rate * 100) * 10_000,
    rounds,
    // One point for five euros.
    pointsMicros: bet * 2000,
  }
}

/** A player's result in a tournament so far; money in minor units. */
export type Result = ReturnType<typeof resultOf>

/** The figure that ranks it, as `tournament_players.score` counts. */
export function scoreOf(strategy: TournamentStrategy, result: Result): number {
  const scores = {
    spin: result.rounds,
    win: result.win,
    rate: result.rateMicros,
    points: result.pointsMicros,
    bet: result.bet,
  } as const satisfies Record<TournamentStrategy, number>
  return scores[strategy]
}
