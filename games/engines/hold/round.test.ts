import { expect, test } from 'vitest'
import { engine } from './engine.ts'
import { buildMachine } from './machine.ts'
import { PROFILES } from './profiles.ts'
import { playRound } from './round.ts'

const design = { ...PROFILES.purse.design, coins: [[20, 1]] as const }

/** Draws the last of the remaining cells, the only worth, and for respins these numbers in turn. */
function drawing(numbers: number[]) {
  return { below: async (bound: number) => (bound === 1000 ? (numbers.shift() as number) : bound - 1) }
}
const coinsAt = (...cells: number[]) => cells.map((cell) => ({ cell, worth: 20 }))

test('a granted round lays its coins by cell; a new coin restores all lives, and three respins without one end it', async () => {
  const numbers = [59, ...Array<number>(8).fill(60), 57, ...Array<number>(7).fill(58), ...Array<number>(21).fill(999)]
  const round = await playRound(buildMachine(design), drawing(numbers), 'hold_and_win')
  expect(round.paid).toEqual({
    ...{ stops: [], view: [], lineWins: [], units: 0, isHeld: true },
    coins: coinsAt(9, 10, 11, 12, 13, 14),
  })
  // The chance is 60 in a thousand with six coins, and 58 with seven.
  expect(round.respins).toEqual([
    { coins: coinsAt(0), lives: 3 },
    { coins: coinsAt(1), lives: 3 },
    { coins: [], lives: 2 },
    { coins: [], lives: 1 },
    { coins: [], lives: 0 },
  ])
  expect(round.haul).toEqual({ coinUnits: 160, times: 1, isGrand: false, units: 160 })
  expect([round.units, numbers]).toEqual([160, []])
})

test('a full grid ends the respins with the grand prize', async () => {
  const certain = { ...design, chances: design.chances.map(() => 1000) }
  const numbers = Array<number>(9).fill(999)
  const { respins, haul } = await playRound(buildMachine(certain), drawing(numbers), 'hold_and_win')
  expect(respins).toEqual([{ coins: coinsAt(0, 1, 2, 3, 4, 5, 6, 7, 8), lives: 3 }])
  expect(haul).toEqual({ coinUnits: 300, times: 1, isGrand: true, units: 300 + design.prizes.grand })
})

test('the weight of a machine is the sum of its coins', () => {
  expect(
    buildMachine({
      ...design,
      coins: [
        [20, 3],
        ['times', 4],
      ],
    }).weight,
  ).toBe(7)
})

test('the most a profile pays is its max payout at the highest stake; a round without respins is over', async () => {
  expect(engine.maxWin(PROFILES.purse, [20, 100])).toBe(Math.round(engine.maxTimes(PROFILES.purse) * 20) * 5)
  const played = await engine.play(PROFILES.purse, { stakeCents: 100 }, [], { below: async () => 0 })
  expect([played.isOver, played.offers]).toEqual([true, []])
})
