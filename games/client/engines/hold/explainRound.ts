import type { HoldView } from '../../../engines/hold/engine.ts'
import { CELLS, COIN, chanceAt } from '../../../engines/hold/machine.ts'
import { machineOf, type Profile } from '../../../engines/hold/profiles.ts'
import { type Coin, type Haul, type Paid, playRound, type Respin } from '../../../engines/hold/round.ts'
import { REELS, ROWS } from '../../../engines/lines/symbols.ts'
import type { SlotBet, SlotMove } from '../../../engines/slots/stepped.ts'
import { type CourseLine, type CoursePart, type ExplainedRound, replayDraws } from '../../../fairness/course.ts'
import { createReelExplainer } from '../../slots/explainReels.ts'

/**
 * Explains a round: the stops of the reels or the first coins, the value of each coin, and the respins cell by cell.
 */
export async function explainRound(round: ExplainedRound<Profile, SlotBet, SlotMove, HoldView>): Promise<CoursePart[]> {
  const { profile, bet, values } = round
  const machine = machineOf(profile)
  const { paid, respins, haul } = await playRound(machine, replayDraws(values), bet.feature)
  const explain = createCoinExplainer(profile, round)
  // Numbers are explained in the order they were drawn.
  let draw = 0
  const first = paid.stops.length > 0 ? explain.stops(paid, machine) : explain.laid(values.slice(0, paid.coins.length))
  draw += first.length
  const paidPart = {
    title: explain.title(paid),
    lines: [...first, ...explain.worths(paid.coins, draw), ...explain.wins(paid)],
  }
  draw += paid.coins.length
  const held = new Set(paid.coins.map(({ cell }) => cell))
  const parts = respins.map((respin, at): CoursePart => {
    const chance = chanceAt(profile.design, held.size)
    const lines: CourseLine[] = []
    for (let cell = 0; cell < CELLS; cell++) {
      if (held.has(cell)) continue
      const coin = respin.coins.find((one) => one.cell === cell)
      lines.push(explain.drawn(cell, coin !== undefined, draw++))
      if (coin) lines.push(...explain.worths([coin], draw++))
    }
    for (const { cell } of respin.coins) held.add(cell)
    return { title: explain.respin(at, chance, respin), lines }
  })
  return [paidPart, ...parts, ...(haul ? [explain.end(haul, paid.units)] : [])]
}

function createCoinExplainer({ design }: Profile, round: Parameters<typeof createReelExplainer>[0]) {
  const explainer = createReelExplainer(round)
  const { courseTexts, line, bets } = explainer
  const own = round.textsIn('hold')
  const coin = courseTexts(design.isWrapped ? 'gift' : 'coin')
  const place = (cell: number) => explainer.cell(cell, ROWS)
  /** Formats a worth: a fixed prize or a multiplier by its name, anything else as a multiple of the bet. */
  const worthIn = ({ cell, worth }: Coin) =>
    typeof worth === 'number'
      ? courseTexts('worth', { place: place(cell), worth: courseTexts('betTimes', { times: bets(worth) }) })
      : `${place(cell)}: ${own(worth === 'times' ? 'plusOne' : worth)}`
  return {
    title: ({ stops }: Paid) => courseTexts(stops.length > 0 ? 'paidGame' : 'laidCoins'),
    stops: ({ stops, view }: Paid, { strips }: { readonly strips: readonly Uint8Array[] }) =>
      explainer.stops(
        {
          stops,
          sizes: strips.map((strip) => strip.length),
          columns: Array.from({ length: REELS }, (_, reel) => view.slice(reel * ROWS, (reel + 1) * ROWS)),
        },
        0,
        (symbol) => (symbol === COIN ? coin : explainer.named(symbol)),
      ),
    /** Each number picked one of the remaining cells. */
    laid: (values: readonly number[]): CourseLine[] => {
      const left = Array.from({ length: CELLS }, (_, cell) => cell)
      return values.flatMap((value, draw) =>
        left.splice(value, 1).map((cell) => line(courseTexts('coinHere', { place: place(cell) }), '●', draw)),
      )
    },
    worths: (coins: readonly Coin[], from: number): CourseLine[] =>
      coins.map((one, at) => line(worthIn(one), '●', from + at)),
    wins: ({ lineWins, units, stops }: Paid): readonly CourseLine[] =>
      stops.length > 0 ? [...explainer.lineWins(lineWins, 1), explainer.total(units)] : [],
    drawn: (cell: number, isCoin: boolean, draw: number) =>
      line(courseTexts(isCoin ? 'coinHere' : 'noCoin', { place: place(cell) }), isCoin ? '●' : '–', draw),
    respin: (at: number, chance: number, { lives }: Respin) =>
      `${courseTexts('respin', { number: at + 1, chance })} · ${own('respinsLeft', { count: lives })}`,
    end: ({ coinUnits, times, isGrand, units }: Haul, paidUnits: number): CoursePart => ({
      title: own('respinsDone'),
      lines: [
        line(courseTexts('haulTimes', { times }), bets(coinUnits * times)),
        ...(isGrand ? [line(courseTexts('grand'), bets(design.prizes.grand))] : []),
        explainer.total(paidUnits + units),
      ],
    }),
  }
}
