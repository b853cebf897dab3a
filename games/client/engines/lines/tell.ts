import { playRound, type Step } from '../../../engines/lines/playRound.ts'
import { machineOf, type Profile } from '../../../engines/lines/profiles.ts'
import { REELS, ROWS, SCATTER } from '../../../engines/lines/symbols.ts'
import type { SlotBet, SlotMove, StepsView } from '../../../engines/slots/stepped.ts'
import { type CoursePart, drawsAgain, type ToldRound } from '../../../fairness/course.ts'
import { createTeller } from '../../slots/told/reels.ts'

/** Explains each game: the stops of its reels and the payout of its lines. */
export async function tell(round: ToldRound<Profile, SlotBet, SlotMove, StepsView<Step>>): Promise<CoursePart[]> {
  const machine = machineOf(round.profile)
  const teller = createTeller(round)
  const { words, slotWords } = teller
  const steps = await playRound(machine, drawsAgain(round.values))
  return steps.map((step, game) => {
    const { stops, view, lineWins, multiplier, scatters, scatterUnits, freeGamesWon, units } = step
    const sizes = (game > 0 ? machine.free : machine.base).map((strip) => strip.length)
    const columns = Array.from({ length: REELS }, (_, reel) => view.slice(reel * ROWS, (reel + 1) * ROWS))
    const scattered = words('scatterRun', { count: scatters, symbol: teller.named(SCATTER) })
    return {
      title: game === 0 ? words('paidGame') : words('freeGame', { number: game }),
      lines: [
        ...teller.stops({ stops, sizes, columns }, game * REELS),
        ...teller.lineWins(lineWins, multiplier),
        ...(scatterUnits > 0 ? [teller.told(scattered, teller.bets(scatterUnits * multiplier))] : []),
        ...(freeGamesWon > 0 ? [teller.told(slotWords('freeGamesWon', { count: freeGamesWon }))] : []),
        teller.together(units),
      ],
    }
  })
}
