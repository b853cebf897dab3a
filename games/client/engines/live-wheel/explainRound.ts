import type { LiveBet } from '../../../engines/engine.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import type { WheelView } from '../../../engines/live-wheel/play.ts'
import { figureOf, isTimes, type WheelProfile } from '../../../engines/live-wheel/profiles.ts'
import type { CoursePart, ExplainedRound } from '../../../fairness/course.ts'

/** Explains each number's segment of the rim; after a multiplier the wheel was spun again. */
export async function explainRound(
  round: ExplainedRound<WheelProfile, LiveBet, never, WheelView>,
): Promise<CoursePart[]> {
  const { profile, view, values, textsIn } = round
  const engineTexts = textsIn('live-wheel')
  const size = profile.segments.length
  const lines = values.map((value, draw) => {
    const segment = itemAt(profile.segments, value) // a number below their count
    const times = figureOf(segment)
    const place = engineTexts('rimPlace', { place: value + 1, size })
    return isTimes(segment)
      ? { draw, mark: `×${times}`, text: `${place} · ${engineTexts('again', { times })}` }
      : { draw, mark: String(times), text: place }
  })
  const value = figureOf(view.spot)
  const end =
    view.times > 1 ? engineTexts('stoppedTimes', { value, times: view.times }) : engineTexts('stopped', { value })
  return [{ title: engineTexts('rim'), lines: [...lines, { draw: null, mark: null, text: end }] }]
}
