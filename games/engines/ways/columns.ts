import { FIRST_PAYING, type Machine, REELS, SCATTER, SYMBOL_COUNT, WILD } from './machine.ts'

/** Bits of the paying symbols, and of the wild. */
const PAYING_BITS = ((1 << SYMBOL_COUNT) - 1) & ~((1 << FIRST_PAYING) - 1)
const WILD_BIT = 1 << WILD

/**
 * The symbols of a reel without the order of its rows, which ways do not depend on. A column caches the columns it
 * becomes after bursts, so that a cascade is five look-ups instead of five rebuilt reels.
 */
export interface Column {
  /** Number of each symbol. */
  readonly counts: Uint8Array
  /** Symbols this reel contributes to: all paying ones if it shows a wild. */
  readonly stands: number
  readonly held: number
  readonly wilds: number
  readonly scatters: number
  /** Strip position of the topmost visible symbol. */
  readonly top: number
  readonly after: Map<number, Column>
}

/** The columns of one reel, by the stop they begin at. */
export class ReelColumns {
  readonly first: readonly Column[]
  readonly #strip: Uint8Array
  readonly #known = new Map<string, Column>()

  constructor(strip: Uint8Array, height: number) {
    this.#strip = strip
    this.first = Array.from(strip, (_, stop) => {
      const counts = new Uint8Array(SYMBOL_COUNT)
      for (let row = 0; row < height; row++) this.#add(counts, stop + row)
      return this.#column(counts, stop)
    })
  }

  /** The column after the symbols of `burst` have been removed and others have fallen in from above. */
  burst(column: Column, burst: number): Column {
    const known = column.after.get(burst)
    if (known) return known
    const counts = Uint8Array.from(column.counts)
    let gone = 0
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      if ((burst & (1 << symbol)) === 0) continue
      gone += counts[symbol] as number
      counts[symbol] = 0
    }
    for (let above = 1; above <= gone; above++) this.#add(counts, column.top - above)
    const next = this.#column(counts, column.top - gone)
    column.after.set(burst, next)
    return next
  }

  #add(counts: Uint8Array, at: number): void {
    const { length } = this.#strip
    const symbol = this.#strip[((at % length) + length) % length] as number // inside by the remainder
    counts[symbol] = (counts[symbol] as number) + 1
  }

  #column(counts: Uint8Array, top: number): Column {
    const { length } = this.#strip
    const place = ((top % length) + length) % length
    const key = `${place}:${counts.join()}`
    const known = this.#known.get(key)
    if (known) return known
    let held = 0
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) if (counts[symbol]) held |= 1 << symbol
    const wilds = counts[WILD] as number
    const made: Column = {
      counts,
      held,
      stands: wilds > 0 ? PAYING_BITS : held & PAYING_BITS,
      wilds,
      scatters: counts[SCATTER] as number,
      top: place,
      after: new Map(),
    }
    this.#known.set(key, made)
    return made
  }
}

export const columnsOf = (machine: Machine): readonly ReelColumns[] =>
  machine.strips.map((strip, reel) => new ReelColumns(strip, machine.design.heights[reel] as number))

/** Called for each winning symbol: its index, the number of reels and ways, and the number of the win from 0. */
export type OnWin = (symbol: number, reels: number, ways: number, win: number) => void

/**
 * Cascades five columns until nothing wins. Returns wins * 64 + visible scatters (one number, which avoids allocation).
 */
export function cascade(reels: readonly ReelColumns[], start: readonly Column[], onWin: OnWin): number {
  let [a, b, c, d, e] = start as [Column, Column, Column, Column, Column] // five reels, checked when built
  let wins = 0
  for (;;) {
    const three = a.stands & b.stands & c.stands
    if (three === 0) break
    const four = three & d.stands
    const five = four & e.stands
    for (let left = three; left > 0; left &= left - 1) {
      const bit = left & -left
      const symbol = 31 - Math.clz32(bit)
      let ways = countOf(a, symbol) * countOf(b, symbol) * countOf(c, symbol)
      if ((four & bit) === 0) onWin(symbol, 3, ways, wins)
      else {
        ways *= countOf(d, symbol)
        if ((five & bit) === 0) onWin(symbol, 4, ways, wins)
        else onWin(symbol, REELS, ways * countOf(e, symbol), wins)
      }
    }
    const [one, two, third, fourth, fifth] = reels as [ReelColumns, ReelColumns, ReelColumns, ReelColumns, ReelColumns]
    a = one.burst(a, gone(a, three))
    b = two.burst(b, gone(b, three))
    c = third.burst(c, gone(c, three))
    if (four > 0) d = fourth.burst(d, gone(d, four))
    if (five > 0) e = fifth.burst(e, gone(e, five))
    wins++
  }
  return wins * 64 + a.scatters + b.scatters + c.scatters + d.scatters + e.scatters
}

export const countOf = (column: Column, symbol: number): number => (column.counts[symbol] as number) + column.wilds

/** The winning symbols of this column, and the wilds that substituted for them. */
export const gone = (column: Column, winning: number): number => (winning | WILD_BIT) & column.held
