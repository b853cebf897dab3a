import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDraws } from '../../fairness/stream.ts'
import { simulatedRounds, simulationTimeoutMs } from '../../testing/simulatedRounds.ts'
import { ANNOUNCED, ANNOUNCED_IDS, neighbourChips, numbersOf } from './announced.ts'
import { type Chip, limitsOf, readBet, refusalOf, totalOf } from './bet.ts'
import { engine } from './engine.ts'
import { ratioOf, rouletteFigures, shareOf } from './figures.ts'
import { playRoulette, returnOf } from './play.ts'
import { ROULETTE_PROFILE_IDS, ROULETTE_PROFILES } from './profiles.ts'
import { findSpot, isEvenChance, PAYS, SPOTS, type Spot } from './spots.ts'
import { colourOf, neighboursOf, POCKETS, placeOf, WHEEL } from './wheel.ts'

const { classic, partage, prison, comet } = ROULETTE_PROFILES
const spot = (id: string) => findSpot(id) as Spot
const about = { profile: classic, stakes: [20, 40, 100] }
/** Draws chosen by the test. */
const given = (...numbers: number[]) => ({ below: async () => numbers.shift() ?? 0 })

test('the wheel has every number once, and except for the zero red and black alternate', () => {
  expect(new Set(WHEEL).size).toBe(37)
  expect(WHEEL.map(placeOf)).toEqual(WHEEL.map((_, at) => at))
  const colours = WHEEL.slice(1).map(colourOf)
  for (const [at, colour] of colours.entries()) expect(colour).toBe(at % 2 === 0 ? 'red' : 'black')
  expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15])
})

test.each([
  ['straight', 37],
  ['split', 60],
  ['street', 14],
  ['corner', 22],
  ['four', 1],
  ['line', 11],
  ['dozen', 3],
  ['column', 3],
  ['colour', 2],
  ['parity', 2],
  ['half', 2],
] as const)('the cloth has every spot of a kind: %s, %i', (kind, count) => {
  const found = SPOTS.filter((candidate) => candidate.kind === kind)
  expect(found.length).toBe(count)
  expect(new Set(found.map(({ numbers }) => numbers.join())).size).toBe(count)
  // A stake over n numbers is paid as 36 over n: the house edge is the zero alone.
  for (const { numbers } of found) expect((PAYS[kind] + 1) * numbers.length).toBe(36)
})

test.each([
  ['straight-0', 0],
  ['split-0-2', 2],
  ['split-17-20', 20],
  ['street-0-2-3', 3],
  ['street-34-35-36', 35],
  ['corner-32-33-35-36', 36],
  ['four-0-1-2-3', 0],
  ['line-31-32-33-34-35-36', 31],
  ['dozen-2', 13],
  ['dozen-2', 24],
  ['column-1', 34],
  ['column-3', 36],
  ['red', 36],
  ['black', 10],
  ['odd', 35],
  ['even', 2],
  ['low', 18],
  ['high', 19],
])('%s holds %i', (id, number) => {
  expect(spot(id).numbers).toContain(number)
})

test('neighbours on the cloth touch: a split, street, corner or line is one block of it', () => {
  const placeOn = (number: number) => ({ street: Math.ceil(number / 3), row: (number - 1) % 3 })
  for (const { id, kind, numbers } of SPOTS) {
    if (!['split', 'street', 'corner', 'line'].includes(kind) || numbers.includes(0)) continue
    const places = numbers.map(placeOn)
    const span = (values: number[]) => Math.max(...values) - Math.min(...values) + 1
    const area = span(places.map(({ street }) => street)) * span(places.map(({ row }) => row))
    expect([id, area]).toEqual([id, numbers.length])
  }
})

test('for every ball each spot pays its odds on its own numbers and 0 on others', async () => {
  for (const { id, kind, numbers } of SPOTS) {
    for (let number = 0; number < POCKETS; number++) {
      const { wins } = await playRoulette(classic, { chips: [{ spot: id, cents: 40 }] }, given(number))
      const won = wins.reduce((sum, { cents }) => sum + cents, 0)
      expect([id, number, won]).toEqual([id, number, numbers.includes(number) ? 40 * (PAYS[kind] + 1) : 0])
    }
  }
})

test('la partage returns half of an even chance at the zero, and of no other bet', () => {
  for (const candidate of SPOTS) {
    const won = returnOf(partage, candidate, 100, { spins: [0], comets: [] })
    const hasZero = candidate.numbers.includes(0)
    expect([candidate.id, won]).toEqual([
      candidate.id,
      hasZero ? 100 * (PAYS[candidate.kind] + 1) : isEvenChance(candidate) ? 50 : 0,
    ])
  }
})

