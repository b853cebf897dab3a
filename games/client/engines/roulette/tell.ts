import type { RouletteBet } from '../../../engines/roulette/bet.ts'
import type { RouletteView } from '../../../engines/roulette/play.ts'
import { colourOf } from '../../../engines/roulette/wheel.ts'
import type { CoursePart, ToldRound } from '../../../fairness/course.ts'

/** Explains where each ball fell, and on a table with comets their draws before it. */
export async function tell(round: ToldRound<unknown, RouletteBet, never, RouletteView>): Promise<CoursePart[]> {
  const { values, view, textsIn } = round
  const words = textsIn('roulette')
  const before = values.length - view.spins.length
  const comets = view.comets.map(({ number, times }) => words('comet', { number, times })).join(', ')
  const balls = view.spins.map((number, at) => {
    const colour = colourOf(number)
    const named = colour === 'green' ? '' : ` · ${words(colour)}`
    return { draw: before + at, mark: String(number), text: `${words('straight', { number })}${named}` }
  })
  const struck = comets === '' ? [] : [{ draw: null, mark: null, text: words('comets', { numbers: comets }) }]
  return [{ title: words('throwBall'), lines: [...struck, ...balls] }]
}
