import { expect, test } from 'vitest'
import { bonusItem, lootboxFixture, martItems, spinsItem, spunFixture } from './lootboxFixture'
import { imageAt, prizeList, prizeOf, segmentOf, spinsOf, spunOf, tonesOf, topOf, waitingOf, wonPrize } from './model'

const boxes = [
  lootboxFixture({ id: 1, group_key: 'manual_wheel', valid_until: '2026-11-29T00:00:00.000Z' }),
  lootboxFixture({ id: 2, group_key: 'wheel_daily', valid_until: '2026-11-21T00:00:00.000Z' }),
  lootboxFixture({ id: 3, group_key: 'manual_wheel', valid_until: '2026-11-24T00:00:00.000Z' }),
  lootboxFixture({ id: 4, group_key: 'manual_wheel', stage: 'expired' }),
  lootboxFixture({ id: 5, group_key: 'wheel', stage: 'canceled' }),
  lootboxFixture({ id: 6, group_key: 'rocket_lite' }),
  spunFixture(1, { id: 7 }),
  spunFixture(1, { id: 8, group_key: 'wheel' }),
  spunFixture(1, { id: 9, group_key: 'rocket_max' }),
]
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)

test('only issued boxes of a wheel are its spins, sorted by expiry', () => {
  expect(ids(spinsOf(boxes, 'mart'))).toEqual([3, 1])
  expect(ids(spinsOf(boxes, 'play'))).toEqual([2])
})

test('waiting gifts by kind, sorted by expiry, without expired ones', () => {
  const shown = (now: number | undefined) =>
    waitingOf(boxes, now).map(({ groupKey, count, first }) => [groupKey, count, first.id])
  expect(shown(Date.parse('2026-11-20T12:00:00.000Z'))).toEqual([
    ['wheel_daily', 1, 2],
    ['manual_wheel', 2, 3],
    ['rocket_lite', 1, 6],
  ])
  expect(shown(Date.parse('2026-11-24T00:00:00.000Z'))).toEqual([
    ['rocket_lite', 1, 6],
    ['manual_wheel', 1, 1],
  ])
  // The server does not know the reader's clock.
  expect(shown(undefined)).toHaveLength(3)
})

test('spun boxes of a wheel; those of the plans belong to no wheel', () => {
  expect(ids(spunOf(boxes, 'mart'))).toEqual([7])
  expect(ids(spunOf(boxes, 'play'))).toEqual([8])
})

const config = { 257: [martItems[0]!], 759: [martItems[1]!], 21: [martItems[2]!] }
test.each([
  [[], '257'],
  [['257'], '257'],
  [['257', '759'], '759'],
  [['21'], '21'],
  [['793'], '257'],
])('a player of the groups %j gets the sectors of %s', (groups, group) => {
  expect(segmentOf(config, groups)).toMatchObject({
    group,
    items: [config[group as unknown as keyof typeof config][0]],
  })
})

test('without any configuration there are no sectors', () => {
  expect(segmentOf({}, ['257'])).toEqual({ group: '', items: [] })
})

test('a prize is shown in the player’s currency, else in euro', () => {
  const spins = prizeOf(spinsItem(1, 4000, 20), 'NOK')
  expect(spins).toMatchObject({ count: 20, currency: 'NOK', stakeCents: 200, maxWinCents: 1000_00, wager: 30 })
  const bonus = bonusItem(2, 0, [
    ['EUR', 5_00],
    ['CAD', 7_50],
  ])
  expect(prizeOf(bonus, 'CAD')).toMatchObject({ cents: 7_50, currency: 'CAD', count: undefined })
  expect(prizeOf(bonus, 'BTC')).toMatchObject({ cents: 5_00, currency: 'EUR' })
})

test('a sector without an illustration uses that of its type', () => {
  expect(prizeOf(martItems[1]!, 'EUR').image).toBe('/media/art/1/coin/256.webp')
  expect(imageAt('/media/art/1/candy/256.webp', 64)).toBe('/media/art/1/candy/64.webp')
})

test('the prize of a box is the sector that was won', () => {
  expect(wonPrize(spunFixture(3))).toMatchObject({ id: 3, count: 20, gift: { kind: 'freespins', id: 9 } })
  expect(wonPrize(lootboxFixture())).toBeUndefined()
})

test('the rarest prize is highlighted, the others alternate', () => {
  expect(topOf(martItems)).toBe(5)
  expect(tonesOf(martItems)).toEqual(['light-2', 'light', 'light-2', 'light', 'light-2', 'hot'])
})

test.each([2, 3, 5, 8, 9])('neighbouring sectors on a wheel of %d differ', (count) => {
  for (const weights of [Array(count).fill(100), [1, ...Array(count - 1).fill(100)]]) {
    const tones = tonesOf(weights.map((weight: number, place: number) => spinsItem(place, weight, place + 1)))
    const equal = tones.filter((tone, place) => tone === tones[(place + 1) % count])
    expect(equal).toEqual([])
  }
})

test('[OPEN-44] the list begins with the rarest prize; equal prizes are merged', () => {
  const list = prizeList([...martItems, spinsItem(7, 500, 10)], 'EUR')
  expect(list.map(({ count, cents, weight }) => [count ?? cents, weight])).toEqual([
    [50000, 1],
    [2500, 4],
    [500, 5],
    [50, 1990],
    [20, 4000],
    [10, 4500],
  ])
})
