import { expect, test } from 'vitest'
import {
  cardAt,
  dealerCardAt,
  isLettered,
  LETTERING_END,
  layOutCards,
  letteringOf,
  seatAt,
  trayOf,
  wingsOf,
} from './layout.ts'

/** The second frame of each width is the space left by three strips of the page: a bonus, a tournament and a quest. */
const FRAMES = [
  [320, 560],
  [390, 844],
  [390, 712],
  [844, 390],
  [1024, 643],
  [1151, 668],
  [1151, 560],
  [1320, 643],
  [1920, 1000],
] as const

test.each(FRAMES)(
  'in a frame of %i by %i every card of every hand is visible and does not cover the dealer',
  (width, height) => {
    const table = layOutCards(width, height)
    const dealer = dealerCardAt(table, 0, 2)
    for (const seats of [1, 2, 3]) {
      for (let place = 0; place < seats; place++) {
        for (const hands of [1, 2]) {
          for (let at = 0; at < hands; at++) {
            for (const cards of [2, 5]) {
              for (const index of [0, cards - 1]) {
                const card = cardAt(table, { place, seats }, { at, hands, cards }, index)
                expect(card.x - card.width / 2).toBeGreaterThanOrEqual(-1)
                expect(card.x + card.width / 2).toBeLessThanOrEqual(width + 1)
                expect(card.y).toBeGreaterThan(dealer.y + dealer.width * 1.4)
                expect(card.y + card.width * 1.4).toBeLessThan(table.bottom)
              }
            }
          }
        }
      }
    }
  },
)

test.each(FRAMES)('in a frame of %i by %i seats do not touch', (width, height) => {
  const table = layOutCards(width, height)
  const [left, middle, right] = [0, 1, 2].map((place) => seatAt(table, place, 3).x) as [number, number, number]
  expect(middle - left).toBeGreaterThan(table.circle)
  expect(right - middle).toBeGreaterThan(table.circle)
})

test.each(FRAMES)(
  'in a frame of %i by %i no hand of five cards covers the lettering, and cards stay readable',
  (width, height) => {
    const table = layOutCards(width, height)
    const { size, sag, left, right } = letteringOf(table)
    for (const seats of [1, 2, 3])
      for (let place = 0; place < seats; place++) {
        const card = cardAt(table, { place, seats }, { at: 0, hands: 1, cards: 5 }, 4)
        // Showing the dealer must not make the cards too small.
        expect(card.width).toBeGreaterThanOrEqual(table.unit > 0 ? 48 : 30)
        for (const x of [card.x - card.width / 2, card.x, card.x + card.width / 2]) {
          const along = (x / width - left) / (right - left)
          if (!isLettered(table) || along < 0 || along > 1) continue
          expect(card.y).toBeGreaterThan(table.arc + size * LETTERING_END + 2 * along * (1 - along) * sag)
        }
      }
  },
)

test.each([
  [844, 358, 55],
  [667, 343, 50],
  [568, 288, 35],
] as const)(
  'on a landscape phone of %i by %i cards are next to their chips and at least %i pixels wide',
  (width, height, least) => {
    const table = layOutCards(width, height)
    for (const seats of [1, 2, 3])
      for (let place = 0; place < seats; place++) {
        const seat = seatAt(table, place, seats)
        const card = cardAt(table, { place, seats }, { at: 0, hands: 1, cards: 2 }, 0)
        expect(card.width).toBeGreaterThanOrEqual(least)
        expect(card.x - card.width / 2).toBeGreaterThan(seat.x + table.circle / 2)
        const last = cardAt(table, { place, seats }, { at: 0, hands: 1, cards: 5 }, 4)
        const next = place + 1 < seats ? seatAt(table, place + 1, seats).x - table.circle / 2 : width
        expect(last.x + last.width / 2).toBeLessThan(next)
      }
  },
)

test.each(FRAMES)('in a frame of %i by %i the dealer is shown where they fit, above their cards', (width, height) => {
  const table = layOutCards(width, height)
  expect(table.unit > 0).toBe(width >= 390 && height >= 560)
  if (table.unit === 0) return
  // A bust is some 280 units from the hair to the tie.
  expect(280 * table.unit).toBeGreaterThan(table.isTall ? 80 : 95)
  expect(280 * table.unit).toBeLessThan(table.edge)
  expect(dealerCardAt(table, 0, 2).y).toBeGreaterThan(table.edge)
})

test.each(FRAMES)(
  'in a frame of %i by %i the lettering next to the dealer covers no card and no tray',
  (width, height) => {
    const table = layOutCards(width, height)
    for (const { outer, inner, y } of wingsOf(table)) {
      const [from, to] = outer < inner ? [outer, inner] : [inner, outer]
      const tray = trayOf(table)
      expect(from >= tray.x + tray.width || to <= tray.x).toBe(true)
      for (let place = 0; place < 3; place++) {
        const card = cardAt(table, { place, seats: 3 }, { at: 0, hands: 1, cards: 5 }, 4)
        const isBeside = card.x + card.width / 2 < from || card.x - card.width / 2 > to
        expect(isBeside || card.y > y + 0.16 * (to - from), `seat ${place}`).toBe(true)
      }
    }
  },
)
