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
