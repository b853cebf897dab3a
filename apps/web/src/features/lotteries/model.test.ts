import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lotteryFixture, prizeFixture, statusFixture } from './lotteryFixture'
import {
  allowedLeft,
  fundOf,
  isOpenTo,
  ownTickets,
  phaseOf,
  prizeRows,
  scaleOf,
  shelvesOf,
  showStartMs,
  ticketOrder,
  ticketsForDeposit,
  ticketsOf,
  timerOf,
} from './model'

const at = (text: string) => Date.parse(`2026-${text}Z`)
const minute = 60_000

test('[NAV-11] the ticket balance is the tickets of all lotteries together', () => {
  expect(ticketsOf([])).toBe(0)
  expect(ticketsOf([{ tickets: ['1', '7'] }, { tickets: [] }, { tickets: ['2'] }])).toBe(3)
})

test.each([
  ['before its start', '04-30T23:59:59.999', null, 'future'],
  ['at its start', '05-01T00:00:00.000', null, 'active'],
  ['just before its end', '05-07T23:59:59.999', null, 'active'],
  ['at its end, before the draw', '05-08T00:00:00.000', null, 'draw'],
  ['when its draw is late', '05-08T02:00:00.000', null, 'draw'],
  ['while its draw is told', '05-08T00:05:30.000', '2026-05-08T00:05:00.000Z', 'draw'],
  ['once it has been told', '05-08T00:06:00.000', '2026-05-08T00:05:00.000Z', 'archive'],
  ['while a late draw is told', '05-08T02:00:30.000', '2026-05-08T02:00:00.000Z', 'draw'],
])('[LOT-02] a lottery %s', (_, now, finishedAt, phase) => {
  expect(phaseOf(lotteryFixture({ finished_at: finishedAt }), at(now), minute)).toBe(phase)
})

test('[LOT-02] on a platform that tells no draw, dates alone decide', () => {
  const { draw_at: _, ...plain } = lotteryFixture()
  expect(phaseOf(plain, at('05-08T00:00:00.000'), minute)).toBe('archive')
  expect(phaseOf(plain, at('05-07T00:00:00.000'), minute)).toBe('active')
  expect(showStartMs(plain)).toBeUndefined()
})

test('[LOT-02] each phase has its timer: time to start, time left, time to the draw, none', () => {
  const lottery = lotteryFixture()
  expect(timerOf(lottery, 'future')).toEqual({ kind: 'starts', untilMs: Date.parse(lottery.start_at) })
  expect(timerOf(lottery, 'active')).toEqual({ kind: 'ends', untilMs: Date.parse(lottery.end_at) })
  expect(timerOf(lottery, 'draw')).toEqual({ kind: 'draws', untilMs: Date.parse(lottery.draw_at!) })
  expect(timerOf(lottery, 'archive')).toBeUndefined()
})

test('phases follow one another in order, whatever the dates', () => {
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

test('a lottery with groups is for their members, one without for everybody', () => {
  expect(isOpenTo({ group_ids: [] }, [])).toBe(true)
  expect(isOpenTo({ group_ids: [21, 257] }, ['257'])).toBe(true)
  expect(isOpenTo({ group_ids: [21] }, ['257'])).toBe(false)
})

test('[RT-18] the list: what ends or begins first in front, the last draw before older ones, others’ lotteries not at all', () => {
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

test.each([
  ['as many as the points suffice for', 250, 1_100, null, 9, { count: 4, most: 4, cost: 1_000, left: 100 }],
  ['no more than a player may have', 250, 10_000, 3, 9, { count: 3, most: 3, cost: 750, left: 9_250 }],
  ['at least one', 250, 1_100, null, 0, { count: 1, most: 4, cost: 250, left: 850 }],
  ['a number, whatever was typed', 250, 1_100, null, Number.NaN, { count: 1, most: 4, cost: 250, left: 850 }],
  [
    'no more at once than the call takes',
    1,
    50_000,
    null,
    50_000,
    { count: 10_000, most: 10_000, cost: 10_000, left: 40_000 },
  ],
])('[CP-07] a purchase is %s', (_, price, points, allowed, wanted, order) => {
  expect(ticketOrder(price, points, allowed, wanted)).toEqual(order)
})

test('what is left of the limit is never less than nothing; without one there is no number', () => {
  expect(allowedLeft({ max_tickets_count_to_player: 5 }, 7)).toBe(0)
  expect(allowedLeft({ max_tickets_count_to_player: 5 }, 2)).toBe(3)
  expect(allowedLeft({ max_tickets_count_to_player: null }, 2)).toBeNull()
})

test('the deposit scale is in the player’s currency, else in that of the lottery; steps that are off are left out', () => {
  const rule = (from: number, price: number, currency = 'EUR', active = true) => ({
    from_amount_cents: from,
    price_cents: price,
    currency,
    active,
  })
  const lottery = lotteryFixture({
    deposit_scale_rules: { EUR: [rule(100_00, 15_00), rule(20_00, 20_00), rule(500_00, 1_00, 'EUR', false)] },
  })
  const scale = scaleOf(lottery, 'EUR')
  expect(scale.map(({ from_amount_cents: from }) => from)).toEqual([20_00, 100_00])
  expect(scaleOf(lottery, 'USD')).toEqual(scale)
  expect([19_99, 20_00, 99_99, 100_00].map((cents) => ticketsForDeposit(scale, cents))).toEqual([0, 1, 4, 6])
})

test('places in a row with the same prize are one line; the fund is that of the lottery, else of its prizes', () => {
  const spins = { freespins_count: 50 }
  const prizes = [
    prizeFixture(4, spins),
    prizeFixture(1, { money_award_cents: 900 }),
    prizeFixture(2, spins),
    prizeFixture(3, spins),
  ]
  expect(prizeRows(prizes).map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 4],
  ])
  expect(fundOf({ money_budget_cents: 0, prizes })).toBe(900)
  expect(fundOf({ money_budget_cents: 5_000, prizes })).toBe(5_000)
})

test('[LOT-03] the player’s tickets are shown the newest first, those that won in front by their prize', () => {
  const status = statusFixture({
    tickets: ['000001', '000002', '000003', '000004'],
    prizes: [prizeFixture(3, { ticket: '000003' }), prizeFixture(1, { ticket: '000002' })],
  })
  expect(ownTickets(status).map(({ number }) => number)).toEqual(['000002', '000003', '000004', '000001'])
  expect(ownTickets(undefined)).toEqual([])
})
