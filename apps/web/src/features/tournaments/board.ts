import type { Contender, Tournament } from './model'

const isPlaced = (row: Contender): row is Contender & { award_place: number } => row.award_place !== null

export const sameRow = (a: Contender, b: Contender): boolean =>
  a.award_place === b.award_place && a.nickname === b.nickname

/** Merges rows by rank, in order. Of two rows with the same rank, the one of the first list wins. */
export function placed(...lists: readonly (readonly Contender[])[]): Contender[] {
  const rows = new Map<number, Contender>()
  for (const row of lists.flat()) if (isPlaced(row) && !rows.has(row.award_place)) rows.set(row.award_place, row)
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row)
}

export type Line =
  | {
      readonly kind: 'row'
      readonly row: Contender
      readonly isOwn: boolean
      /** The next better row; undefined for the first rank, and where it is not shown. */
      readonly above: Contender | undefined
    }
  | { readonly kind: 'gap'; readonly after: number }

interface BoardFacts {
  /** From the first rank on. */
  readonly top: readonly Contender[]
  /** Neighbours of the own row. */
  readonly around: readonly Contender[]
  readonly own: Contender | undefined
}

/** The lines of a leaderboard: the top rows, and the own row with its neighbours, with gaps for omitted ranks. */
export function boardOf({ top, around, own }: BoardFacts): Line[] {
  const hasPlace = own !== undefined && isPlaced(own)
  const rows = placed(hasPlace ? [own] : [], top, hasPlace ? around : [])
  const lines: Line[] = []
  let last = 0
  for (const [at, row] of rows.entries()) {
    const place = row.award_place ?? 0
    if (place > last + 1) lines.push({ kind: 'gap', after: last })
    const above = rows[at - 1]
    lines.push({
      kind: 'row',
      row,
      isOwn: own !== undefined && sameRow(row, own),
      above: above?.award_place === place - 1 ? above : undefined,
    })
    last = place
  }
  return lines
}

/** Places gained since the last count; negative for lost ones, undefined without an earlier or a current place. */
export const movementOf = ({ award_place: place, earlier_place: earlier }: Contender): number | undefined =>
  place === null || earlier === null || earlier === undefined ? undefined : earlier - place

/** The row that follows the player's own; undefined for the last one, and while it loads. */
export function behindOwn(lines: readonly Line[]): Contender | undefined {
  const line = lines[lines.findIndex((one) => one.kind === 'row' && one.isOwn) + 1]
  return line?.kind === 'row' && !line.isOwn && line.above ? line.row : undefined
}

/** Progress to the next rank, 0 to 1. */
export function partTo(own: number, toNext: number | null): number {
  if (toNext === null) return 1
  const goal = own + toNext
  return goal > 0 ? Math.min(1, Math.max(0, own / goal)) : 0
}

/** The top rows of a tournament, for platforms without leaderboards. */
export const topOf = ({ top_players }: Pick<Tournament, 'top_players'>): Contender[] => placed(top_players)
