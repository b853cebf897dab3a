import type { SlotBet, SlotMove, StepsView } from '../../../engines/slots/stepped.ts'
import { REELS } from '../../../engines/ways/machine.ts'
import { machineOf, type Profile } from '../../../engines/ways/profiles.ts'
import { type Drop, playRound, type Step } from '../../../engines/ways/round.ts'
import { type CourseLine, type CoursePart, type ExplainedRound, replayDraws } from '../../../fairness/course.ts'
import { createReelExplainer, type ReelExplainer } from '../../slots/explainReels.ts'

/** Explains each game: the stops of its reels and, win by win, the symbols that fell afterwards. */
export async function explainRound(
  round: ExplainedRound<Profile, SlotBet, SlotMove, StepsView<Step>>,
): Promise<CoursePart[]> {
  const machine = machineOf(round.profile)
  const explainer = createReelExplainer(round)
  const { courseTexts, slotTexts } = explainer
  const steps = await playRound(machine, replayDraws(round.values))
  const sizes = machine.strips.map((strip) => strip.length)
  return steps.map(({ stops, drops, units, freeGamesWon }, game) => ({
    title: game === 0 ? courseTexts('paidGame') : courseTexts('freeGame', { number: game }),
    lines: [
      ...explainer.stops({ stops, sizes, columns: drops[0]?.cells ?? [] }, game * REELS),
      ...(drops.length > 1 ? [explainer.line(courseTexts('refilled'))] : []),
      ...drops.flatMap((drop, at) => winsOf(drop, at, explainer)),
      ...(freeGamesWon > 0 ? [explainer.line(slotTexts('freeGamesWon', { count: freeGamesWon }))] : []),
      explainer.total(units),
    ],
  }))
}

const winsOf = (
  { wins, multiplier }: Drop,
  at: number,
  { courseTexts, line, bets, named }: ReelExplainer,
): CourseLine[] =>
  wins.map(({ symbol, reels, ways, units }) => {
    const run = courseTexts('waysRun', { symbol: named(symbol), reels, ways })
    return line(`${courseTexts('fall', { number: at + 1, times: multiplier })}: ${run}`, bets(units * multiplier))
  })
