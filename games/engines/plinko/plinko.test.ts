import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Draws, openDraws } from '../../fairness/stream.ts'
import { stakesFor } from '../../server/stakes.ts'
import { boardsOf, type PlinkoProfile, PROFILES, RISKS, ROWS, rowsOf, slotsOf } from './boards.ts'
import { engine } from './engine.ts'
import { boardFigures, statedRtp, waysOf } from './figures.ts'

const profiles: readonly PlinkoProfile[] = Object.values(PROFILES)
const boards = profiles.flatMap((profile) => boardsOf(profile).map((board) => ({ profile, ...board })))
const stakes = stakesFor('EUR', 100)

/** Draws whose halves are the bits of a number, first bit first. */
function bits(path: number): Draws {
  let rest = path
  return {
    below: async (bound) => {
      if (bound !== 2) throw new Error('a peg has two sides')
      const bit = rest & 1
      rest >>= 1
      return bit
    },
  }
}

test.each(profiles)(
  'the stated return of $id is that of its lowest board, and its hit rate that of the default one',
  (profile) => {
    expect(profile.rtp).toBe(statedRtp(profile))
    const { rows, risk } = profile.opening
    expect(profile.hitRate).toBe((boardFigures(profile, rows, risk).hitRate * 100).toFixed(1))
  },
)

test('the boards of a profile return the same within a tenth of a point, between 95 and 98 percent or 99 and no more', () => {
  for (const profile of profiles) {
    const all = boardsOf(profile).map(({ rows, risk }) => boardFigures(profile, rows, risk).rtp)
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.001)
    expect(Math.min(...all)).toBeGreaterThan(0.95)
    expect(Math.max(...all)).toBeLessThan(profile.id === 'quartz' ? 0.991 : 0.98)
  }
})

test.each(boards)(
  '$profile.id $risk $rows: one slot per reachable end, symmetric, rising outwards',
  ({ profile, rows, risk }) => {
    const slots = slotsOf(profile, rows, risk)
    expect(slots).toHaveLength(rows + 1)
    expect(slots).toEqual(slots.toReversed())
    const outwards = slots.slice(Math.ceil(rows / 2))
    expect(outwards).toEqual(outwards.toSorted((a, b) => a - b))
  },
)

test('more risk scatters more on every number of rows', () => {
  for (const profile of profiles)
    for (const rows of rowsOf(profile)) {
      const deviations = RISKS.map((risk) => boardFigures(profile, rows, risk).deviation)
      expect(deviations).toEqual(deviations.toSorted((a, b) => a - b))
    }
})

test('no payout is rounded: at every stake of every kind of currency each slot pays a whole number of minor units', () => {
  const offered = [stakes, stakesFor('JPY', 1), stakesFor('BTC', 100_000_000), stakesFor('USDT', 1_000_000)].flat()
  for (const { profile, rows, risk } of boards)
    for (const hundredths of slotsOf(profile, rows, risk))
      for (const stake of offered) expect((stake * hundredths) % 100).toBe(0)
})

test.each(boards)(
  'every path of $profile.id $risk $rows played once returns the computed share',
  async ({ profile, rows, risk }) => {
    const bet = { stakeCents: 100, rows, risk }
    let won = 0
    const landed = new Array<number>(rows + 1).fill(0)
    for (let path = 0; path < 2 ** rows; path++) {
      const { winCents, view } = await engine.play(profile, bet, [], bits(path))
      won += winCents
      landed[view.slot] = (landed[view.slot] as number) + 1
    }
    expect(won / (100 * 2 ** rows)).toBeCloseTo(boardFigures(profile, rows, risk).rtp, 12)
    expect(landed).toEqual(waysOf(rows))
  },
)

test('a ball falls into the slot of its turns to the right and pays that slot', async () => {
  const fall = (path: number) =>
    engine.play(PROFILES.feather, { stakeCents: 40, rows: 12, risk: 'low' }, [], bits(path))
  expect(await fall(0b1101)).toEqual({
    view: { path: [1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0], slot: 3, hundredths: 145 },
    offers: [],
    isOver: true,
    stakedCents: 40,
    winCents: 58,
  })
  expect((await fall(0xfff)).view).toMatchObject({ slot: 12, hundredths: 600 })
})

test('the most a profile pays is the highest slot of its boards, at the highest stake', () => {
  expect([PROFILES.feather, PROFILES.pebble, PROFILES.meteor, PROFILES.quartz].map(engine.maxTimes)).toEqual([
    200, 800, 2500, 1000,
  ])
  expect(engine.maxWin(PROFILES.pebble, [20, 100, 10_000])).toBe(8_000_000)
})

test('a ball’s path depends only on the draws of its round: the same seeds give the same path', async () => {
  const fall = async (nonce: number) =>
    (
      await engine.play(
        PROFILES.pebble,
        { stakeCents: 100, rows: 16, risk: 'high' },
        [],
        await openDraws('ab', 'me', nonce),
      )
    ).view
  expect(await fall(5)).toEqual(await fall(5))
  expect((await fall(0)).path).toHaveLength(16)
  const differing = await Promise.all([0, 1, 2, 3].map(fall))
  expect(new Set(differing.map(({ path }) => path.join(''))).size).toBe(4)
})

test('a bet contains a stake of the currency, its rows and its risk; anything else is rejected', () => {
  const read = (asked: unknown, stakeCents = 100) =>
    engine.readBet(asked, { profile: PROFILES.feather, stakeCents, stakes })
  expect(read({ rows: 12, risk: 'low', more: 1 })).toEqual({
    stakeCents: 100,
    bet: { stakeCents: 100, rows: 12, risk: 'low' },
  })
  for (const wrong of [
    null,
    'low',
    {},
    { rows: 9, risk: 'low' },
    { rows: 12, risk: 'none' },
    { rows: '12', risk: 'low' },
  ])
    expect(read(wrong)).toBeNull()
  expect(read({ rows: 12, risk: 'low' }, 90)).toBeNull()
  fc.assert(fc.property(fc.anything(), (asked) => read(asked) === null || ROWS.includes(read(asked)?.bet.rows as 8)))
})
