import { expect, test } from 'vitest'
import {
  addFigures,
  type CountedRound,
  type Figures,
  figuresOfRound,
  replaceFigures,
  type Strategy,
  sumFigures,
} from './standing.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute))
const round = (own: Partial<CountedRound>): CountedRound => ({
  placedAt: at(1),
  stakedAt: at(2),
  wonAt: at(3),
  betCents: 200n,
  winCents: 300n,
  pointsMicros: 400n,
  ...own,
})
const same = (cents: bigint) => cents

test.each<[Strategy, bigint, Date]>([
  ['spin', 1n, at(1)],
  ['bet', 200n, at(2)],
  ['points', 400n, at(2)],
  ['win', 300n, at(3)],
  ['rate', 1_500_000n, at(3)],
])('[TRN-06] by %s a round scores %d, reached when its last part came', (strategy, score, reachedAt) => {
  expect(figuresOfRound(strategy, round({}), same)).toMatchObject({ score, reachedAt })
})

test('a lost round reaches nothing by its win', () => {
  const lost = round({ winCents: 0n, wonAt: null })
  expect(figuresOfRound('win', lost, same)).toMatchObject({ score: 0n, reachedAt: null })
  expect(figuresOfRound('rate', lost, same)).toMatchObject({ score: 0n, reachedAt: null })
})

test('amounts are converted, a ratio is not: it keeps its digits', () => {
  const third = (cents: bigint) => cents / 3n
  expect(figuresOfRound('rate', round({ betCents: 3n, winCents: 7n }), third)).toMatchObject({
    betCents: 1n,
    winCents: 2n,
    rateMicros: 2_333_333n,
  })
})

test('of two equal rates the earlier one counts', () => {
  const early = figuresOfRound('rate', round({}), same)
  const late = figuresOfRound('rate', round({ wonAt: at(9) }), same)
  expect(addFigures('rate', late, early).reachedAt).toEqual(at(3))
  expect(addFigures('rate', early, late).reachedAt).toEqual(at(3))
})

const rounds = [
  round({}),
  round({ wonAt: at(7), winCents: 900n }),
  round({ placedAt: at(5), stakedAt: at(6), winCents: 0n, wonAt: null }),
]
const grown: readonly [what: string, after: CountedRound][] = [
  ['a win', round({ winCents: 800n, wonAt: at(8) })],
  ['a second stake', round({ betCents: 500n, stakedAt: at(8), pointsMicros: 900n })],
  ['a stake that went back', round({ betCents: 100n, pointsMicros: 200n })],
  ['the same', round({})],
]
test.each(grown)('%s replaced in the sum is the sum of all, or needs a recount', (_, after) => {
  for (const strategy of ['spin', 'bet', 'points', 'win', 'rate'] as const) {
    const of = (one: CountedRound): Figures => figuresOfRound(strategy, one, same)
    const replaced = replaceFigures(strategy, sumFigures(strategy, rounds.map(of)), of(rounds[0]!), of(after))
    if (replaced) expect(replaced).toEqual(sumFigures(strategy, [after, ...rounds.slice(1)].map(of)))
  }
})

test('a removed round forces a recount, a new one does not', () => {
  const figures = figuresOfRound('bet', round({}), same)
  expect(replaceFigures('bet', figures, figures, undefined)).toBeUndefined()
  expect(replaceFigures('bet', figures, undefined, figures)).toMatchObject({ score: 400n, gamesTaken: 2 })
})

const figures = (own: Partial<Figures>): Figures => ({
  betCents: 100n,
  winCents: 200n,
  rateMicros: 3n,
  gamesTaken: 1,
  pointsMicros: 4n,
  score: 5n,
  reachedAt: at(5),
  ...own,
})

test('[TRN-06] a score is reached with the last of its parts; the better rate alone says when a rate was', () => {
  const [early, late, never] = [figures({}), figures({ score: 4n, reachedAt: at(9) }), figures({ reachedAt: null })]
  const reached = (strategy: Strategy, one: Figures, other: Figures) => addFigures(strategy, one, other).reachedAt
  expect([reached('win', early, late), reached('win', late, early)]).toEqual([at(9), at(9)])
  expect([reached('win', early, never), reached('win', never, early), reached('win', never, never)]).toEqual([
    at(5),
    at(5),
    null,
  ])
  expect([reached('rate', early, late), reached('rate', late, early)]).toEqual([at(5), at(5)])
  expect([reached('rate', early, never), reached('rate', never, early), reached('rate', never, never)]).toEqual([
    at(5),
    at(5),
    null,
  ])
})

test.each<[what: string, change: Partial<Figures>, isAdded: boolean, isAddedToRates: boolean]>([
  ['nothing', {}, true, true],
  ['a larger stake', { betCents: 101n }, true, true],
  ['a smaller stake', { betCents: 99n }, false, false],
  ['a larger win', { winCents: 201n }, true, true],
  ['a smaller win', { winCents: 199n }, false, false],
  ['more points', { pointsMicros: 5n }, true, true],
  ['fewer points', { pointsMicros: 3n }, false, false],
  ['a smaller rate', { rateMicros: 2n }, false, false],
  ['the same score later', { reachedAt: at(6) }, true, false],
  ['the same score earlier', { reachedAt: at(4) }, false, false],
  ['a higher score later', { score: 6n, reachedAt: at(6) }, true, true],
  ['a higher score earlier', { score: 6n, reachedAt: at(4) }, false, true],
  ['a score that is reached no more', { reachedAt: null }, false, false],
])('a round of which %s has changed is replaced in a sum, or the sum is made anew', (_, change, isAdded, ofRates) => {
  const sum = figures({ gamesTaken: 3 })
  const isReplaced = (strategy: Strategy) => replaceFigures(strategy, sum, figures({}), figures(change)) !== undefined
  expect([isReplaced('win'), isReplaced('rate')]).toEqual([isAdded, ofRates])
})

test('a round whose score is reached for the first time is replaced', () => {
  const [before, after] = [figures({ score: 0n, reachedAt: null }), figures({})]
  expect(replaceFigures('win', before, before, after)).toMatchObject({
    winCents: 200n,
    gamesTaken: 1,
    reachedAt: at(5),
  })
  expect(replaceFigures('win', before, before, before)).toMatchObject({ reachedAt: null })
})
