import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { buildMachine, type Design, type Pays } from './machine.ts'
import { playRound } from './playRound.ts'
import { SCATTER, SYMBOL_COUNT, WILD } from './symbols.ts'

const design: Design = {
  base: Array.from({ length: 5 }, () => 'S2345AKQJT'),
  free: Array.from({ length: 5 }, () => 'S5432TJQKAA'),
  pays: {
    wild: [100, 300, 900],
    h1: [10, 20, 1000],
    h2: [9, 19, 70],
    h3: [8, 18, 60],
    h4: [7, 17, 50],
    h5: [6, 16, 40],
    ace: [5, 15, 30],
    king: [4, 100, 25],
    queen: [3, 13, 20],
    jack: [2, 12, 15],
    ten: [1, 11, 12],
  },
  scatterPays: [2, 10, 50],
  freeGames: [2, 12, 15],
  retrigger: [1, 5, 8],
  multiplier: 3,
}
const { wild, h1, h2, h3, h4, h5, ace, king, queen, jack, ten } = design.pays
const none: Pays = [0, 0, 0]
const paysOf = [wild, none, h1, h2, h3, h4, h5, ace, king, queen, jack, ten]

/** The pay of a line by the published rule: a run from the left, in which wilds substitute for the symbol, or a run of wilds. */
function payOf(line: readonly number[]): number {
  const other = line.find((symbol) => symbol !== WILD)
  const run = (stands: (symbol: number) => boolean) => {
    let length = 0
    for (const symbol of line) {
      if (!stands(symbol)) break
      length += 1
    }
    return length
  }
  const paid = (symbol: number, length: number) => (length < 3 ? 0 : (paysOf[symbol]?.[length - 3] ?? 0))
  const own = paid(
    WILD,
    run((symbol) => symbol === WILD),
  )
  if (other === undefined || other === SCATTER) return own
  return Math.max(
    own,
    paid(
      other,
      run((symbol) => symbol === WILD || symbol === other),
    ),
  )
}

test('the table of pays holds what the rule says of every line', () => {
  const { linePays } = buildMachine(design)
  expect(linePays).toHaveLength(SYMBOL_COUNT ** 5)
  const aSymbol = fc.oneof(fc.constantFrom(WILD, SCATTER, 2), fc.integer({ min: 0, max: SYMBOL_COUNT - 1 }))
  fc.assert(
    fc.property(fc.tuple(aSymbol, aSymbol, aSymbol, aSymbol, aSymbol), (line) => {
      const index = line.reduce((sum, symbol) => sum * SYMBOL_COUNT + symbol, 0)
      return linePays[index] === payOf(line)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['five wilds', [0, 0, 0, 0, 0], { symbol: WILD, count: 5, units: 900 }],
  ['three wilds that pay more than four tens', [0, 0, 0, 11, 8], { symbol: WILD, count: 3, units: 100 }],
  ['four wilds', [0, 0, 0, 0, SCATTER], { symbol: WILD, count: 4, units: 300 }],
  ['three wilds that pay as much as four kings', [0, 0, 0, 8, 9], { symbol: WILD, count: 3, units: 100 }],
  ['wilds in five of the first picture', [0, 0, 0, 2, 2], { symbol: 2, count: 5, units: 1000 }],
  ['two wilds in three of a picture', [0, 0, 2, 11, 2], { symbol: 2, count: 3, units: 10 }],
  ['a wild within three', [2, 0, 2, 11, 2], { symbol: 2, count: 3, units: 10 }],
  ['four kings', [8, 8, 0, 8, 2], { symbol: 8, count: 4, units: 100 }],
  ['two of a kind', [8, 8, 2, 8, 8], undefined],
  ['three scatters', [SCATTER, SCATTER, SCATTER, 8, 8], undefined],
])('a win names its symbol and how many: %s', (_, middle, win) => {
  // Line 1 is the middle row; the rows above and below share nothing.
  const view = Uint8Array.from(middle.flatMap((symbol, reel) => [3 + (reel % 2), symbol, 5 + (reel % 2)]))
  const { lineWins } = evaluate(buildMachine(design), view, false)
  const found = lineWins.find(({ line }) => line === 1)
  expect(found && { symbol: found.symbol, count: found.count, units: found.units }).toEqual(win)
})

test('scatters pay whole stakes, and give games by their number', () => {
  const machine = buildMachine(design)
  expect(machine.scatterUnits).toEqual([0, 0, 0, 40, 200, 1000])
  const view = Uint8Array.from([SCATTER, 2, 3, 4, SCATTER, 5, 6, 7, SCATTER, 8, 9, 10, 11, 2, 3])
  expect(evaluate(machine, view, false)).toMatchObject({ scatters: 3, scatterUnits: 40, units: 40, freeGamesWon: 2 })
  expect([machine.freeGames, machine.retrigger, machine.multiplier]).toEqual([
    [0, 0, 0, 2, 12, 15],
    [0, 0, 0, 1, 5, 8],
    3,
  ])
  expect(() => buildMachine({ ...design, free: design.free.slice(1) })).toThrow('five reels')
  expect(() => buildMachine({ ...design, base: [...design.base.slice(1), 'X'] })).toThrow('unknown symbol')
})

test('a round plays the games it gave and those given within them, each from its own strips', async () => {
  // Three scatters in the paid game give two games; three in the first of them one more.
  const some = [0, 0, 0, 4, 5]
  const no = [1, 2, 3, 4, 5]
  const values = [some, some, no, no].flat()
  const bounds: number[] = []
  const draws = {
    below: async (bound: number) => {
      bounds.push(bound)
      return values.shift() as number
    },
  }
  const steps = await playRound(buildMachine(design), draws)
  expect(steps.map(({ stops, scatters, freeGamesLeft }) => [stops, scatters, freeGamesLeft])).toEqual([
    [some, 3, 2],
    [some, 3, 2],
    [no, 0, 1],
    [no, 0, 0],
  ])
  expect(steps.map(({ multiplier }) => multiplier)).toEqual([1, 3, 3, 3])
  expect(bounds).toEqual([10, 10, 10, 10, 10, ...Array.from({ length: 15 }, () => 11)])
  // The first reel of the paid game and of a free one, each from the top.
  expect([steps[0]?.view.slice(0, 3), steps[1]?.view.slice(0, 3)]).toEqual([
    [1, 3, 4],
    [1, 6, 5],
  ])
})

test('a round without scatters is its paid game', async () => {
  const steps = await playRound(buildMachine(design), { below: async () => 3 })
  expect(steps).toHaveLength(1)
  expect(steps[0]).toMatchObject({ stops: [3, 3, 3, 3, 3], scatters: 0, freeGamesLeft: 0, multiplier: 1 })
})
