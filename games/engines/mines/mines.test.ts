import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Draws, openDraws } from '../../fairness/stream.ts'
import { stakesFor } from '../../server/stakes.ts'
import { engine, layMines, type MinesMove } from './engine.ts'
import { choose, ladderOf, payoutOf, survival, TILES } from './ladder.ts'
import { type MinesProfile, PROFILES, returnsOf, stepsOf } from './profiles.ts'

const profiles: readonly MinesProfile[] = Object.values(PROFILES)
const stakes = stakesFor('EUR', 100)
const reveal = (tile: number): MinesMove => ({ kind: 'reveal', tile })

/** Lays mines on these tiles, lowest first. */
function field(tiles: readonly number[]): Draws {
  let at = 0
  return { below: async () => (tiles[at] as number) - at++ }
}
const play = (mines: readonly number[], moves: readonly MinesMove[], stakeCents = 100) =>
  engine.play(PROFILES.classic, { stakeCents, mines: mines.length }, moves, field(mines))

test.each(profiles)(
  '$id states its lowest return at any step, all within rounding of its share, and the first tile as hit rate',
  (profile) => {
    const { lowest, highest } = returnsOf(profile)
    expect(profile.rtp).toBe((Math.floor(lowest * 10_000) / 100).toFixed(2))
    // Rounded up to a thousandth, a step returns up to a thousandth more.
    expect(highest).toBeLessThanOrEqual(profile.returned / 10_000 + (profile.isRaised ? 0.001 : 1e-12))
    if (profile.isRaised) expect(lowest).toBeGreaterThanOrEqual(profile.returned / 10_000 - 1e-12)
    expect(profile.hitRate).toBe((survival(profile.opening, 1) * 100).toFixed(1))
  },
)

test('the ladder is the fair multiplier times the returned share, rounded down to a hundredth', () => {
  expect([choose(25, 3), choose(22, 22), choose(5, 0)]).toEqual([2300n, 1n, 1n])
  // One tile of 25 with three mines: 25/22 x 0.97 = 1.1022...; two: 600/462 x 0.97 = 1.2597...
  expect(ladderOf(3, 9700, 5000).slice(0, 3)).toEqual([100, 110, 125])
  expect(ladderOf(24, 9700, 5000)).toEqual([100, 2425])
  expect(ladderOf(1, 9700, 5000).at(-1)).toBe(2425)
})

test('a ladder may end at the max payout of a round, and not above it', () => {
  expect([ladderOf(24, 10_000, 25), ladderOf(24, 10_000, 24)]).toEqual([[100, 2500], [100]])
})

test('the most a profile pays is the last step of its ladders, at the highest stake', () => {
  expect(engine.maxTimes(PROFILES.classic)).toBe(3885.65)
  expect(engine.maxWin(PROFILES.classic, [20, 1000])).toBe(3_885_650)
})

test('a raised ladder is the fair multiplier times the returned share, raised to a thousandth and paid exactly', () => {
  // One tile of 25 with three mines: 25/22 x 0.99 = 1.125; two: 600/462 x 0.99 = 1.2857...
  expect(ladderOf(3, 9900, 1000, true).slice(0, 3)).toEqual([100, 112.5, 128.6])
  expect(ladderOf(24, 9900, 1000, true)).toEqual([100, 2475])
  expect([payoutOf(1000, 112.5), payoutOf(10, 112.5), payoutOf(100_000, 128.6)]).toEqual([1125, 11, 128_600])
  // Every stored value of the ladder: no payout is a minor unit short because of an inexact float.
  for (let mines = 1; mines <= 24; mines++)
    for (const hundredths of ladderOf(mines, 9900, 1000, true))
      expect(payoutOf(100_000, hundredths)).toBe(Number(hundredths.toFixed(1).replace('.', '')) * 100)
})

test('every ladder rises with each tile and ends within the max payout of a round', () => {
  for (const profile of profiles)
    for (let mines = profile.fewest; mines <= profile.most; mines++) {
      const steps = stepsOf(profile, mines)
      expect(steps.length).toBeGreaterThan(1)
      expect(steps.length).toBeLessThanOrEqual(TILES - mines + 1)
      for (const at of steps.keys()) if (at > 1) expect(steps[at]).toBeGreaterThan(steps[at - 1] as number)
      expect(steps.at(-1)).toBeLessThanOrEqual(profile.mostTimes * 100)
    }
})

test('enumerating every field of two mines returns the share the ladder states at every step', async () => {
  const steps = stepsOf(PROFILES.classic, 2)
  for (const picked of [1, 2, 5, 23]) {
    let [won, fields] = [0, 0]
    for (let one = 0; one < TILES; one++)
      for (let other = one + 1; other < TILES; other++) {
        const moves: MinesMove[] = Array.from({ length: picked }, (_, tile) => reveal(tile))
        const safe = await play([one, other], moves)
        won += (safe.isOver ? safe : await play([one, other], [...moves, { kind: 'cash_out' }])).winCents
        fields++
      }
    expect(won / fields / 100).toBeCloseTo(((steps[picked] as number) / 100) * survival(2, picked), 12)
  }
})

