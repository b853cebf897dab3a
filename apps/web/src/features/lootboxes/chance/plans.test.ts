import type { WireLootbox } from '@apogee/contract/lootboxes'
import { expect, test } from 'vitest'
import type { Rate } from '../../loyalty/queries'
import { missingFor, openedOf, plansOf } from './plans'

const items = [{ id: 1, weight: 10_000, prize: false, bonuses: [] }] as unknown as WireLootbox['items']
const box = (id: number, group: string, more: Partial<WireLootbox> = {}): WireLootbox => ({
  id,
  version: 1,
  title: `box ${group}`,
  currency: 'EUR',
  group_key: group,
  strategy: 'exchange',
  reason: '',
  display: 4,
  stage: 'issued',
  created_at: '2026-11-20T10:00:00Z',
  activated_at: null,
  valid_until: '2026-12-20T10:00:00Z',
  items,
  fair: { hash: '', seed: null, player_seed: null },
  ...more,
})
const rate = (plan: string, points: number): Rate => ({
  group: plan.replace('_', '-'),
  title: plan,
  wager: 30,
  image: '',
  colors: ['#fff', '#000'],
  bonus_title: plan,
  items,
  activate_days: 30,
  rate: { points },
})

test('[LB-13] the plans are rocket_lite, rocket_pro and rocket_max, in this order', () => {
  const rates = [rate('rocket_max', 1000), rate('manual_wheel', 500), rate('rocket_lite', 50), rate('rocket_pro', 250)]
  expect(plansOf(rates, []).map(({ plan, card }) => [plan, card?.points])).toEqual([
    ['rocket_lite', 50],
    ['rocket_pro', 250],
    ['rocket_max', 1000],
  ])
})

test('a box that is no longer sold is listed for players who own one, sorted by expiry', () => {
  const late = box(1, 'rocket_pro')
  const soon = box(2, 'rocket_pro', { valid_until: '2026-12-01T10:00:00Z' })
  const others = [box(3, 'rocket_pro', { stage: 'activated' }), box(4, 'manual_wheel')]
  const [view, ...more] = plansOf([], [late, soon, ...others])
  expect(more).toEqual([])
  expect(view).toMatchObject({ plan: 'rocket_pro', title: 'box rocket_pro', card: undefined })
  expect(view?.unopened.map(({ id }) => id)).toEqual([2, 1])
  expect(openedOf(others).map(({ id }) => id)).toEqual([3])
})

test.each([
  [50, 50, 0],
  [50, 60.5, 0],
  [50, 49.2, 1],
  [250, 0, 250],
])('a box of %i points is short of %i points with %d of them', (price, own, missing) => {
  expect(missingFor(price, own)).toBe(missing)
})
