import { itemAt } from '../itemAt.ts'
import { LINES, UNITS_PER_STAKE } from '../lines/lines.ts'
import { REELS, ROWS, SYMBOL_COUNT } from '../lines/symbols.ts'
import { MAX_UNITS } from '../slots/stepped.ts'
import { CELLS, COIN, COINS_TO_START, type Machine, unitsOfCoin } from './machine.ts'

/** Max payout of a round, in stakes: the best window with enough coins, and the best coins on every cell. */
export function computeMaxTimes(machine: Machine): number {
  return Math.min(maxCoinUnits(machine) + maxLineUnits(machine), MAX_UNITS) / UNITS_PER_STAKE
}

/** Every cell is filled: some coins multiply, the others have the max value, and the grand prize is won. */
function maxCoinUnits({ design }: Machine): number {
  const best = Math.max(...design.coins.map(([worth]) => unitsOfCoin(design, worth)))
  const maxMultipliers = design.coins.some(([worth]) => worth === 'times') ? CELLS : 0
  const sums = Array.from({ length: maxMultipliers + 1 }, (_, times) => (CELLS - times) * best * (1 + times))
  return Math.max(...sums) + design.prizes.grand
}

/** Max payout of the lines in a window whose coins start the respins. */
function maxLineUnits({ strips, lines }: Machine): number {
  const windows = strips.map((strip) => {
    const all = Array.from(strip, (_, stop) =>
      Array.from({ length: ROWS }, (_, row) => itemAt(strip, (stop + row) % strip.length)),
    )
    return [...new Map(all.map((rows) => [rows.join(), rows])).values()]
  })
  const coinsIn = (rows: readonly number[]) => rows.filter((symbol) => symbol === COIN).length
  const maxCoins = windows.map((reel) => Math.max(...reel.map(coinsIn)))
  const maxCoinsFrom = maxCoins.map((_, reel) => maxCoins.slice(reel).reduce((sum, coins) => sum + coins, 0))
  const bounds = payBounds(lines.linePays)
  let best = 0
  // By line, the index of the symbols it has crossed so far.
  const place = (reel: number, coins: number, prefixes: readonly number[]): void => {
    const pays = itemAt(bounds, reel) // one more than reels
    const units = prefixes.reduce((sum, prefix) => sum + itemAt(pays, prefix), 0)
    if (units <= best) return
    if (reel === REELS) {
      best = units
      return
    }
    for (const rows of windows[reel] ?? []) {
      const held = coins + coinsIn(rows)
      if (held + (maxCoinsFrom[reel + 1] ?? 0) < COINS_TO_START) continue
      const crossed = (prefix: number, line: number) =>
        prefix * SYMBOL_COUNT + itemAt(rows, itemAt(itemAt(LINES, line), reel)) // a row of every line
      place(reel + 1, held, prefixes.map(crossed))
    }
  }
  place(
    0,
    0,
    LINES.map(() => 0),
  )
  return best
}

/** By number of symbols crossed: the max payout of a line that begins with them. */
function payBounds(pays: Int32Array): readonly Int32Array[] {
  const bounds = [pays]
  while (bounds.length <= REELS) {
    const [longer] = bounds as [Int32Array] // begins with one
    const shorter = new Int32Array(longer.length / SYMBOL_COUNT)
    for (const [index, units] of longer.entries()) {
      const prefix = Math.floor(index / SYMBOL_COUNT)
      if (units > itemAt(shorter, prefix)) shorter[prefix] = units
    }
    bounds.unshift(shorter)
  }
  return bounds
}
