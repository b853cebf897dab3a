import { expect, test } from 'vitest'
import { buildMachine, type Design } from './machine.ts'
import { machineOf, PROFILES } from './profiles.ts'
import { isBursting, playDrops, playRound } from './round.ts'

const pays: Design['pays'] = {
  ...machineOf(PROFILES.ripple).design.pays,
  ...{ h1: [5, 20, 100], ace: [7, 8, 9] },
}
const free: Design['free'] = { games: [2, 3, 4], more: [1, 1, 1], most: 3, from: 2, step: 3, cap: 10 }
const designOf = (strips: readonly string[], rows: number): Design => ({
  ...{ strips, pays, free, ladder: [1, 2] },
  heights: [rows, rows, rows, rows, rows],
})
// Symbols by their index: the wild 0, the scatter 1, h1 to h5, ace, king, queen and ten.
const [W, S, H1, H2, H3, H4, H5, A, K, Q, T] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11]

test('a symbol pays its ways; it and the wilds of its reels burst, and symbols fall in from above', () => {
  const machine = buildMachine(designOf(['12AK', '11KQ', 'W3JT', '45AS', '45AS'], 2))
  const drops = playDrops(machine, [0, 0, 0, 0, 0], (win) => win + 2)
  const rest = [
    [H4, H5],
    [H4, H5],
  ]
  expect(drops).toEqual([
    {
      cells: [[H1, H2], [H1, H1], [W, H3], ...rest],
      wins: [{ symbol: H1, reels: 3, ways: 2, units: 10 }],
      multiplier: 2,
      units: 20,
    },
    { cells: [[K, H2], [K, Q], [T, H3], ...rest], wins: [], multiplier: 3, units: 0 },
  ])
})

test('two symbols pay together, each by its own reels, and a wild beyond them stays', () => {
  const machine = buildMachine(designOf(['1ATT', 'WKQQ', '1AJJ', '1KWT', 'QJKA'], 2))
  const [first] = playDrops(machine, [0, 0, 0, 0, 0], () => 1)
  expect(first?.wins).toEqual([
    { symbol: H1, reels: 4, ways: 1, units: 20 },
    { symbol: A, reels: 3, ways: 1, units: 7 },
  ])
  expect(first?.units).toBe(27)
  const wins = [{ symbol: A, reels: 3, ways: 1, units: 7 }]
  const bursting = [
    [0, A],
    [2, W],
    [2, K],
    [3, A],
    [3, W],
  ].map(([reel, symbol]) => isBursting(wins, reel as number, symbol as number))
  expect(bursting).toEqual([true, true, false, false, false])
})

test('a round plays the games it won, up to the most, with a multiplier that rises from game to game', async () => {
  const machine = buildMachine(designOf(['S1Q', 'S1K', 'S1J', 'S1T', 'S1A'], 1))
  const stops = [...[0, 0, 0, 2, 2], ...[1, 1, 1, 1, 1], ...[0, 0, 0, 2, 2], ...[1, 1, 1, 2, 2]]
  const steps = await playRound(machine, { below: async () => stops.shift() as number })
  expect(stops).toEqual([])
  expect(
    steps.map(({ drops, units, scatters, freeGamesWon, freeGamesLeft, multiplier }) => [
      drops.map((drop) => drop.multiplier),
      ...[units, scatters, freeGamesWon, freeGamesLeft, multiplier],
    ]),
  ).toEqual([
    // Three scatters give two games.
    [[1], 0, 3, 2, 2, 1],
    // A win at 2, and five scatters fall in: only one more game is allowed.
    [[2, 5], 200, 5, 1, 2, 5],
    [[5], 0, 3, 0, 1, 5],
    [[5, 8], 25, 3, 0, 0, 8],
  ])
  expect(steps[1]?.drops[1]?.cells).toEqual([[S], [S], [S], [S], [S]])
})
