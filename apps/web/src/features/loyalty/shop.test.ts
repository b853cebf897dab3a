import { expect, test } from 'vitest'
import type { Rate } from './queries'
import { availableIn, cardOf, isGift, missingFor, nextCard, orderOf, shelvesOf } from './shop'

const dress = { title: 'Card', image: '/media/art/1/coin/256.webp', colors: ['#fff', '#000'] as [string, string] }
const money = (group: string, points: number, wager = 0): Rate => ({
  ...dress,
  group,
  wager,
  rates: [
    { points, currency: 'EUR', amount_cents: 500 },
    { points, currency: 'NOK', amount_cents: 5000 },
  ],
  ...(wager > 0 && { activate_days: 7, wager_days: 14, max_bet: [{ currency: 'EUR', amount_cents: 500 }] }),
})
const spins = (group: string, points: number): Rate => ({
  ...dress,
  group,
  wager: 30,
  games: ['brasswing:EmberWyrm'],
  game_titles: ['Ember Wyrm'],
  stakes: [
    { currency: 'EUR', amount_cents: 20 },
    { currency: 'NOK', amount_cents: 200 },
  ],
  rate: { points, freespins_count: 20 },
})

test('[CP-05] [CP-06] [CP-08] a card has its type, group, wager, title, games, price and picture', () => {
  expect(cardOf('money', money('a', 1000), 'NOK')).toMatchObject({
    type: 'money',
    group: 'a',
    title: 'Card',
    wager: 0,
    points: 1000,
    currency: 'NOK',
    image: dress.image,
    cents: 5000,
  })
  expect(cardOf('money', money('b', 4000, 3), 'EUR')).toMatchObject({
    cents: 500,
    currency: 'EUR',
    maxBetCents: 500,
    activateDays: 7,
    wagerDays: 14,
  })
  expect(cardOf('freespins', spins('c', 600), 'NOK')).toMatchObject({
    games: ['Ember Wyrm'],
    spins: 20,
    spinCents: 200,
    currency: 'NOK',
    points: 600,
    cents: undefined,
  })
})

test('[CP-22] without a price in the currency the card is in euro', () => {
  expect(cardOf('money', money('a', 1000), 'BTC')).toMatchObject({ currency: 'EUR', cents: 500 })
  expect(cardOf('freespins', spins('c', 600), 'BTC')).toMatchObject({ currency: 'EUR', spinCents: 20 })
})

test('[CP-12] cards are sorted by group, the cheapest first', () => {
  const rates = { money: [money('dear', 4000), money('cheap', 1000)], freespins: [spins('spins', 600)] }
  const shelves = shelvesOf(rates, 'EUR')
  expect(Object.entries(shelves).map(([group, cards]) => [group, cards.map(({ group }) => group)])).toEqual([
    ['freespins', ['spins']],
    ['money', ['cheap', 'dear']],
    ['special', []],
  ])
})

const cards = [1000, 4000, 15_000].map((points) => cardOf('money', money(String(points), points), 'EUR')!)

test.each([
  [undefined, 0],
  [0, 0],
  [999.99, 0],
  [4000, 2],
])('[CP-10] with %s points the number of affordable cards in a tab is %d', (chargeable, count) => {
  expect(availableIn(cards, chargeable)).toBe(count)
})

test.each([
  [3420, 4000, 580],
  [0, 1000, 1000],
  [20_000, 15_000, 0],
  [999.5, 1000, 1],
])('[CP-13] with %d points the next card costs %d and is short of %d', (chargeable, points, missing) => {
  const card = nextCard(cards, chargeable)!
  expect([card.points, missingFor(card, chargeable)]).toEqual([points, missing])
})

test.each([
  ['as many as requested', 4280, 2, { count: 2, max: 4, cost: 2000, left: 2280 }],
  ['no more than the points suffice for', 4280, 9, { count: 4, max: 4, cost: 4000, left: 280 }],
  ['at least one', 4280, 0, { count: 1, max: 4, cost: 1000, left: 3280 }],
  ['an invalid number is one', 4280, Number.NaN, { count: 1, cost: 1000 }],
  ['one, even with too few points', 300, 1, { count: 1, max: 0, cost: 1000, left: 0 }],
])('[CP-15] [CP-23] an exchange: %s', (_, chargeable, wanted, order) => {
  expect(orderOf(cards[0]!, chargeable, wanted)).toMatchObject(order)
})

test('a special reward brings bonus money and free spins, and goes to the gifts like all rewards but real money', () => {
  const rate = { ...spins('kit', 2000), amounts: [{ currency: 'EUR', amount_cents: 1000 }] }
  const kit = cardOf('lootboxes', rate, 'EUR')!
  expect(kit).toMatchObject({ type: 'lootboxes', cents: 1000, spins: 20, spinCents: 20 })
  const others = [money('a', 1000), money('b', 1000, 3)].map((one) => cardOf('money', one, 'EUR')!)
  expect([kit, ...others].map(isGift)).toEqual([true, false, true])
})

const item = (id: number, title: string, weight: number) => ({
  id,
  weight,
  prize: false,
  bonuses: [{ title, type: 'freespins' as const, attributes: [], result_bonus: [{ field: 'wager', value: 30 }] }],
})
const box: Rate = {
  ...dress,
  group: 'rocket-lite',
  wager: 30,
  activate_days: 30,
  bonus_title: 'rocket_lite',
  items: [item(1, '3 free spins', 5000), item(3, '10 free spins', 400), item(4, '3 free spins', 600)],
  rate: { points: 50 },
}

test('[CP-05] a box of prizes lists each prize once with its total chance, the rarest first', () => {
  const card = cardOf('lootboxes', box, 'EUR')!
  expect(card).toMatchObject({ points: 50, activateDays: 30, box: { key: 'rocket_lite' } })
  expect(card.box?.prizes.map(({ title, weight }) => [title, weight])).toEqual([
    ['10 free spins', 400],
    ['3 free spins', 5600],
  ])
  expect(isGift(card)).toBe(false)
})

test('an order of boxes is limited to the number granted at once', () => {
  const card = cardOf('lootboxes', box, 'EUR')!
  expect(orderOf(card, 50_000, 30)).toMatchObject({ max: 20, count: 20, cost: 1000 })
  expect(orderOf(card, 120, 30)).toMatchObject({ max: 2, count: 2 })
})