test('en prison the zero imprisons even chances, and the next other number frees or takes them', async () => {
  const chips = ['red', 'odd', 'dozen-1', 'straight-0'].map((id) => ({ spot: id, cents: 100 }))
  const view = await playRoulette(prison, { chips }, given(0, 0, 12))
  expect(view.spins).toEqual([0, 0, 12])
  expect(view.held).toEqual(['red', 'odd'])
  expect(view.wins).toEqual([
    { spot: 'red', cents: 100 },
    { spot: 'straight-0', cents: 3600 },
  ])
  const alone = await playRoulette(prison, { chips: [{ spot: 'dozen-1', cents: 100 }] }, given(0, 12))
  expect(alone).toEqual({ comets: [], spins: [0], wins: [], held: [] })
})

test('a comet multiplies only a straight on its number; other straights pay 29 to one', async () => {
  const chips = ['straight-7', 'straight-8', 'split-7-8', 'red'].map((id) => ({ spot: id, cents: 20 }))
  // Two comets (30 of the first hundred are one), on 7 and 9, 500 and 50 times; the ball on 7.
  const struck = await playRoulette(comet, { chips }, given(30, 7, 8, 99, 0, 7))
  expect(struck.comets).toEqual([
    { number: 7, times: 500 },
    { number: 9, times: 50 },
  ])
  expect(struck.wins).toEqual([
    { spot: 'straight-7', cents: 10_000 },
    { spot: 'split-7-8', cents: 360 },
    { spot: 'red', cents: 40 },
  ])
  const missed = await playRoulette(comet, { chips }, given(0, 7, 99, 8))
  expect(missed.wins).toEqual([
    { spot: 'straight-8', cents: 600 },
    { spot: 'split-7-8', cents: 360 },
  ])
})

test('comets strike one to four different numbers', async () => {
  for (let nonce = 0; nonce < 300; nonce++) {
    const draws = await openDraws('seed', 'comets', nonce)
    const { comets } = await playRoulette(comet, { chips: [{ spot: 'red', cents: 20 }] }, draws)
    expect(comets.length).toBeGreaterThan(0)
    expect(new Set(comets.map(({ number }) => number)).size).toBe(comets.length)
    expect(comets.length).toBeLessThan(5)
  }
})

test.each(ROULETTE_PROFILE_IDS)('the stated figures of %s are the computed ones', (id) => {
  const { rtp, evenRtp, hitRate } = ROULETTE_PROFILES[id]
  expect({ rtp, evenRtp, hitRate }).toEqual(rouletteFigures(ROULETTE_PROFILES[id]))
})

test('exact shares: 36 of 37, 73 of 74 with half the stake back at zero, and a straight with comets', () => {
  for (const candidate of SPOTS) {
    expect(ratioOf(shareOf(classic, candidate))).toBeCloseTo(36 / 37, 12)
    const half = isEvenChance(candidate) ? 73 / 74 : 36 / 37
    expect(ratioOf(shareOf(partage, candidate))).toBeCloseTo(half, 12)
    expect(ratioOf(shareOf(prison, candidate))).toBeCloseTo(half, 12)
  }
  // 2.2 comets a round, 129 times on average: 30 * 34.8 / 37 + 129 * 2.2 / 37 over 37.
  expect(ratioOf(shareOf(comet, spot('straight-5')))).toBeCloseTo((30 * 34.8 + 129 * 2.2) / 37 / 37, 12)
})

