import type { Lottery, LotteryPrize, LotteryStatus } from './queries'

export const prizeFixture = (place: number, own: Partial<LotteryPrize> = {}): LotteryPrize => ({
  id: place,
  award_place: place,
  nickname: null,
  stuff: '',
  money_award: '0.00',
  money_award_cents: 0,
  money_budget_percent: 0,
  wager_multiplier: 0,
  freespins_count: 0,
  persistent_comp_points: 0,
  chargeable_comp_points: 0,
  persistent_comp_points_percent: 0,
  chargeable_comp_points_percent: 0,
  ticket: null,
  ...own,
})

/** A lottery whose tickets are on sale in May 2026. */
export const lotteryFixture = (own: Partial<Lottery> = {}): Lottery => ({
  id: 1,
  title: 'Moonshot',
  frontend_identifier: 'moonshot',
  in_progress: true,
  start_at: '2026-05-01T00:00:00.000Z',
  end_at: '2026-05-08T00:00:00.000Z',
  draw_at: '2026-05-08T00:05:00.000Z',
  finished_at: null,
  currency: 'EUR',
  group_ids: [],
  money_budget: '0.00',
  money_budget_cents: 0,
  chargeable_comp_points_budget: 0,
  persistent_comp_points_budget: 0,
  comp_points_ticket_price: 250,
  max_tickets_count_to_player: null,
  lottery_tickets_count: 10,
  deposit_scale_rules: {},
  prizes: [prizeFixture(1, { money_award_cents: 500_00 }), prizeFixture(2)],
  version: 1,
  ...own,
})

export const statusFixture = (own: Partial<LotteryStatus> = {}): LotteryStatus => ({
  lottery_id: 1,
  version: 1,
  tickets: ['000001'],
  prizes: [],
  ...own,
})
