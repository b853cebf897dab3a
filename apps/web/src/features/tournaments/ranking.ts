import type { TournamentStrategy } from '@apogee/contract/tournaments'
import type { Contender } from './model'

/** A copy, because importing the contract's list would load its schemas. */
export const strategies = ['spin', 'win', 'rate', 'points', 'bet'] as const satisfies readonly TournamentStrategy[]

/** The unit of a strategy. */
export type Unit = 'money' | 'rounds' | 'points' | 'rate'

const units: Readonly<Record<TournamentStrategy, Unit>> = {
  spin: 'rounds',
  win: 'money',
  rate: 'rate',
  points: 'points',
  bet: 'money',
}

export const unitOf = (strategy: TournamentStrategy): Unit => units[strategy]

type Figures = Pick<Contender, 'games_taken' | 'win_cents' | 'rate' | 'points' | 'bet_cents'>

/** The score (wire-facts 9.1); money is in minor units. */
export const rankedOf = (row: Figures, strategy: TournamentStrategy): number =>
  ({ spin: row.games_taken, win: row.win_cents, rate: row.rate, points: row.points, bet: row.bet_cents })[strategy]
