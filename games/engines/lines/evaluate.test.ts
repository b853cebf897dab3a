import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluate, windowAt } from './evaluate.ts'
import { LINES, UNITS_PER_STAKE } from './lines.ts'
import { payoutCents } from './payoutCents.ts'
import { machineOf, PROFILE_IDS, PROFILES } from './profiles.ts'
import { createScorer } from './simulate.ts'
import { REELS, ROWS, SCATTER, SYMBOL_COUNT, WILD } from './symbols.ts'

const machines = PROFILE_IDS.map((id) => machineOf(PROFILES[id]))
const aMachine = fc.constantFrom(...machines)
const aWindow = fc.array(fc.integer({ min: 0, max: SYMBOL_COUNT - 1 }), { minLength: 15, maxLength: 15 })
const view = (cells: readonly number[]) => Uint8Array.from(cells)

test('there are at least twenty lines, all different, each crossing the five reels once', () => {
  expect(new Set(LINES.map(String)).size).toBe(LINES.length)
  expect(LINES.length).toBeGreaterThanOrEqual(20)
  for (const line of LINES) expect(line.every((row) => row >= 0 && row < ROWS) && line.length === REELS).toBe(true)
})

test('a window pays a whole, non-negative number of units', () => {
  fc.assert(
    fc.property(aMachine, aWindow, fc.boolean(), (machine, cells, free) => {
      const { units, lineWins } = evaluate(machine, view(cells), free)
      return Number.isInteger(units) && units >= 0 && lineWins.every((win) => win.units > 0 && win.count >= 3)
    }),
  )
})

test('replacing a symbol with a wild never lowers the line wins', () => {
  fc.assert(
    fc.property(aMachine, aWindow, fc.nat({ max: 14 }), (machine, cells, place) => {
      fc.pre(cells[place] !== SCATTER)
      const lines = (at: readonly number[]) =>
        evaluate(machine, view(at), false).lineWins.reduce((sum, win) => sum + win.units, 0)
      return lines(cells.with(place, WILD)) >= lines(cells)
    }),
    { numRuns: 2000 },
  )
})

test('a line pays from the first reel: without a common symbol on reels one to three no line pays', () => {
  fc.assert(
    fc.property(aMachine, aWindow, (machine, cells) => {
      const broken = cells.map((symbol, cell) => (cell < 3 ? 2 : cell < 6 ? 3 : symbol))
      return evaluate(machine, view(broken), false).lineWins.length === 0
    }),
  )
})

test('symbols beyond the run do not change a line’s payout', () => {
  for (const machine of machines) {
    const cells = [7, 2, 8, 9, 2, 10, 11, 2, 7, 8, 3, 9, 10, 4, 11]
    const alone = evaluate(machine, view(cells), false).lineWins
    expect(alone).toEqual([{ line: 1, symbol: 2, count: 3, units: machine.design.pays.h1[0] }])
  }
})

test('the better of the wilds’ own run and the symbol they substitute is paid, never both', () => {
  for (const machine of machines) {
    const four = evaluate(machine, view([7, 0, 8, 9, 0, 10, 11, 0, 7, 8, 11, 9, 10, 3, 8]), false)
    const line = four.lineWins.find((win) => win.line === 1)
    expect(line?.units).toBe(Math.max(machine.design.pays.wild[0], machine.design.pays.ten[1]))
  }
})

test('a payout is linear in the stake and always whole cents', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 100_000 }),
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 1, max: 50 }),
      (units, perLine, times) => {
        const stake = perLine * UNITS_PER_STAKE
        return (
          payoutCents(units, stake * times) === payoutCents(units, stake) * times &&
          Number.isInteger(payoutCents(units, stake))
        )
      },
    ),
  )
  expect(() => payoutCents(1, 30)).toThrow('whole')
})

test('scatters count anywhere, start free games in the paid game and add games inside them', () => {
  const cells = [1, 2, 7, 8, 3, 1, 9, 1, 2, 10, 11, 4, 7, 5, 9]
  for (const machine of machines) {
    const paid = evaluate(machine, view(cells), false)
    const free = evaluate(machine, view(cells), true)
    expect([paid.scatters, paid.freeGamesWon, free.freeGamesWon]).toEqual([
      3,
      machine.freeGames[3],
      machine.retrigger[3],
    ])
    expect(free.units).toBe(paid.units * machine.multiplier)
  }
})

test('the quick score of the simulation is the evaluation of a real round', () => {
  fc.assert(
    fc.property(
      aMachine,
      fc.array(fc.nat({ max: 29 }), { minLength: 5, maxLength: 5 }),
      fc.boolean(),
      (machine, stops, free) => {
        const seen = windowAt(free ? machine.free : machine.base, stops)
        const { units, freeGamesWon } = evaluate(machine, seen, free)
        const score = createScorer(machine)
        return score(stops, free) === units && score.freeGames === freeGamesWon
      },
    ),
    { numRuns: 3000 },
  )
})
