import type { SlotBet, SlotMove, StepsView } from '../../../engines/slots/stepped.ts'
import { REELS } from '../../../engines/ways/machine.ts'
import { machineOf, type Profile } from '../../../engines/ways/profiles.ts'
import { type Drop, playRound, type Step } from '../../../engines/ways/round.ts'
import { type CourseLine, type CoursePart, drawsAgain, type ToldRound } from '../../../fairness/course.ts'
import { createTeller, type Teller } from '../../slots/told/reels.ts'

/** Explains each game: the stops of its reels and, win by win, the symbols that fell afterwards. */
export async function tell(round: ToldRound<Profile, SlotBet, SlotMove, StepsView<Step>>): Promise<CoursePart[]> {
  const machine = machineOf(round.profile)
  const teller = createTeller(round)
  const { words, slotWords } = teller
  const steps = await playRound(machine, drawsAgain(round.values))
  const sizes = machine.strips.map((strip) => strip.length)
  return steps.map(({ stops, drops, units, freeGamesWon }, game) => ({
    title: game === 0 ? words('paidGame') : words('freeGame', { number: game }),
    lines: [
      ...teller.stops({ stops, sizes, columns: drops[0]?.cells ?? [] }, game * REELS),
      ...(drops.length > 1 ? [teller.told(words('refilled'))] : []),
      ...drops.flatMap((drop, at) => winsOf(drop, at, teller)),
      ...(freeGamesWon > 0 ? [teller.told(slotWords('freeGamesWon', { count: freeGamesWon }))] : []),
      teller.together(units),
    ],
  }))
}

const winsOf = ({ wins, multiplier }: Drop, at: number, { words, told, bets, named }: Teller): CourseLine[] =>
  wins.map(({ symbol, reels, ways, units }) => {
    const run = words('waysRun', { symbol: named(symbol), reels, ways })
    return told(`${words('fall', { number: at + 1, times: multiplier })}: ${run}`, bets(units * multiplier))
  })
