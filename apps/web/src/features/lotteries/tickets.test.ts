import { expect, test } from 'vitest'
import { lotteryFixture, prizeFixture, statusFixture } from './lotteryFixture'
import { allowedLeft, ownTickets, scaleOf, ticketOrder, ticketsForDeposit } from './tickets'

test.each([
  ['limited by the points', 250, 1_100, null, 9, { count: 4, max: 4, cost: 1_000, left: 100 }],
  ['limited to the maximum per player', 250, 10_000, 3, 9, { count: 3, max: 3, cost: 750, left: 9_250 }],
  ['at least one', 250, 1_100, null, 0, { count: 1, max: 4, cost: 250, left: 850 }],
  ['a number for any typed text', 250, 1_100, null, Number.NaN, { count: 1, max: 4, cost: 250, left: 850 }],
  [
    'limited to the maximum per call',
    1,
    50_000,
    null,
    50_000,
    { count: 10_000, max: 10_000, cost: 10_000, left: 40_000 },
  ],
])('[CP-07] a purchase is %s', (_, price, points, allowed, wanted, order) => {
  expect(ticketOrder(price, points, allowed, wanted)).toEqual(order)
})

test('the rest of the limit is never negative; without a limit it is undefined', () => {
  expect(allowedLeft({ max_tickets_count_to_player: 5 }, 7)).toBe(0)
  expect(allowedLeft({ max_tickets_count_to_player: 5 }, 2)).toBe(3)
  expect(allowedLeft({ max_tickets_count_to_player: null }, 2)).toBeNull()
})

test('the deposit scale is in the player’s currency, or else in the lottery’s; disabled steps are left out', () => {
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

test('[LOT-03] the player’s tickets are sorted by prize, then newest first', () => {
  const status = statusFixture({
    tickets: ['000001', '000002', '000003', '000004'],
    prizes: [prizeFixture(3, { ticket: '000003' }), prizeFixture(1, { ticket: '000002' })],
  })
  expect(ownTickets(status).map(({ number }) => number)).toEqual(['000002', '000003', '000004', '000001'])
  expect(ownTickets(undefined)).toEqual([])
})
