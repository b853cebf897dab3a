import type { LineWin } from '../../engines/lines/evaluate.ts'
import { UNITS_PER_STAKE } from '../../engines/lines/lines.ts'
import type { CourseLine, ExplainedRound } from '../../fairness/course.ts'
import { createTimes } from '../board/times.ts'
import { symbolName } from './symbolName.ts'

/** The explanations of numbers that all slots share, in one language. */
export function createReelExplainer({
  locale,
  textsIn,
}: Pick<ExplainedRound<unknown, unknown, unknown, unknown>, 'locale' | 'textsIn'>) {
  const courseTexts = textsIn('course')
  const slotTexts = textsIn('slots')
  const times = createTimes(locale)
  /** Formats units of the stake as a multiple of the bet. */
  const bets = (units: number) => times((units * 100) / UNITS_PER_STAKE)
  const named = (symbol: number) => symbolName(symbol, slotTexts)
  const line = (text: string, mark: string | null = null, draw: number | null = null): CourseLine => ({
    draw,
    mark,
    text,
  })
  return {
    courseTexts,
    slotTexts,
    bets,
    named,
    line,
    /** The stop of each reel and its symbols from the top; the first of them is the draw `from`. */
    stops: (
      { stops, sizes, columns }: Stops,
      from: number,
      name: (symbol: number) => string = named,
    ): readonly CourseLine[] =>
      stops.map((stop, reel) => {
        const symbols = (columns[reel] ?? []).map(name).join(', ')
        const place = { reel: reel + 1, place: stop + 1, size: sizes[reel] ?? 0 }
        return line(courseTexts('reelStops', { ...place, symbols }), null, from + reel)
      }),
    lineWins: (wins: readonly LineWin[], multiplier: number): readonly CourseLine[] =>
      wins.map(({ line: number, symbol, count, units }) =>
        line(courseTexts('lineRun', { line: number, count, symbol: named(symbol) }), bets(units * multiplier)),
      ),
    total: (units: number): CourseLine => line(courseTexts('together'), bets(units)),
    cell: (cell: number, rows: number): string =>
      courseTexts('cell', { reel: Math.floor(cell / rows) + 1, row: (cell % rows) + 1 }),
  }
}
export type ReelExplainer = ReturnType<typeof createReelExplainer>

interface Stops {
  readonly stops: readonly number[]
  /** Lengths of the strips. */
  readonly sizes: readonly number[]
  readonly columns: readonly (readonly number[])[]
}
