import type { TournamentStrategy } from '@apogee/contract/tournaments'
import type { Contender, Tournament } from './model'

/** All of them, for the page: the contract's own list would bring its schemas along. */
export const strategies = ['spin', 'win', 'rate', 'points', 'bet'] as const satisfies readonly TournamentStrategy[]

/** What a strategy counts in. */
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

/** The ranked figure (wire-facts 9.1), minor units where it is money. */
export const rankedOf = (row: Figures, strategy: TournamentStrategy): number =>
  ({ spin: row.games_taken, win: row.win_cents, rate: row.rate, points: row.points, bet: row.bet_cents })[strategy]

const isPlaced = (row: Contender): row is Contender & { award_place: number } => row.award_place !== null

export const sameRow = (a: Contender, b: Contender): boolean =>
  a.award_place === b.award_place && a.nickname === b.nickname

/** Rows of places, one a place, in order: where two lists know a place, the one that comes first knows better. */
export function placed(...lists: readonly (readonly Contender[])[]): Contender[] {
  const rows = new Map<number, Contender>()
  for (const row of lists.flat()) if (isPlaced(row) && !rows.has(row.award_place)) rows.set(row.award_place, row)
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row)
}

export type Line =
  | { readonly kind: 'row'; readonly row: Contender; readonly isOwn: boolean }
  | { readonly kind: 'gap'; readonly after: number }

interface BoardFacts {
  /** From the first place on. */
  readonly top: readonly Contender[]
  /** Rows around the own one. */
  readonly around: readonly Contender[]
  readonly own: Contender | undefined
}

/**
 * The table as it is shown: its top, and the own row with those beside it wherever it stands, with a gap where places are
 * left out.
 */
export function boardOf({ top, around, own }: BoardFacts): Line[] {
  const hasPlace = own !== undefined && isPlaced(own)
  const rows = placed(hasPlace ? [own] : [], top, hasPlace ? around : [])
  const lines: Line[] = []
  let last = 0
  for (const row of rows) {
    const place = row.award_place ?? 0
    if (place > last + 1) lines.push({ kind: 'gap', after: last })
    lines.push({ kind: 'row', row, isOwn: own !== undefined && sameRow(row, own) })
    last = place
  }
  return lines
}

/** How far the own figure is on its way to the next better place, 0 to 1. */
export function partTo(own: number, toNext: number | null): number {
  if (toNext === null) return 1
  const goal = own + toNext
  return goal > 0 ? Math.min(1, Math.max(0, own / goal)) : 0
}

/** The players that the strategy ranks, at the top: for platforms that have no table. */
export const topOf = ({ top_players }: Pick<Tournament, 'top_players'>): Contender[] => placed(top_players)
