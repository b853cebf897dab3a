import type { MinesBet, MinesMove, MinesView } from '../../../engines/mines/engine.ts'
import { PAYOUT_PARTS, TILES } from '../../../engines/mines/ladder.ts'
import type { CoursePart, ExplainedRound } from '../../../fairness/course.ts'

const ACROSS = 5

/** Explains which tile each number laid a mine under, then which tiles were turned over. */
export async function explainRound(
  round: ExplainedRound<unknown, MinesBet, MinesMove, MinesView>,
): Promise<CoursePart[]> {
  const { bet, values, view, textsIn } = round
  const engineTexts = textsIn('mines')
  const place = (tile: number) =>
    engineTexts('tile', { row: Math.floor(tile / ACROSS) + 1, column: (tile % ACROSS) + 1 })
  const left = Array.from({ length: TILES }, (_, tile) => tile)
  const laid = values.slice(0, bet.mines).flatMap((value) => left.splice(value, 1))
  const rounding = values[bet.mines]
  return [
    {
      title: engineTexts('mines'),
      lines: [
        ...laid.map((tile, draw) => ({ draw, mark: null, text: place(tile) })),
        ...(rounding === undefined
          ? []
          : [
              { draw: bet.mines, mark: null, text: engineTexts('rounding', { number: rounding, parts: PAYOUT_PARTS }) },
            ]),
      ],
    },
    {
      title: engineTexts('steps'),
      lines: view.revealed.map((tile) => ({
        draw: null,
        mark: laid.includes(tile) ? '✕' : '✓',
        text: `${place(tile)}: ${engineTexts(laid.includes(tile) ? 'mine' : 'safe')}`,
      })),
    },
  ]
}
