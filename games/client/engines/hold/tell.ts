import type { HoldView } from '../../../engines/hold/engine.ts'
import { CELLS, COIN, chanceAt } from '../../../engines/hold/machine.ts'
import { machineOf, type Profile } from '../../../engines/hold/profiles.ts'
import { type Coin, type Haul, type Paid, playRound, type Respin } from '../../../engines/hold/round.ts'
import { REELS, ROWS } from '../../../engines/lines/symbols.ts'
import type { SlotBet, SlotMove } from '../../../engines/slots/stepped.ts'
import { type CourseLine, type CoursePart, drawsAgain, type ToldRound } from '../../../fairness/course.ts'
import { createTeller } from '../../slots/told/reels.ts'

/**
 * Explains a round: the stops of the reels or the first coins, the value of each coin, and the respins cell by cell.
 */
export async function tell(round: ToldRound<Profile, SlotBet, SlotMove, HoldView>): Promise<CoursePart[]> {
  const { profile, bet, values } = round
  const machine = machineOf(profile)
  const { paid, respins, haul } = await playRound(machine, drawsAgain(values), bet.feature)
  const say = createSayings(profile, round)
  // Numbers are explained in the order they were drawn.
  let draw = 0
  const first = paid.stops.length > 0 ? say.stops(paid, machine) : say.laid(values.slice(0, paid.coins.length))
  draw += first.length
  const paidPart = { title: say.title(paid), lines: [...first, ...say.worths(paid.coins, draw), ...say.wins(paid)] }
  draw += paid.coins.length
  const held = new Set(paid.coins.map(({ cell }) => cell))
  const parts = respins.map((respin, at): CoursePart => {
    const chance = chanceAt(profile.design, held.size)
    const lines: CourseLine[] = []
    for (let cell = 0; cell < CELLS; cell++) {
      if (held.has(cell)) continue
      const coin = respin.coins.find((one) => one.cell === cell)
      lines.push(say.drawn(cell, coin !== undefined, draw++))
      if (coin) lines.push(...say.worths([coin], draw++))
    }
    for (const { cell } of respin.coins) held.add(cell)
    return { title: say.respin(at, chance, respin), lines }
  })
  return [paidPart, ...parts, ...(haul ? [say.end(haul, paid.units)] : [])]
}

function createSayings({ design }: Profile, round: Parameters<typeof createTeller>[0]) {
  const teller = createTeller(round)
  const { words, told, bets } = teller
  const own = round.textsIn('hold')
  const coin = words(design.isWrapped ? 'gift' : 'coin')
  const place = (cell: number) => teller.cell(cell, ROWS)
  /** Formats a worth: a fixed prize or a multiplier by its name, anything else as a multiple of the bet. */
  const worthIn = ({ cell, worth }: Coin) =>
    typeof worth === 'number'
      ? words('worth', { place: place(cell), worth: words('betTimes', { times: bets(worth) }) })
      : `${place(cell)}: ${own(worth === 'times' ? 'plusOne' : worth)}`
  return {
    title: ({ stops }: Paid) => words(stops.length > 0 ? 'paidGame' : 'laidCoins'),
    stops: ({ stops, view }: Paid, { strips }: { readonly strips: readonly Uint8Array[] }) =>
      teller.stops(
        {
          stops,
          sizes: strips.map((strip) => strip.length),
          columns: Array.from({ length: REELS }, (_, reel) => view.slice(reel * ROWS, (reel + 1) * ROWS)),
        },
        0,
        (symbol) => (symbol === COIN ? coin : teller.named(symbol)),
      ),
    /** Each number picked one of the remaining cells. */
    laid: (values: readonly number[]): CourseLine[] => {
      const left = Array.from({ length: CELLS }, (_, cell) => cell)
      return values.flatMap((value, draw) =>
        left.splice(value, 1).map((cell) => told(words('coinHere', { place: place(cell) }), '●', draw)),
      )
    },
    worths: (coins: readonly Coin[], from: number): CourseLine[] =>
      coins.map((one, at) => told(worthIn(one), '●', from + at)),
    wins: ({ lineWins, units, stops }: Paid): readonly CourseLine[] =>
      stops.length > 0 ? [...teller.lineWins(lineWins, 1), teller.together(units)] : [],
    drawn: (cell: number, isCoin: boolean, draw: number) =>
      told(words(isCoin ? 'coinHere' : 'noCoin', { place: place(cell) }), isCoin ? '●' : '–', draw),
    respin: (at: number, chance: number, { lives }: Respin) =>
      `${words('respin', { number: at + 1, chance })} · ${own('respinsLeft', { count: lives })}`,
    end: ({ coinUnits, times, isGrand, units }: Haul, paidUnits: number): CoursePart => ({
      title: own('respinsDone'),
      lines: [
        told(words('haulTimes', { times }), bets(coinUnits * times)),
        ...(isGrand ? [told(words('grand'), bets(design.prizes.grand))] : []),
        teller.together(paidUnits + units),
      ],
    }),
  }
}
