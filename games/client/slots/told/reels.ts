import type { LineWin } from '../../../engines/lines/evaluate.ts'
import { UNITS_PER_STAKE } from '../../../engines/lines/lines.ts'
import type { CourseLine, ToldRound } from '../../../fairness/course.ts'
import { createTimes } from '../../board/times.ts'
import { symbolName } from '../symbolName.ts'

/** The explanations of numbers that all slots share, in one language. */
export function createTeller({
  locale,
  textsIn,
}: Pick<ToldRound<unknown, unknown, unknown, unknown>, 'locale' | 'textsIn'>) {
  const words = textsIn('course')
  const slotWords = textsIn('slots')
  const times = createTimes(locale)
  /** Formats units of the stake as a multiple of the bet. */
  const bets = (units: number) => times((units * 100) / UNITS_PER_STAKE)
  const named = (symbol: number) => symbolName(symbol, slotWords)
  const told = (text: string, mark: string | null = null, draw: number | null = null): CourseLine => ({
    draw,
    mark,
    text,
  })
  return {
    words,
    slotWords,
    bets,
    named,
    told,
    /** The stop of each reel and its symbols from the top; the first of them is the draw `from`. */
    stops: (
      { stops, sizes, columns }: Stops,
      from: number,
      name: (symbol: number) => string = named,
    ): readonly CourseLine[] =>
      stops.map((stop, reel) => {
        const symbols = (columns[reel] ?? []).map(name).join(', ')
        const place = { reel: reel + 1, place: stop + 1, size: sizes[reel] ?? 0 }
        return told(words('reelStops', { ...place, symbols }), null, from + reel)
      }),
    lineWins: (wins: readonly LineWin[], multiplier: number): readonly CourseLine[] =>
      wins.map(({ line, symbol, count, units }) =>
        told(words('lineRun', { line, count, symbol: named(symbol) }), bets(units * multiplier)),
      ),
    together: (units: number): CourseLine => told(words('together'), bets(units)),
    cell: (cell: number, rows: number): string =>
      words('cell', { reel: Math.floor(cell / rows) + 1, row: (cell % rows) + 1 }),
  }
}
export type Teller = ReturnType<typeof createTeller>

interface Stops {
  readonly stops: readonly number[]
  /** Lengths of the strips. */
  readonly sizes: readonly number[]
  readonly columns: readonly (readonly number[])[]
}
