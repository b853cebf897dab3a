import { addAt, itemAt } from '../itemAt.ts'
import { LINES } from '../lines/lines.ts'
import { REELS, ROWS, SYMBOL_COUNT } from '../lines/symbols.ts'
import { CELLS, COIN, COINS_TO_START, chanceAt, LIVES, type Machine, UNITS_PER_STAKE, unitsOfCoin } from './machine.ts'

export function computeFigures(machine: Machine) {
  const { starts, hitRate } = countStarts(machine)
  const lineRtp = meanOfLine(machine) // a line plays for one unit of twenty, and there are twenty
  let [worth, grand] = [0, 0]
  const started = starts.reduce((sum, chance) => sum + chance, 0)
  for (const [coins, chance] of starts.entries()) {
    if (chance === 0) continue
    const ends = endsFrom(machine, coins)
    for (const [held, likely] of ends.entries()) worth += chance * likely * unitsHeld(machine, held)
    grand += chance * itemAt(ends, CELLS)
  }
  const respinRtp = (worth + grand * machine.design.prizes.grand) / UNITS_PER_STAKE
  return {
    /** 1 = the whole stake. */
    rtp: lineRtp + respinRtp,
    lineRtp,
    respinRtp,
    /** Probability that a round wins on a line or starts the respins. */
    hitRate,
    respinsEvery: 1 / started,
    /** Expected payout of the respins once they start, in stakes. */
    respinsWorth: respinRtp / started,
    grandEvery: 1 / grand,
  }
}

/**
 * Exact figures of a hold-and-win game: lines are counted over all symbols they may cross, respins as a Markov chain.
 */
export type Figures = ReturnType<typeof computeFigures>

/**
 * Expected payout of a round that begins in the feature, in stakes: the same chain, with the fewest coins that start
 * it.
 */
export const featureWorth = (machine: Machine): number =>
  endsFrom(machine, COINS_TO_START).reduce(
    (sum, chance, held) =>
      sum + chance * (unitsHeld(machine, held) + (held === CELLS ? machine.design.prizes.grand : 0)),
    0,
  ) / UNITS_PER_STAKE

/** Average units of a line. Every line crosses one cell of each reel, so all of them have the same mean. */
function meanOfLine({ strips, lines }: Machine): number {
  const shares = strips.map((strip) => {
    const share = new Float64Array(SYMBOL_COUNT)
    for (const symbol of strip) addAt(share, symbol, 1 / strip.length)
    return share
  })
  let mean = 0
  for (const [index, units] of lines.linePays.entries()) {
    if (units === 0) continue
    let chance = units
    for (let reel = REELS - 1, rest = index; reel >= 0; reel--) {
      chance *= itemAt(itemAt(shares, reel), rest % SYMBOL_COUNT)
      rest = Math.floor(rest / SYMBOL_COUNT)
    }
    mean += chance
  }
  return mean
}

/** Probability of 6, 7 ... 15 coins, and of any win: a line wins if its first three cells agree. */
function countStarts({ strips, lines }: Machine): { starts: number[]; hitRate: number } {
  const columns = strips.map((strip) =>
    Array.from(strip, (_, stop) =>
      Array.from({ length: ROWS }, (_, row) => itemAt(strip, (stop + row) % strip.length)),
    ),
  )
  const [r1, r2, r3, r4, r5] = columns as [number[][], number[][], number[][], number[][], number[][]] // five, checked when built
  const coinsOf = (column: readonly number[]) => column.filter((symbol) => symbol === COIN).length
  const last = new Array<number>(7).fill(0)
  for (const d of r4) for (const e of r5) addAt(last, coinsOf(d) + coinsOf(e), 1 / (r4.length * r5.length))
  const starts = new Array<number>(CELLS + 1).fill(0)
  const share = 1 / (r1.length * r2.length * r3.length)
  let hitRate = 0
  for (const a of r1)
    for (const b of r2)
      for (const c of r3) {
        const seen = coinsOf(a) + coinsOf(b) + coinsOf(c)
        const pays = LINES.some(([x, y, z]) => {
          const prefix = (itemAt(a, x) * SYMBOL_COUNT + itemAt(b, y)) * SYMBOL_COUNT + itemAt(c, z)
          // Two coins after the three symbols: only these three count.
          return itemAt(lines.linePays, (prefix * SYMBOL_COUNT + COIN) * SYMBOL_COUNT + COIN) > 0
        })
        for (const [more, chance] of last.entries()) {
          const isStart = seen + more >= COINS_TO_START
          if (isStart) addAt(starts, seen + more, share * chance)
          if (isStart || pays) hitRate += share * chance
        }
      }
  return { starts, hitRate }
}

/** Probability of every number of coins at the end of the respins, starting with `coins`. */
export function endsFrom({ design }: Machine, coins: number): number[] {
  const ends = new Array<number>(CELLS + 1).fill(0)
  let now = new Map<number, number>([[coins * 10 + LIVES, 1]])
  while (now.size > 0) {
    const next = new Map<number, number>()
    const add = (state: number, chance: number) => next.set(state, (next.get(state) ?? 0) + chance)
    for (const [state, chance] of now) {
      const [held, lives] = [Math.floor(state / 10), state % 10]
      if (lives === 0 || held === CELLS) {
        addAt(ends, held, chance)
        continue
      }
      const empty = CELLS - held
      const p = chanceAt(design, held) / 1000
      for (let come = 0; come <= empty; come++) {
        const likely = choose(empty, come) * p ** come * (1 - p) ** (empty - come)
        add(come > 0 ? (held + come) * 10 + LIVES : held * 10 + lives - 1, chance * likely)
      }
    }
    now = next
  }
  return ends
}

/** Average units of `held` coins: some of them multiply the sum of the others. */
function unitsHeld({ design, weight }: Machine, held: number): number {
  const timing = design.coins.reduce((sum, [worth, own]) => sum + (worth === 'times' ? own : 0), 0) / weight
  const mean =
    design.coins.reduce((sum, [worth, own]) => sum + unitsOfCoin(design, worth) * own, 0) / (weight * (1 - timing))
  let units = 0
  for (let times = 0; times <= held; times++) {
    const likely = choose(held, times) * timing ** times * (1 - timing) ** (held - times)
    units += likely * (1 + times) * (held - times) * mean
  }
  return units
}

function choose(from: number, count: number): number {
  let ways = 1
  for (let at = 0; at < count; at++) ways = (ways * (from - at)) / (at + 1)
  return ways
}

/** RTP as percent with two decimals. */
export const statedRtp = ({ rtp }: Figures): string => (rtp * 100).toFixed(2)
