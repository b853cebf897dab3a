import type { CrashBet, CrashMove, CrashView } from '../../../engines/crash/engine.ts'
import { PAYOUT_PARTS } from '../../../engines/crash/flight.ts'
import type { CoursePart, ExplainedRound } from '../../../fairness/course.ts'
import { createTimes } from '../../board/times.ts'

/** Explains a flight: its peak, drawn from one number, and where the player left it. */
export async function explainRound(
  round: ExplainedRound<unknown, CrashBet, CrashMove, CrashView>,
): Promise<CoursePart[]> {
  const { values, view, locale, textsIn } = round
  const [, rounding] = values
  const engineTexts = textsIn('crash')
  const times = createTimes(locale)
  const peak = times(Math.max(100, view.peak ?? 0))
  const left =
    view.left === null
      ? engineTexts('announceLost', { times: peak })
      : engineTexts('announceLeft', { times: times(view.left) })
  return [
    {
      title: engineTexts('launch'),
      lines: [
        { draw: 0, mark: peak, text: engineTexts('flewOn', { times: peak }) },
        ...(rounding === undefined
          ? []
          : [{ draw: 1, mark: null, text: engineTexts('rounding', { number: rounding, parts: PAYOUT_PARTS }) }]),
        { draw: null, mark: null, text: left },
      ],
    },
  ]
}