test('mines are laid once, before the first tile: all different, independent of the player’s tiles', async () => {
  for (let nonce = 0; nonce < 200; nonce++) {
    const count = 1 + (nonce % 24)
    const laid = await layMines(count, await openDraws('00', 'me', nonce))
    expect(new Set(laid).size).toBe(count)
    expect(laid.every((tile) => tile >= 0 && tile < TILES)).toBe(true)
  }
  expect(await layMines(3, { below: async (left) => left - 1 })).toEqual([22, 23, 24])
  const seen = new Array<number>(TILES).fill(0)
  for (let nonce = 0; nonce < 5000; nonce++)
    for (const tile of await layMines(3, await openDraws('01', 'me', nonce))) seen[tile] = (seen[tile] as number) + 1
  const chiSquare = seen.reduce((sum, count) => sum + (count - 600) ** 2 / 600, 0)
  expect(chiSquare).toBeLessThan(51.2) // 24 degrees of freedom, one in a thousand
})

test('a round shows its tiles and its next step, and the mines only after its end', async () => {
  const open = await play([3, 7, 20], [reveal(0), reveal(1)])
  expect(open).toMatchObject({ isOver: false, winCents: 0, stakedCents: 100, offers: ['reveal', 'cash_out'] })
  expect(open.view).toEqual({ mines: 3, revealed: [0, 1], hit: false, hundredths: 125, next: 144, field: null })
  expect((await play([3, 7, 20], [])).offers).toEqual(['reveal'])
  const left = await play([3, 7, 20], [reveal(0), reveal(1), { kind: 'cash_out' }])
  expect(left).toMatchObject({ isOver: true, winCents: 125, offers: [] })
  expect(left.view.field).toEqual([3, 7, 20])
  const lost = await play([3, 7, 20], [reveal(0), reveal(7)])
  expect(lost).toMatchObject({ isOver: true, winCents: 0 })
  expect(lost.view).toMatchObject({ hit: true, hundredths: 0, next: null, field: [3, 7, 20] })
})

test('the last step of the ladder ends the round, won; a player who leaves before the first tile gets their stake back', async () => {
  const all = Array.from({ length: 24 }, (_, tile) => reveal(tile))
  expect(await play([24], all)).toMatchObject({ isOver: true, winCents: 2425 })
  expect(await play([3], [{ kind: 'cash_out' }])).toMatchObject({ isOver: true, winCents: 100 })
})

test('a win of a bet placed before drawn rounding is rounded down to a minor unit', async () => {
  expect((await play([3, 7, 20], [reveal(0), reveal(1), reveal(2), { kind: 'cash_out' }], 20)).winCents).toBe(28) // 1.44 x 20
})

test('a move is a face-down tile, or cashing out after the first', async () => {
  const at = async (moves: readonly MinesMove[]) => {
    const bet = { stakeCents: 100, mines: 3 }
    return { profile: PROFILES.classic, bet, moves, elapsedMs: 0, played: await play([3, 7, 20], moves) }
  }
  const [fresh, later] = [await at([]), await at([reveal(4)])]
  expect(engine.admit?.({ kind: 'reveal', tile: 4, at: 9 }, fresh)).toEqual(reveal(4))
  expect(engine.admit?.(reveal(0), fresh)).toEqual(reveal(0))
  expect(engine.admit?.({ kind: 'cash_out' }, fresh)).toBeNull()
  expect([fresh, later].map(({ played }) => engine.isUndecided?.(played))).toEqual([true, false])
  expect(engine.defaultMove?.(later.played, 0)).toEqual({ kind: 'cash_out' })
  expect(engine.admit?.({ kind: 'cash_out' }, later)).toEqual({ kind: 'cash_out' })
  for (const wrong of [
    null,
    4,
    { tile: 5 },
    { kind: 'turn', tile: 5 },
    { kind: 'reveal', tile: '5' },
    { kind: 'reveal', tile: 4 },
    { kind: 'reveal', tile: 25 },
    { kind: 'reveal', tile: -1 },
    { kind: 'reveal', tile: 1.5 },
  ])
    expect(engine.admit?.(wrong, later)).toBeNull()
})

test('a bet names mines of the profile and a stake of the currency', () => {
  const read = (asked: unknown, profile: MinesProfile = PROFILES.gentle, stakeCents = 100) =>
    engine.readBet(asked, { profile, stakeCents, stakes })
  expect(read({ mines: 8 })).toEqual({ stakeCents: 100, bet: { stakeCents: 100, mines: 8, rounding: 'drawn' } })
  expect([read({ mines: 9 }), read({ mines: 0 }), read({ mines: 2.5 }), read({}), read(null)]).toEqual(
    Array(5).fill(null),
  )
  expect([read({ mines: 4 }, PROFILES.daring), read({ mines: '5' })]).toEqual([null, null])
  expect(read({ mines: 5 }, PROFILES.daring)?.bet.mines).toBe(5)
  expect(read({ mines: 2 }, PROFILES.gentle, 35)).toBeNull()
})

test('for any sequence of tiles, a round pays either its step or 0', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 24 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { maxLength: 25 }),
      fc.nat(),
      async (mines, tiles, nonce) => {
        const draws = () => openDraws('77', 'me', nonce)
        const laid = await layMines(mines, await draws())
        const moves: MinesMove[] = []
        for (const tile of tiles) {
          const before = await engine.play(PROFILES.classic, { stakeCents: 100, mines }, moves, await draws())
          if (before.isOver) break
          moves.push(reveal(tile))
        }
        const { view, winCents, isOver } = await engine.play(
          PROFILES.classic,
          { stakeCents: 100, mines },
          moves,
          await draws(),
        )
        const hasMine = view.revealed.some((tile) => laid.includes(tile))
        return hasMine ? isOver && winCents === 0 && view.hit : winCents === (isOver ? view.hundredths : 0)
      },
    ),
  )
})
