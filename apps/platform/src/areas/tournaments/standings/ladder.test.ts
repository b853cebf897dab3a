import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Ladder } from './ladder.ts'
import { isBefore, type RankKey } from './rankStore.ts'

const at = new Date('2026-03-10T12:00:00Z')
const keyOf = (player: number, score: number): RankKey => ({
  rank_key: BigInt(-score),
  reached_at: new Date(+at + (score % 3) * 1000),
  player_id: BigInt(player),
})
const sorted = (rows: readonly RankKey[]) => rows.toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
const everyNth = (rows: readonly RankKey[], step: number) => sorted(rows).filter((_, nth) => nth % step === step - 1)

/** A score of zero has no place. */
const moves = fc.array(fc.record({ player: fc.nat(39), score: fc.nat(30) }), { maxLength: 120 })

test('whoever moves, comes or goes: the rows before a key are those of the table', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(30), { maxLength: 30 }),
      moves,
      fc.integer({ min: 1, max: 8 }),
      (first, later, step) => {
        const rows = new Map(first.flatMap((score, nth) => (score > 0 ? [[nth, keyOf(nth, score)] as const] : [])))
        const ladder = new Ladder(everyNth([...rows.values()], step), step)
        for (const { player, score } of later) {
          const to = score > 0 ? keyOf(player, score) : null
          ladder.move({ from: rows.get(player) ?? null, to })
          if (to) rows.set(player, to)
          else rows.delete(player)
        }
        const now = sorted([...rows.values()])
        for (const [place, row] of now.entries()) {
          const rung = ladder.below(row)
          const between = now.filter((one) => (!rung || !isBefore(one, rung.key)) && isBefore(one, row)).length
          expect((rung?.before ?? 0) + between).toBe(place)
        }
        for (let after = 0; after <= now.length; after += 1) {
          const rung = ladder.at(after)
          const from = rung ? now.filter((one) => !isBefore(one, rung.key)) : now
          expect(from.slice(after - (rung?.before ?? 0))).toEqual(now.slice(after))
        }
      },
    ),
  )
})

test('a part of the table that has grown to several times its size wears a ladder out', () => {
  const rows = Array.from({ length: 40 }, (_, nth) => keyOf(nth, 100 - nth))
  const ladder = new Ladder(everyNth(rows, 10), 10)
  for (let nth = 0; nth < 30; nth += 1) ladder.move({ from: null, to: keyOf(1000 + nth, 200) })
  expect(ladder.isWorn).toBe(false)
  ladder.move({ from: null, to: keyOf(2000, 200) })
  ladder.move({ from: null, to: keyOf(2001, 200) })
  expect(ladder.isWorn).toBe(true)
})

test('so do newcomers behind everybody', () => {
  const ladder = new Ladder([keyOf(1, 50)], 10)
  for (let nth = 0; nth < 40; nth += 1) ladder.move({ from: null, to: keyOf(1000 + nth, 1) })
  expect(ladder.isWorn).toBe(false)
  ladder.move({ from: null, to: keyOf(2000, 1) })
  expect(ladder.isWorn).toBe(true)
})
