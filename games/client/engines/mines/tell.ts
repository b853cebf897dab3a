import type { MinesBet, MinesMove, MinesView } from '../../../engines/mines/engine.ts'
import { PAYOUT_PARTS, TILES } from '../../../engines/mines/ladder.ts'
import type { CoursePart, ToldRound } from '../../../fairness/course.ts'

const ACROSS = 5

/** Explains which tile each number laid a mine under, then which tiles were turned over. */
export async function tell(round: ToldRound<unknown, MinesBet, MinesMove, MinesView>): Promise<CoursePart[]> {
  const { bet, values, view, textsIn } = round
  const words = textsIn('mines')
  const place = (tile: number) => words('tile', { row: Math.floor(tile / ACROSS) + 1, column: (tile % ACROSS) + 1 })
  const left = Array.from({ length: TILES }, (_, tile) => tile)
  const laid = values.slice(0, bet.mines).flatMap((value) => left.splice(value, 1))
  const rounding = values[bet.mines]
  return [
    {
      title: words('mines'),
      lines: [
        ...laid.map((tile, draw) => ({ draw, mark: null, text: place(tile) })),
        ...(rounding === undefined
          ? []
          : [{ draw: bet.mines, mark: null, text: words('rounding', { number: rounding, parts: PAYOUT_PARTS }) }]),
      ],
    },
    {
      title: words('steps'),
      lines: view.revealed.map((tile) => ({
        draw: null,
        mark: laid.includes(tile) ? '✕' : '✓',
        text: `${place(tile)}: ${words(laid.includes(tile) ? 'mine' : 'safe')}`,
      })),
    },
  ]
}
