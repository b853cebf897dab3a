import type { PlinkoBet, PlinkoView } from '../../../engines/plinko/engine.ts'
import type { CoursePart, ToldRound } from '../../../fairness/course.ts'
import { createTimes } from '../../board/times.ts'
import { wordsIn } from '../../messages.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { et } from './texts/et.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { no } from './texts/no.ts'

/** Where each number sent the ball, row by row, and what the slot pays it fell into. */
export async function tell(round: ToldRound<unknown, PlinkoBet, never, PlinkoView>): Promise<CoursePart[]> {
  const { values, view, bet, locale } = round
  const words = wordsIn({ de, en, et, fr, it, no }, locale)
  const chosen = { rows: bet.rows, risk: words(bet.risk) }
  return [
    {
      title: words('chosen', chosen),
      lines: values.map((turn, draw) => ({ draw, mark: turn === 0 ? '←' : '→', text: `${draw + 1} / ${bet.rows}` })),
    },
    {
      title: words('times'),
      lines: [{ draw: null, mark: createTimes(locale)(view.hundredths), text: `${view.slot + 1} / ${bet.rows + 1}` }],
    },
  ]
}
