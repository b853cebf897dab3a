import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lotteryFixture, prizeFixture } from './lotteryFixture'
import { fundOf, isOpenTo, phaseOf, shelvesOf, showStartMs, timerOf } from './model'
import { ticketsOf } from './queries'

const at = (text: string) => Date.parse(`2026-${text}Z`)
const minute = 60_000

test('[NAV-11] the ticket balance is the sum of tickets in all lotteries', () => {
  expect(ticketsOf([])).toBe(0)
  expect(ticketsOf([{ tickets: ['1', '7'] }, { tickets: [] }, { tickets: ['2'] }])).toBe(3)
})

test.each([
  ['before its start', '04-30T23:59:59.999', null, 'future'],
  ['at its start', '05-01T00:00:00.000', null, 'active'],
  ['just before its end', '05-07T23:59:59.999', null, 'active'],
  ['at its end, before the draw', '05-08T00:00:00.000', null, 'draw'],
  ['when its draw is late', '05-08T02:00:00.000', null, 'draw'],
  ['while its draw is shown', '05-08T00:05:30.000', '2026-05-08T00:05:00.000Z', 'draw'],
  ['after its draw was shown', '05-08T00:06:00.000', '2026-05-08T00:05:00.000Z', 'archive'],
  ['while a late draw is shown', '05-08T02:00:30.000', '2026-05-08T02:00:00.000Z', 'draw'],
])('[LOT-02] a lottery %s', (_, now, finishedAt, phase) => {
  expect(phaseOf(lotteryFixture({ finished_at: finishedAt }), at(now), minute)).toBe(phase)
})

test('[LOT-02] once the list of tickets is fixed, sales are closed regardless of the reader’s clock', () => {
  const fair = { hash: 'h', tickets_hash: 't', seed: null }
  expect(phaseOf(lotteryFixture({ fair }), at('05-07T00:00:00.000'), minute)).toBe('draw')
})

test('[LOT-02] on a platform without draw times, the dates alone decide', () => {
  const { draw_at: _, ...plain } = lotteryFixture()
  expect(phaseOf(plain, at('05-08T00:00:00.000'), minute)).toBe('archive')
  expect(phaseOf(plain, at('05-07T00:00:00.000'), minute)).toBe('active')
  expect(showStartMs(plain)).toBeUndefined()
})

test('[LOT-02] each phase has its timer: time to start, time left, time to the draw, no timer', () => {
  const lottery = lotteryFixture()
  expect(timerOf(lottery, 'future')).toEqual({ kind: 'starts', untilMs: Date.parse(lottery.start_at) })
  expect(timerOf(lottery, 'active')).toEqual({ kind: 'ends', untilMs: Date.parse(lottery.end_at) })
  expect(timerOf(lottery, 'draw')).toEqual({ kind: 'draws', untilMs: Date.parse(lottery.draw_at!) })
  expect(timerOf(lottery, 'archive')).toBeUndefined()
})

test('phases follow one another in order for any dates', () => {
  const order = ['future', 'active', 'draw', 'archive']
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 * 24 * 60 }), { maxLength: 20 }), (minutes) => {
      const lottery = lotteryFixture({ finished_at: '2026-05-08T00:05:00.000Z' })
      const places = minutes
        .toSorted((a, b) => a - b)
        .map((one) => order.indexOf(phaseOf(lottery, at('04-20T00:00:00.000') + one * minute, minute)))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }),
  )
})

test('a lottery with groups is open to their members, one without groups to all players', () => {
  expect(isOpenTo({ group_ids: [] }, [])).toBe(true)
  expect(isOpenTo({ group_ids: [21, 257] }, ['257'])).toBe(true)
  expect(isOpenTo({ group_ids: [21] }, ['257'])).toBe(false)
})

test('[RT-18] the list is sorted by the next start or end, then by the latest draw, without lotteries of other groups', () => {
  const one = (id: number, phase: 'future' | 'active' | 'draw' | 'archive', day: string, own = {}) => ({
    one: lotteryFixture({
      id,
      start_at: `2026-05-${day}T00:00:00.000Z`,
      end_at: `2026-05-${day}T12:00:00.000Z`,
      ...own,
    }),
    phase,
  })
  const shelves = shelvesOf(
    [
      one(1, 'active', '09'),
      one(2, 'draw', '01'),
      one(3, 'future', '20'),
      one(4, 'future', '12'),
      one(5, 'archive', '02'),
      one(6, 'archive', '03'),
      one(7, 'active', '02', { group_ids: [99] }),
    ],
    ['21'],
  )
  const ids = (shelf: readonly { one: { id: number } }[]) => shelf.map((shelved) => shelved.one.id)
  expect([ids(shelves.onSale), ids(shelves.announced), ids(shelves.drawn)]).toEqual([
    [2, 1],
    [4, 3],
    [6, 5],
  ])
})

test('the fund is the lottery’s, or else the sum of its prizes', () => {
  const prizes = [prizeFixture(1, { money_award_cents: 900 }), prizeFixture(2, { freespins_count: 50 })]
  expect(fundOf({ money_budget_cents: 0, prizes })).toBe(900)
  expect(fundOf({ money_budget_cents: 5_000, prizes })).toBe(5_000)
})
