import { isBefore, type RankKey } from './rankStore.ts'

/** A row that has moved: what decided its place before and now; null without a place. */
export interface Step {
  readonly from: RankKey | null
  readonly to: RankKey | null
}

/** A key, and how many rows of the table are before it. */
interface Rung {
  readonly key: RankKey
  before: number
}

/** An interval that has grown to so many times its first size makes finding places in it slow. */
const mostGrowth = 4

/**
 * Keys of a table with the number of rows before each of them: places are counted from the nearest one. They need not be rows
 * that are still there, so a move changes numbers and never a key.
 */
export class Ladder {
  readonly #rungs: readonly Rung[]
  readonly #step: number
  #isWorn = false
  /** How many more rows than at first are after the last key. */
  #grown = 0

  /** `keys`: of the rows at the places `step`, 2 x `step`, ... */
  constructor(keys: readonly RankKey[], step: number) {
    this.#step = step
    this.#rungs = keys.map((key, at) => ({ key, before: (at + 1) * step - 1 }))
  }

  /** Whether it should be built anew: so many have moved into one part of the table. */
  get isWorn(): boolean {
    return this.#isWorn
  }

  /** The last key that is not after a row, with the rows before it; null when the row is above the first. */
  below(row: RankKey): Readonly<Rung> | null {
    return this.#rungs[this.#firstAfter(row) - 1] ?? null
  }

  /** The last key with at most so many rows before it; null for none. */
  at(rows: number): Readonly<Rung> | null {
    return this.#rungs[this.#search(({ before }) => before > rows) - 1] ?? null
  }

  move({ from, to }: Step): void {
    const end = this.#rungs.length
    const left = from ? this.#firstAfter(from) : end
    const entered = to ? this.#firstAfter(to) : end
    for (let at = entered; at < left; at += 1) this.#rungs[at]!.before += 1
    for (let at = left; at < entered; at += 1) this.#rungs[at]!.before -= 1
    this.#grown += Number(to !== null && entered === end) - Number(from !== null && left === end)
    if (to && this.#sizeBefore(entered) > mostGrowth * this.#step) this.#isWorn = true
  }

  /** How many rows are between a key and the one before it. */
  #sizeBefore(at: number): number {
    const rung = this.#rungs[at]
    return rung ? rung.before - (this.#rungs[at - 1]?.before ?? 0) : this.#grown
  }

  /** How many keys are not after a row, which is where the keys after it begin. */
  #firstAfter(row: RankKey): number {
    return this.#search(({ key }) => isBefore(row, key))
  }

  #search(isPast: (rung: Rung) => boolean): number {
    let [low, high] = [0, this.#rungs.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isPast(this.#rungs[middle]!)) high = middle
      else low = middle + 1
    }
    return low
  }
}
