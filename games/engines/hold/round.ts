import type { Draws } from '../../fairness/stream.ts'
import type { Feature } from '../engine.ts'
import { evaluate, type LineWin, windowAt } from '../lines/evaluate.ts'
import {
  CELLS,
  COIN,
  COINS_TO_START,
  chanceAt,
  LIVES,
  type Machine,
  timesOf,
  unitsOfCoin,
  type Worth,
  worthAt,
} from './machine.ts'

/** A coin and its cell: reel * 3 + row. */
export interface Coin {
  readonly cell: number
  readonly worth: Worth
}

/**
 * The paid game: the window of the reels, its line wins, and its coins. One that begins in the feature has no reels.
 */
export interface Paid {
  readonly stops: readonly number[]
  readonly view: readonly number[]
  readonly lineWins: readonly LineWin[]
  readonly units: number
  readonly coins: readonly Coin[]
  readonly isHeld: boolean
}

/** One respin: the new coins, and the respins left until a further one lands. */
export interface Respin {
  readonly coins: readonly Coin[]
  readonly lives: number
}

/** The total of the coins after the respins. */
export interface Haul {
  readonly coinUnits: number
  readonly times: number
  readonly isGrand: boolean
  readonly units: number
}

export interface Round {
  readonly paid: Paid
  readonly respins: readonly Respin[]
  /** Null without respins. */
  readonly haul: Haul | null
  readonly units: number
}

/** Plays a whole round, respins included, from its draws; `feature`: it begins with the coins that start them. */
export async function playRound(machine: Machine, draws: Draws, feature?: Feature): Promise<Round> {
  const paid = feature ? await layCoins(machine, draws) : await spin(machine, draws)
  if (!paid.isHeld) return { paid, respins: [], haul: null, units: paid.units }
  const respins = await playRespins(machine, paid.coins, draws)
  const haul = haulOf(machine, [...paid.coins, ...respins.flatMap((respin) => respin.coins)])
  return { paid, respins, haul, units: paid.units + haul.units }
}

async function spin(machine: Machine, draws: Draws): Promise<Paid> {
  const stops: number[] = []
  for (const strip of machine.strips) stops.push(await draws.below(strip.length))
  const view = Array.from(windowAt(machine.strips, stops))
  const { lineWins, units } = evaluate(machine.lines, Uint8Array.from(view), false)
  const coins: Coin[] = []
  for (const [cell, symbol] of view.entries()) if (symbol === COIN) coins.push(await mint(machine, cell, draws))
  return { stops, view, lineWins, units, coins, isHeld: coins.length >= COINS_TO_START }
}

/**
 * Lays the min number of coins that starts the respins: first draws the cell of each from the remaining ones, then by
 * cell its value.
 */
async function layCoins(machine: Machine, draws: Draws): Promise<Paid> {
  const left = Array.from({ length: CELLS }, (_, cell) => cell)
  const cells: number[] = []
  while (cells.length < COINS_TO_START) cells.push(...left.splice(await draws.below(left.length), 1))
  const coins: Coin[] = []
  for (const cell of cells.toSorted((a, b) => a - b)) coins.push(await mint(machine, cell, draws))
  return { stops: [], view: [], lineWins: [], units: 0, coins, isHeld: true }
}

async function playRespins(machine: Machine, first: readonly Coin[], draws: Draws): Promise<Respin[]> {
  const held = new Set(first.map(({ cell }) => cell))
  const respins: Respin[] = []
  for (let lives = LIVES; lives > 0 && held.size < CELLS; ) {
    // The probability in this respin depends on the coins at its beginning.
    const chance = chanceAt(machine.design, held.size)
    const coins: Coin[] = []
    for (let cell = 0; cell < CELLS; cell++) {
      if (held.has(cell) || (await draws.below(1000)) >= chance) continue
      coins.push(await mint(machine, cell, draws))
    }
    for (const { cell } of coins) held.add(cell)
    lives = coins.length > 0 ? LIVES : lives - 1
    respins.push({ coins, lives })
  }
  return respins
}

const mint = async (machine: Machine, cell: number, draws: Draws): Promise<Coin> => ({
  cell,
  worth: worthAt(machine, await draws.below(machine.weight)),
})

/** Total of the coins: their sum times the multiplier, plus the grand prize if they fill every cell. */
export function haulOf({ design }: Machine, coins: readonly Coin[]): Haul {
  const worths = coins.map(({ worth }) => worth)
  const coinUnits = worths.reduce<number>((sum, worth) => sum + unitsOfCoin(design, worth), 0)
  const times = timesOf(worths)
  const isGrand = coins.length === CELLS
  return { coinUnits, times, isGrand, units: coinUnits * times + (isGrand ? design.prizes.grand : 0) }
}
