import fc from 'fast-check'
import { expect, test } from 'vitest'
import { behindOwn, boardOf, movementOf, partTo, placed, topOf } from './board'
import { contenderFixture, tournamentFixture } from './tournamentFixture'

const places = (lines: ReturnType<typeof boardOf>) =>
  lines.map((line) => (line.kind === 'gap' ? '…' : `${line.row.award_place}${line.isOwn ? '!' : ''}`))
const rows = (...list: number[]) => list.map((place) => contenderFixture(place))

test('[TRN-10] players are listed by rank; the own row is listed at its rank, with its neighbours', () => {
  const own = contenderFixture(14, { nickname: 'me***' })
  expect(places(boardOf({ top: rows(2, 1, 3), around: [...rows(13, 15), own], own }))).toEqual([
    ...['1', '2', '3', '…', '13', '14!', '15'],
  ])
  expect(places(boardOf({ top: rows(1, 2, 3), around: [], own: undefined }))).toEqual(['1', '2', '3'])
})

test('an own row among the top rows is marked there, without a gap', () => {
  const own = contenderFixture(2)
  expect(places(boardOf({ top: rows(1, 2, 3), around: rows(1, 2, 3), own }))).toEqual(['1', '2!', '3'])
})

test('a player without a rank is not listed', () => {
  expect(places(boardOf({ top: rows(1), around: [], own: contenderFixture(null) }))).toEqual(['1'])
})

test('the own row replaces an older row of the same rank', () => {
  const own = contenderFixture(2, { points: 999 })
  const [, line] = boardOf({ top: rows(1, 2), around: [], own })
  expect(line).toMatchObject({ isOwn: true, row: { points: 999 } })
})

test('[TRN-02] each rank is listed once and in order, for any lists', () => {
  const list = fc.array(fc.integer({ min: 1, max: 30 }).map((place) => contenderFixture(place)))
  fc.assert(
    fc.property(list, list, (first, second) => {
      const found = placed(first, second).map(({ award_place }) => award_place)
      expect(found).toEqual(
        [...new Set([...first, ...second].map((row) => row.award_place))].toSorted((a, b) => a! - b!),
      )
    }),
  )
})

test('without a leaderboard the top rows are those of the tournament', () => {
  expect(
    topOf(tournamentFixture({ top_players: [contenderFixture(2), contenderFixture(1), contenderFixture(null)] })),
  ).toHaveLength(2)
})

test.each([
  [8_482, 1_728, 8_482 / 10_210],
  [0, 10, 0],
  [0, 0, 0],
  [5, null, 1],
])('with a score of %d and %s to gain, the progress is %d', (own, toNext, part) => {
  expect(partTo(own, toNext)).toBeCloseTo(part)
})

test('[TRN-10] a row knows its neighbour above only where the ranks adjoin', () => {
  const lines = boardOf({ top: rows(1, 2), around: rows(6, 7, 8), own: contenderFixture(7) })
  const aboves = lines.map((line) => (line.kind === 'row' ? line.above?.award_place : 'gap'))
  expect(aboves).toEqual([undefined, 1, 'gap', undefined, 6, 7])
  expect(behindOwn(lines)?.award_place).toBe(8)
  expect(behindOwn(boardOf({ top: rows(1, 2), around: [], own: contenderFixture(2) }))).toBeUndefined()
})

test('[TRN-10] movement counts the places gained since the last count', () => {
  expect(movementOf(contenderFixture(3, { earlier_place: 10 }))).toBe(7)
  expect(movementOf(contenderFixture(3, { earlier_place: 1 }))).toBe(-2)
  expect(movementOf(contenderFixture(3, { earlier_place: null }))).toBeUndefined()
  expect(movementOf(contenderFixture(null, { earlier_place: 4 }))).toBeUndefined()
})
