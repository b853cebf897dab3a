import type { RouletteBet } from '../../../engines/roulette/bet.ts'
import type { RouletteView } from '../../../engines/roulette/play.ts'
import { colourOf } from '../../../engines/roulette/wheel.ts'
import type { CoursePart, ExplainedRound } from '../../../fairness/course.ts'

/** Explains where each ball fell, and on a table with comets their draws before it. */
export async function explainRound(
  round: ExplainedRound<unknown, RouletteBet, never, RouletteView>,
): Promise<CoursePart[]> {
  const { values, view, textsIn } = round
  const engineTexts = textsIn('roulette')
  const before = values.length - view.spins.length
  const comets = view.comets.map(({ number, times }) => engineTexts('comet', { number, times })).join(', ')
  const balls = view.spins.map((number, at) => {
    const colour = colourOf(number)
    const named = colour === 'green' ? '' : ` · ${engineTexts(colour)}`
    return { draw: before + at, mark: String(number), text: `${engineTexts('straight', { number })}${named}` }
  })
  const struck = comets === '' ? [] : [{ draw: null, mark: null, text: engineTexts('comets', { numbers: comets }) }]
  return [{ title: engineTexts('throwBall'), lines: [...struck, ...balls] }]
}
