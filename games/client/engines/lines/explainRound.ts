import { playRound, type Step } from '../../../engines/lines/playRound.ts'
import { machineOf, type Profile } from '../../../engines/lines/profiles.ts'
import { REELS, ROWS, SCATTER } from '../../../engines/lines/symbols.ts'
import type { SlotBet, SlotMove, StepsView } from '../../../engines/slots/stepped.ts'
import { type CoursePart, type ExplainedRound, replayDraws } from '../../../fairness/course.ts'
import { createReelExplainer } from '../../slots/explainReels.ts'

/** Explains each game: the stops of its reels and the payout of its lines. */
export async function explainRound(
  round: ExplainedRound<Profile, SlotBet, SlotMove, StepsView<Step>>,
): Promise<CoursePart[]> {
  const machine = machineOf(round.profile)
  const explainer = createReelExplainer(round)
  const { courseTexts, slotTexts } = explainer
  const steps = await playRound(machine, replayDraws(round.values))
  return steps.map((step, game) => {
    const { stops, view, lineWins, multiplier, scatters, scatterUnits, freeGamesWon, units } = step
    const sizes = (game > 0 ? machine.free : machine.base).map((strip) => strip.length)
    const columns = Array.from({ length: REELS }, (_, reel) => view.slice(reel * ROWS, (reel + 1) * ROWS))
    const scattered = courseTexts('scatterRun', { count: scatters, symbol: explainer.named(SCATTER) })
    return {
      title: game === 0 ? courseTexts('paidGame') : courseTexts('freeGame', { number: game }),
      lines: [
        ...explainer.stops({ stops, sizes, columns }, game * REELS),
        ...explainer.lineWins(lineWins, multiplier),
        ...(scatterUnits > 0 ? [explainer.line(scattered, explainer.bets(scatterUnits * multiplier))] : []),
        ...(freeGamesWon > 0 ? [explainer.line(slotTexts('freeGamesWon', { count: freeGamesWon }))] : []),
        explainer.total(units),
      ],
    }
  })
}