test(
  'twenty-five thousand rounds from the stream return the computed share, within four standard errors',
  async () => {
    const draws = await openDraws('a seed of the tables', 'law', 1)
    const rounds = simulatedRounds(25_000)
    for (const [profile, id] of [
      [prison, 'black'],
      [comet, 'straight-17'],
    ] as const) {
      let sum = 0
      let squares = 0
      for (let round = 0; round < rounds; round++) {
        const { wins } = await playRoulette(profile, { chips: [{ spot: id, cents: 100 }] }, draws)
        const won = (wins[0]?.cents ?? 0) / 100
        sum += won
        squares += won * won
      }
      const error = Math.sqrt((squares / rounds - (sum / rounds) ** 2) / rounds)
      expect(Math.abs(sum / rounds - ratioOf(shareOf(profile, spot(id))))).toBeLessThan(4 * error)
    }
  },
  simulationTimeoutMs,
)

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no chips', { chips: [] }],
  ['an unknown spot', { chips: [{ spot: 'street-2-3-4', cents: 20 }] }],
  ['half a chip', { chips: [{ spot: 'red', cents: 30 }] }],
  ['a broken amount', { chips: [{ spot: 'red', cents: 20.5 }] }],
  ['a negative amount', { chips: [{ spot: 'red', cents: -20 }] }],
  ['text for an amount', { chips: [{ spot: 'red', cents: '20' }] }],
  [
    'one spot twice',
    {
      chips: [
        { spot: 'red', cents: 20 },
        { spot: 'red', cents: 20 },
      ],
    },
  ],
  ['more than a straight takes', { chips: [{ spot: 'straight-1', cents: 5020 }] }],
  ['more than the table takes', { chips: ['red', 'odd'].map((id) => ({ spot: id, cents: 60_000 })) }],
])('a bet of %s is rejected', (_, input) => {
  expect(readBet(input, about)).toBeNull()
})

test('a bet within the limits is accepted unchanged, its stake the sum of its chips', () => {
  const chips = [
    { spot: 'straight-17', cents: 5000 },
    { spot: 'red', cents: 90_000 },
  ]
  expect(readBet({ chips, other: 1 }, about)).toEqual({ stakeCents: 95_000, bet: { chips } })
})

test('the lowest chip of a table is the min stake of its spots', () => {
  expect(readBet({ chips: [{ spot: 'red', cents: 80 }] }, { profile: prison, stakes: [20] })).toBeNull()
  expect(readBet({ chips: [{ spot: 'red', cents: 100 }] }, { profile: prison, stakes: [20] })).not.toBeNull()
})

test('for any chips on the cloth, a round pays exactly the sum of its spots', async () => {
  const aChip = fc.record({
    spot: fc.constantFrom(...SPOTS.map(({ id }) => id)),
    units: fc.integer({ min: 1, max: 9 }),
  })
  const chipsOf = (all: { spot: string; units: number }[]): Chip[] =>
    all.map(({ spot: id, units }) => ({ spot: id, cents: units * 20 }))
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(aChip, { selector: (chip) => chip.spot, minLength: 1, maxLength: 40 }),
      fc.integer({ min: 0, max: 36 }),
      async (all, number) => {
        const chips = chipsOf(all)
        const played = await engine.play(partage, { chips }, [], given(number))
        const each = chips.map(({ spot: id, cents }) =>
          returnOf(partage, spot(id), cents, { spins: [number], comets: [] }),
        )
        expect(played.winCents).toBe(each.reduce((sum, cents) => sum + cents, 0))
        expect(Number.isInteger(played.winCents)).toBe(true)
        expect(played).toMatchObject({ isOver: true, offers: [], stakedCents: totalOf(chips) })
      },
    ),
  )
})

test.each([
  ['zero-game', 4, '0 3 12 15 26 32 35'],
  ['neighbours-of-zero', 9, '0 2 3 4 7 12 15 18 19 21 22 25 26 28 29 32 35'],
  ['orphans', 5, '1 6 9 14 17 20 31 34'],
  ['thirds', 6, '5 8 10 11 13 16 23 24 27 30 33 36'],
] as const)('%s lays %i chips on %s', (id, pieces, numbers) => {
  const { chips } = ANNOUNCED[id]
  expect(chips.reduce((sum, [, many]) => sum + many, 0)).toBe(pieces)
  expect([...numbersOf(chips)].toSorted((a, b) => a - b).join(' ')).toBe(numbers)
})

test('neighbours of zero, orphans and thirds cover the whole wheel without overlap', () => {
  const all = ANNOUNCED_IDS.filter((id) => id !== 'zero-game').flatMap((id) => [...numbersOf(ANNOUNCED[id].chips)])
  expect(all.length).toBe(37)
  expect(new Set(all).size).toBe(37)
  expect(neighbourChips(0).map(([id]) => id)).toContain('straight-26')
})

test.each(ROULETTE_PROFILE_IDS)('every announced bet fits within the limits of %s with the lowest chip', (id) => {
  const limits = limitsOf(ROULETTE_PROFILES[id], 20)
  for (const { chips } of Object.values(ANNOUNCED)) {
    const laid = chips.map(([at, pieces]) => ({ spot: at, cents: pieces * limits.least }))
    expect(refusalOf(laid, limits)).toBeNull()
  }
})
