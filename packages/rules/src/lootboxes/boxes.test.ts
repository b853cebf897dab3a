import { lootboxStages } from '@apogee/contract/lootboxes'
import { expect, test } from 'vitest'
import { availabilityOf, compareBoxes, isGroupKey, isPlan, isShown, isSpinnable, isWheelKey, plans } from './boxes.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const later = '2026-03-11T12:00:00.000Z'

test('[LB-04] a box is issued, activated, canceled or expired', () => {
  expect([...lootboxStages]).toEqual(['issued', 'activated', 'canceled', 'expired'])
})

test.each([
  ['manual_wheel', true, false],
  ['wheel', true, false],
  ['wheel_daily', true, false],
  ['rocket_lite', false, true],
  ['Wheel', false, false],
  ['my_wheel', false, false],
  ['manual_wheel_2', false, false],
])('[LB-05] [OPEN-45] %s: a spin %s, a plan %s', (key, isWheel, isSold) => {
  expect([isWheelKey(key), isPlan(key), isGroupKey(key)]).toEqual([isWheel, isSold, isWheel || isSold])
})

test('[LB-13] the plans are exactly these three', () => {
  expect(plans).toEqual(['rocket_lite', 'rocket_pro', 'rocket_max'])
})

test('[LB-06] only an issued box of a wheel can be spun', () => {
  for (const stage of lootboxStages) {
    expect(isSpinnable({ stage, group_key: 'wheel_daily' })).toBe(stage === 'issued')
    expect(isSpinnable({ stage, group_key: 'manual_wheel' })).toBe(stage === 'issued')
    expect(isSpinnable({ stage, group_key: 'rocket_pro' })).toBe(false)
  }
})

test('[LB-09] issued is available, activated is used', () => {
  expect(lootboxStages.map(availabilityOf)).toEqual(['available', 'used', null, null])
})

test.each([
  ['issued', later, null, true],
  ['issued', '2026-03-10T12:00:00.000Z', null, false],
  ['expired', '2026-03-09T12:00:00.000Z', null, false],
  ['canceled', later, null, false],
  ['activated', later, '2026-03-10T11:59:00.000Z', true],
  // In Tallinn, the 10th begins at 22:00 UTC of the 9th.
  ['activated', later, '2026-03-09T22:00:00.000Z', true],
  ['activated', later, '2026-03-09T21:59:59.999Z', false],
  ['canceled', later, '2026-03-10T11:59:00.000Z', false],
  ['activated', later, null, false],
] as const)('[LB-08] %s, until %s, activated %s: shown %s', (stage, valid_until, activated_at, expected) => {
  expect(isShown({ stage, valid_until, activated_at }, now, 'Europe/Tallinn')).toBe(expected)
})

test('current boxes come before older ones, those that expire first before the others', () => {
  const box = (id: number, own: object) => ({
    id,
    stage: 'issued' as const,
    display: 1,
    valid_until: later,
    activated_at: null,
    ...own,
  })
  const boxes = [
    box(1, { stage: 'activated', activated_at: '2026-03-10T08:00:00.000Z' }),
    box(2, { display: 2 }),
    box(3, { stage: 'activated', activated_at: '2026-03-10T09:00:00.000Z' }),
    box(4, {}),
    box(5, { valid_until: '2026-03-10T18:00:00.000Z' }),
    box(6, {}),
    box(7, { stage: 'activated', activated_at: '2026-03-10T08:00:00.000Z' }),
    box(8, { stage: 'activated' }),
    box(9, { stage: 'activated' }),
  ]
  const sorted = [5, 4, 6, 2, 3, 7, 1, 9, 8]
  expect(boxes.toSorted(compareBoxes).map(({ id }) => id)).toEqual(sorted)
  expect(
    boxes
      .toReversed()
      .toSorted(compareBoxes)
      .map(({ id }) => id),
  ).toEqual(sorted)
})
