import type { PlinkoBet, PlinkoView } from '../../../engines/plinko/engine.ts'
import type { CoursePart, ExplainedRound } from '../../../fairness/course.ts'
import { createTimes } from '../../board/times.ts'

/** Explains the ball's turn for each number, row by row, and the payout of its slot. */
export async function explainRound(
  round: ExplainedRound<unknown, PlinkoBet, never, PlinkoView>,
): Promise<CoursePart[]> {
  const { values, view, bet, locale, textsIn } = round
  const engineTexts = textsIn('plinko')
  const chosen = { rows: bet.rows, risk: engineTexts(bet.risk) }
  return [
    {
      title: engineTexts('chosen', chosen),
      lines: values.map((turn, draw) => ({ draw, mark: turn === 0 ? '←' : '→', text: `${draw + 1} / ${bet.rows}` })),
    },
    {
      title: engineTexts('times'),
      lines: [{ draw: null, mark: createTimes(locale)(view.hundredths), text: `${view.slot + 1} / ${bet.rows + 1}` }],
    },
  ]
}
